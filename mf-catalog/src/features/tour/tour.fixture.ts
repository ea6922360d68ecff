import type { Departure, ProductFacets, TourCard, TourDetail } from '@portal/shared/contract';

/** A tour as tests meet it. */
export const tourCard = (changes: Partial<TourCard> = {}): TourCard => ({
  id: 7,
  kind: 'tour',
  category: 'local',
  categoryName: { zh: '本地游', en: 'In Zhanjiang' },
  title: { zh: '硇洲岛灯塔两日', en: 'Naozhou Island lighthouse' },
  summary: { zh: '登灯塔，住渔港。', en: 'Up the tower, down to the harbour.' },
  picture: '/artwork/lighthouse/7.svg',
  days: 2,
  grade: null,
  departureCity: { zh: '湛江', en: 'Zhanjiang' },
  destination: { zh: '硇洲岛', en: 'Naozhou Island' },
  themes: [{ zh: '海岛', en: 'Islands' }],
  fromPrice: 49_800,
  marketPrice: 62_800,
  onSale: true,
  rating: 47,
  reviewCount: 36,
  soldCount: 74,
  ...changes,
});

export const tourDetail = (changes: Partial<TourDetail> = {}): TourDetail => ({
  ...tourCard(),
  gallery: ['/artwork/lighthouse/7.svg', '/artwork/sea/8.svg'],
  content: {
    highlights: [{ zh: '水晶棱镜仍在转动' }],
    itinerary: [
      {
        title: { zh: '过海上岛' },
        body: { zh: '乘渡轮四十分钟。' },
        meals: { breakfast: false, lunch: true, dinner: true },
        hotel: { zh: '渔港客栈' },
        transport: { zh: '渡轮' },
        sights: [{ zh: '霞山码头' }, { zh: '硇洲灯塔' }],
      },
      {
        title: { zh: '赶海归来' },
        body: { zh: '清晨下滩。' },
        meals: { breakfast: false, lunch: false, dinner: false },
        sights: [],
      },
    ],
    included: [{ zh: '往返渡轮' }],
    excluded: [{ zh: '单房差' }],
    notices: [{ zh: '石滩湿滑' }],
    refundTiers: [
      { daysBefore: 7, feePercent: 0 },
      { daysBefore: 0, feePercent: 60 },
    ],
    minGroup: 8,
    maxPeople: 5,
    cutoffDays: 1,
    travelDocuments: {
      accepted: ['id-card', 'passport', 'hk-macau-permit', 'taiwan-permit'],
      passportMonths: null,
    },
  },
  ...changes,
});

export const departure = (day: string, changes: Partial<Departure> = {}): Departure => ({
  skuId: 70,
  day,
  price: 55_800,
  childPrice: 29_800,
  singleSupplement: null,
  seats: 20,
  joined: 3,
  ...changes,
});

export const facets: ProductFacets = {
  category: [{ value: 'local', label: { zh: '本地游', en: 'In Zhanjiang' }, count: 4 }],
  destination: [
    { value: '硇洲岛', label: { zh: '硇洲岛', en: 'Naozhou Island' }, count: 3 },
    { value: '桂林', label: { zh: '桂林', en: 'Guilin' }, count: 1 },
  ],
  departureCity: [{ value: '湛江', label: { zh: '湛江', en: 'Zhanjiang' }, count: 4 }],
  theme: [{ value: '海岛', label: { zh: '海岛', en: 'Islands' }, count: 2 }],
  grade: [],
  days: [{ value: '2', count: 4 }],
  minPrice: 12_800,
  maxPrice: 358_800,
};
