import type {
  DraftOf,
  ItineraryDay,
  ProductDraft,
  Ride,
  TourExtra,
  TravelDocuments,
} from '@portal/shared/contract';
import { publishFaults } from './publish-check.ts';

const some = { zh: '说明' };
const basics = {
  title: some,
  summary: some,
  gallery: ['/artwork/sea/1.svg'],
  departureCity: some,
  destination: some,
  region: null,
  grade: null,
  themes: [],
  marketPrice: null,
  labels: [],
};

const tour: DraftOf<'tour'> = {
  ...basics,
  kind: 'tour',
  category: 'local',
  content: {
    highlights: [],
    itinerary: [
      { title: some, body: some, meals: { breakfast: true, lunch: true, dinner: true }, sights: [] },
    ],
    included: [some],
    excluded: [some],
    notices: [some],
    refundTiers: [
      { daysBefore: 7, feePercent: 0 },
      { daysBefore: 0, feePercent: 50 },
    ],
    minGroup: 8,
    maxPeople: 9,
    cutoffDays: 7,
    travelDocuments: { accepted: ['id-card', 'passport'], passportMonths: null },
  },
  skus: [{ name: some, enabled: true, attributes: null }],
};

const abroad = (travelDocuments: TravelDocuments): DraftOf<'tour'> => ({
  ...tour,
  category: 'abroad',
  content: { ...tour.content, cutoffDays: 30, travelDocuments },
});

const boots: TourExtra = {
  ...{ code: 'boots', name: some, description: some, kind: 'EQUIPMENT', price: 1, perPerson: true },
  ...{ stock: null, refund: 'tiers', refundDays: null },
};

const withExtras = (...changes: Partial<TourExtra>[]): DraftOf<'tour'> => ({
  ...tour,
  content: { ...tour.content, extras: changes.map((change) => ({ ...boots, ...change })) },
});

const flight: Ride = {
  kind: 'flight',
  number: 'MU5721',
  from: some,
  to: some,
  departs: '08:10',
  arrives: '11:35',
};

const withDay = (change: Partial<ItineraryDay>): DraftOf<'tour'> => ({
  ...tour,
  content: { ...tour.content, itinerary: tour.content.itinerary.map((day) => ({ ...day, ...change })) },
});

const withRide = (change: Partial<Ride>): DraftOf<'tour'> =>
  withDay({ rides: [flight, { ...flight, ...change }] });

const goods: DraftOf<'goods'> = {
  ...basics,
  kind: 'goods',
  category: some,
  content: {
    origin: some,
    shelfLife: some,
    storage: some,
    options: [{ name: some, values: [some, some] }],
    highlights: [],
    about: [some],
    parameters: [],
    freight: { fee: 0, freeFrom: null, remote: 0 },
    afterSale: [some],
  },
  skus: [
    { name: some, enabled: true, attributes: { values: [0], weight: 1 } },
    { name: some, enabled: true, attributes: { values: [1], weight: 1 } },
  ],
};

const document = { title: some, body: some, required: true, original: false };
const visa: DraftOf<'visa'> = {
  ...basics,
  kind: 'visa',
  category: some,
  content: {
    countryCode: 'JP',
    accepts: some,
    interview: false,
    electronic: false,
    highlights: [],
    documents: [{ applicant: 'employed', items: [document] }],
    steps: [{ title: some, body: some }],
    included: [],
    notices: [some],
    refunds: [some],
  },
  skus: [
    {
      name: some,
      enabled: true,
      attributes: { entries: 'single', validity: some, stay: some, workingDays: 5, express: false },
    },
  ],
};

const visaSaying = (change: Partial<DraftOf<'visa'>['content']>): ProductDraft => ({
  ...visa,
  content: { ...visa.content, ...change },
});
const goodsOf = (...values: number[][]): ProductDraft => ({
  ...goods,
  skus: values.map((chosen) => ({
    name: some,
    enabled: true,
    attributes: { values: chosen, weight: 1 },
  })),
});

const complete = [
  tour,
  abroad({ accepted: ['passport'], passportMonths: 6 }),
  withExtras({ refund: 'daysBefore', refundDays: 0 }, { code: 'boots-2', stock: 0 }),
  withRide({ kind: 'train', number: 'G7501', departs: '23:40', arrives: '00:05', nextDay: true }),
  withRide({ kind: 'train', number: 'Hikari 505' }),
  withRide({ kind: 'coach', number: undefined, departs: undefined, arrives: undefined }),
  withDay({ hotel: some, hotelStars: 4, hotelId: 3 }),
  goods,
  visa,
  visaSaying({ electronic: true }),
];

test.each(complete)('a complete draft has no faults', (draft) => {
  expect(publishFaults(draft)).toEqual([]);
});

