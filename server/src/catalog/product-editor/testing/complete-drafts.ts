import type { DraftOf, ProductKind, Text } from '@portal/shared/contract';
import { contents, room, slot, visaType } from '#src/catalog/products/testing/contents.ts';

const some: Text = { zh: '说明', en: 'Words' };
const basics = {
  title: { zh: '海边两日', en: 'Two days by the sea' },
  summary: { zh: '看海', en: 'See the sea' },
  gallery: ['/artwork/sea/one.svg'],
  departureCity: { zh: '湛江', en: 'Zhanjiang' },
  destination: { zh: '硇洲岛', en: 'Naozhou' },
  region: '440000/440800',
  grade: null,
  themes: [{ zh: '海岛', en: 'Islands' }],
  marketPrice: null,
  labels: [],
  seo: null,
};
const name = { zh: '标准', en: 'Standard' };
const category = { zh: '休闲', en: 'Leisure' };

/** A draft of each kind, complete except for a bookable day. */
export const completeDrafts: { readonly [K in ProductKind]: DraftOf<K> } = {
  tour: {
    ...basics,
    kind: 'tour',
    category: 'local',
    content: {
      ...contents.tour,
      itinerary: [
        {
          title: some,
          body: some,
          meals: { breakfast: true, lunch: true, dinner: false },
          sights: [{ zh: '硇洲灯塔', en: 'Lighthouse' }],
        },
      ],
      included: [some],
      excluded: [some],
      notices: [some],
      refundTiers: [{ daysBefore: 7, feePercent: 0 }],
    },
    skus: [{ name, enabled: true, attributes: null }],
  },
  hotel: {
    ...basics,
    kind: 'hotel',
    category,
    grade: 4,
    content: {
      ...contents.hotel,
      about: [some],
      facilities: [some],
      policies: [{ title: some, body: some }],
    },
    skus: [{ name, enabled: true, attributes: { ...room, picture: '/artwork/sea/room.svg' } }],
  },
  ticket: {
    ...basics,
    kind: 'ticket',
    category,
    content: {
      ...contents.ticket,
      openingHours: [{ season: some, from: '08:30', to: '18:00', lastEntry: '17:00' }],
      about: [some],
      notices: [some],
    },
    skus: [{ name, enabled: true, attributes: slot }],
  },
  goods: {
    ...basics,
    kind: 'goods',
    category,
    content: { ...contents.goods, about: [some], afterSale: [some] },
    skus: [{ name, enabled: true, attributes: { values: [0], weight: 300 } }],
  },
  visa: {
    ...basics,
    kind: 'visa',
    category,
    content: {
      ...contents.visa,
      documents: [
        { applicant: 'employed', items: [{ title: some, body: some, required: true, original: false }] },
      ],
      steps: [{ title: some, body: some }],
      notices: [some],
      refunds: [some],
    },
    skus: [{ name, enabled: true, attributes: visaType }],
  },
};

export const everyKind = Object.keys(completeDrafts) as ProductKind[];
