import type { SectionSpec } from '../field-spec.ts';
import {
  category,
  destination,
  labels,
  marketPrice,
  nothing,
  pictures,
  region,
  saleOf,
  summary,
  texts,
  themes,
  title,
} from './shared-fields.ts';

const blankSlot = {
  code: 'adult',
  audience: nothing,
  includes: [],
  realName: true,
  concession: false,
  refund: 'anytime',
  marketPrice: null,
  maxPerOrder: 5,
  from: null,
  to: null,
};

export const ticketSections: readonly SectionSpec[] = [
  {
    key: 'basics',
    fields: [
      title,
      summary,
      category,
      destination(),
      { name: 'grade', type: 'number', min: 1, max: 5 },
      marketPrice,
      themes(),
      region,
      labels,
    ],
  },
  pictures,
  {
    key: 'texts',
    fields: [
      texts('highlights'),
      texts('about', true),
      {
        name: 'content.sights',
        type: 'list',
        wide: true,
        blank: { name: nothing, body: nothing, picture: '' },
        fields: [
          { name: 'name', type: 'text', wide: true },
          { name: 'body', type: 'text', long: true, wide: true },
          { name: 'picture', type: 'picture' },
        ],
      },
    ],
  },
  {
    key: 'details',
    fields: [
      { name: 'content.address', type: 'text', wide: true },
      { name: 'content.latitude', type: 'number', min: -90, max: 90 },
      { name: 'content.longitude', type: 'number', min: -180, max: 180 },
      { name: 'content.visitHours', type: 'number', max: 72, step: 0.5 },
      {
        name: 'content.openingHours',
        type: 'list',
        wide: true,
        blank: { season: { zh: '全年', en: 'All year' }, from: '08:30', to: '17:30', lastEntry: '17:00' },
        fields: [
          { name: 'season', type: 'text', wide: true },
          { name: 'from', type: 'time' },
          { name: 'to', type: 'time' },
          { name: 'lastEntry', type: 'time' },
        ],
      },
      texts('gettingThere'),
    ],
  },
  { key: 'terms', fields: [texts('notices', true)] },
  saleOf('ticketTypes', {
    blank: blankSlot,
    attributes: [
      { name: 'attributes.code', type: 'plain', max: 40 },
      { name: 'attributes.refund', type: 'choice', of: 'refund' },
      { name: 'attributes.from', type: 'time', optional: true },
      { name: 'attributes.to', type: 'time', optional: true },
      { name: 'attributes.maxPerOrder', type: 'number', min: 1, max: 100 },
      { name: 'attributes.marketPrice', type: 'money', optional: true },
      { name: 'attributes.audience', type: 'text', wide: true },
      { name: 'attributes.includes', type: 'texts', wide: true },
      { name: 'attributes.realName', type: 'flag' },
      { name: 'attributes.concession', type: 'flag' },
    ],
  }),
];