test.each<[ProductDraft, string]>([
  [{ ...tour, title: { zh: '  ' } }, 'title required'],
  [{ ...tour, gallery: [] }, 'gallery required'],
  [{ ...tour, departureCity: null }, 'departureCity required'],
  [{ ...tour, skus: [{ name: some, enabled: false, attributes: null }] }, 'skus required'],
  [{ ...tour, themes: [{ zh: '' }] }, 'themes/0 required'],
  [
    { ...tour, content: { ...tour.content, notices: [{ zh: '', en: 'Only English' }] } },
    'content/notices/0 required',
  ],
  [{ ...tour, content: { ...tour.content, minGroup: 0 } }, 'content/minGroup invalid'],
  [{ ...tour, content: { ...tour.content, cutoffDays: 6 } }, 'content/cutoffDays invalid'],
  [
    { ...tour, content: { ...tour.content, travelDocuments: { accepted: [], passportMonths: null } } },
    'content/travelDocuments/accepted required',
  ],
  [
    abroad({ accepted: ['passport', 'id-card'], passportMonths: 6 }),
    'content/travelDocuments/accepted invalid',
  ],
  [
    abroad({ accepted: ['passport'], passportMonths: null }),
    'content/travelDocuments/passportMonths invalid',
  ],
  [abroad({ accepted: ['passport'], passportMonths: 5 }), 'content/travelDocuments/passportMonths invalid'],
  [
    { ...tour, content: { ...tour.content, refundTiers: tour.content.refundTiers.toReversed() } },
    'content/refundTiers/1/daysBefore invalid',
  ],
  [withRide({ number: 'MU 5721' }), 'content/itinerary/0/rides/1/number invalid'],
  [withRide({ number: '航班' }), 'content/itinerary/0/rides/1/number invalid'],
  [withRide({ departs: '8:10' }), 'content/itinerary/0/rides/1/departs invalid'],
  [withRide({ arrives: '24:00' }), 'content/itinerary/0/rides/1/arrives invalid'],
  [withRide({ arrives: undefined, nextDay: true }), 'content/itinerary/0/rides/1/arrives required'],
  [withRide({ to: { zh: '' } }), 'content/itinerary/0/rides/1/to required'],
  [
    withDay({ sights: [some, { ...some, latitude: 39.9 }] }),
    'content/itinerary/0/sights/1/longitude required',
  ],
  [withDay({ sights: [{ ...some, longitude: 116.4 }] }), 'content/itinerary/0/sights/0/latitude required'],
  [withDay({ hotelStars: 4 }), 'content/itinerary/0/hotel required'],
  [withExtras({ code: '' }), 'content/extras/0/code required'],
  [withExtras({ code: '登山鞋' }), 'content/extras/0/code invalid'],
  [withExtras({}, {}), 'content/extras/1/code invalid'],
  [withExtras({ name: { zh: '' } }), 'content/extras/0/name required'],
  [withExtras({ price: 0 }), 'content/extras/0/price invalid'],
  [withExtras({ refund: 'daysBefore' }), 'content/extras/0/refundDays required'],
  [goodsOf([0], [0]), 'skus/1/attributes/values invalid'],
  [goodsOf([2]), 'skus/0/attributes/values invalid'],
  [goodsOf([]), 'skus/0/attributes/values invalid'],
  [visaSaying({ countryCode: 'jp' }), 'content/countryCode invalid'],
  [visaSaying({ documents: [{ applicant: 'student', items: [] }] }), 'content/documents/0/items required'],
  [
    visaSaying({ documents: [{ applicant: 'student', items: [document, document] }] }),
    'content/documents/0/items/1/title invalid',
  ],
  [
    visaSaying({
      electronic: true,
      documents: [{ applicant: 'student', items: [{ ...document, original: true }] }],
    }),
    'content/documents/0/items/0/original invalid',
  ],
])('a fault names its field (case %#)', (draft, fault) => {
  expect(publishFaults(draft).map(({ field, code }) => `${field} ${code}`)).toEqual([fault]);
});

const withDeposit = (content: Partial<typeof tour.content>): DraftOf<'tour'> => ({
  ...tour,
  content: { ...tour.content, ...content },
});

test.each<[string, Partial<typeof tour.content>, readonly string[]]>([
  ['settled before the group is decided', { depositPercent: 30, balanceDays: 9 }, []],
  ['none', { depositPercent: null, balanceDays: null }, []],
  ['settled after the group is decided', { depositPercent: 60, balanceDays: 8 }, ['balanceDays']],
  ['without a due day', { depositPercent: 30 }, ['balanceDays']],
  ['without a share', { balanceDays: 30 }, ['depositPercent']],
  [
    'that is no more than the fee',
    { depositPercent: 50, balanceDays: 8, cutoffDays: 0, minGroup: 1 },
    ['depositPercent'],
  ],
])('a deposit %s has its faults', (_name, content, fields) => {
  expect(publishFaults(withDeposit(content)).map(({ field }) => field)).toEqual(
    fields.map((name) => `content/${name}`),
  );
});
