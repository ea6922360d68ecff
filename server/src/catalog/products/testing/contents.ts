import type {
  GoodsContent,
  HotelContent,
  ProductKind,
  RoomType,
  TicketContent,
  TourContent,
  VisaContent,
  VisaType,
} from '@portal/shared/contract';
import { documentTypes } from '@portal/shared/rules';
import type { TicketSlot } from '#src/platform/database/index.ts';

const tour: TourContent = {
  highlights: [],
  itinerary: [],
  included: [],
  excluded: [],
  notices: [],
  refundTiers: [],
  minGroup: 1,
  maxPeople: 9,
  cutoffDays: 0,
  travelDocuments: {
    accepted: [...documentTypes],
    passportMonths: null,
  },
};

const hotel: HotelContent = {
  address: { zh: '海滨大道1号' },
  phone: '0759-1234567',
  opened: 2019,
  checkIn: '14:00',
  checkOut: '12:00',
  highlights: [],
  about: [],
  facilities: [],
  surroundings: [],
  policies: [],
};

const ticket: TicketContent = {
  address: { zh: '湖光镇' },
  openingHours: [],
  visitHours: 2.5,
  highlights: [],
  about: [],
  sights: [],
  gettingThere: [],
  notices: [],
};

const goods: GoodsContent = {
  origin: { zh: '徐闻' },
  shelfLife: { zh: '30天' },
  storage: { zh: '常温' },
  options: [{ name: { zh: '口味' }, values: [{ zh: '原味' }, { zh: '辣味', en: 'Hot' }] }],
  highlights: [],
  about: [],
  parameters: [],
  freight: { fee: 1000, freeFrom: 9900, remote: 1500 },
  afterSale: [],
};

const visa: VisaContent = {
  countryCode: 'JP',
  accepts: { zh: '全国' },
  interview: false,
  electronic: false,
  highlights: [],
  documents: [],
  steps: [],
  included: [],
  notices: [],
  refunds: [],
};

/** Minimal valid content of each kind. */
export const contents = { tour, hotel, ticket, goods, visa } as const satisfies Record<ProductKind, object>;

export const room: Omit<RoomType, 'skuId' | 'name'> = {
  picture: '/room.svg',
  bed: { zh: '大床' },
  area: 32,
  maxGuests: 2,
  breakfasts: 2,
  facilities: [],
  cancellation: { free: true, daysBefore: 1, hour: 18 },
};

export const slot: TicketSlot = {
  code: 'adult',
  audience: { zh: '成人' },
  includes: [],
  realName: true,
  refund: 'anytime',
  marketPrice: 5000,
  maxPerOrder: 5,
  from: '09:00',
  to: '12:00',
};

export const visaType: Omit<VisaType, 'skuId' | 'name'> = {
  entries: 'single',
  validity: { zh: '90天' },
  stay: { zh: '15天' },
  workingDays: 7,
  express: false,
};
