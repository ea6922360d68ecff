import type { FieldSpec, SectionSpec } from '../field-spec.ts';
import {
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

const blankDay = {
  title: nothing,
  body: nothing,
  meals: { breakfast: false, lunch: false, dinner: false },
  sights: [],
};

const blankExtra = {
  ...{ code: '', name: nothing, description: nothing, kind: 'OTHER', price: 0, perPerson: true },
  ...{ stock: null, refund: 'tiers', refundDays: null },
};

const extras: FieldSpec = {
  name: 'content.extras',
  type: 'list',
  wide: true,
  most: 10,
  blank: blankExtra,
  fields: [
    { name: 'name', type: 'text', max: 100, wide: true },
    { name: 'description', type: 'text', long: true, wide: true },
    { name: 'code', type: 'plain', max: 32 },
    { name: 'kind', type: 'choice', of: 'extraKind' },
    { name: 'price', type: 'money' },
    { name: 'perPerson', type: 'flag' },
    { name: 'stock', type: 'number', max: 9999 },
    { name: 'refund', type: 'choice', of: 'extraRefund' },
    { name: 'refundDays', type: 'number', max: 365 },
  ],
};

const rides: FieldSpec = {
  name: 'rides',
  type: 'list',
  wide: true,
  most: 8,
  blank: { kind: 'train', from: nothing, to: nothing },
  fields: [
    { name: 'kind', label: 'rideKind', type: 'choice', of: 'rideKind' },
    { name: 'number', label: 'rideNumber', type: 'plain', max: 12 },
    { name: 'from', label: 'rideFrom', type: 'text', max: 40, wide: true },
    { name: 'departs', type: 'time' },
    { name: 'to', label: 'rideTo', type: 'text', max: 40, wide: true },
    { name: 'arrives', type: 'time' },
    { name: 'nextDay', type: 'flag' },
  ],
};

const sights: FieldSpec = {
  name: 'sights',
  type: 'list',
  wide: true,
  blank: { zh: '' },
  fields: [
    { name: 'zh', label: 'sightChinese', type: 'plain', max: 100 },
    { name: 'en', label: 'sightEnglish', type: 'plain', max: 200 },
    { name: 'latitude', type: 'number', min: -90, max: 90 },
    { name: 'longitude', type: 'number', min: -180, max: 180 },
  ],
};

export const tourSections: readonly SectionSpec[] = [
  {
    key: 'basics',
    fields: [
      title,
      summary,
      { name: 'category', type: 'choice', of: 'category' },
      marketPrice,
      destination(),
      { name: 'departureCity', type: 'term', of: 'departureCity' },
      themes(),
      region,
      labels,
    ],
  },
  pictures,
  { key: 'texts', fields: [texts('highlights')] },
  {
    key: 'details',
    fields: [
      {
        name: 'content.itinerary',
        type: 'list',
        wide: true,
        blank: blankDay,
        fields: [
          { name: 'title', label: 'dayTitle', type: 'text', wide: true },
          { name: 'body', type: 'text', long: true, wide: true },
          {
            name: 'meals',
            type: 'group',
            fields: [
              { name: 'breakfast', type: 'flag' },
              { name: 'lunch', type: 'flag' },
              { name: 'dinner', type: 'flag' },
            ],
          },
          { name: 'hotel', type: 'text', wide: true },
          { name: 'hotelStars', type: 'number', min: 1, max: 5 },
          { name: 'hotelId', type: 'number', min: 1 },
          { name: 'transport', type: 'text', wide: true },
          rides,
          sights,
          { name: 'picture', type: 'picture' },
        ],
      },
    ],
  },
  {
    key: 'terms',
    fields: [
      texts('included'),
      texts('excluded'),
      texts('notices', true),
      { name: 'content.minGroup', type: 'number', min: 1, max: 500 },
      { name: 'content.maxPeople', type: 'number', min: 1, max: 500 },
      { name: 'content.cutoffDays', type: 'number', max: 365 },
      { name: 'content.changeDays', type: 'number', max: 365 },
      { name: 'content.changeTimes', type: 'number', max: 20 },
      { name: 'content.depositPercent', type: 'number', min: 10, max: 90 },
      { name: 'content.balanceDays', type: 'number', min: 2, max: 365 },
      {
        name: 'content.travelDocuments',
        type: 'group',
        fields: [
          { name: 'accepted', type: 'choices', of: 'document', wide: true },
          { name: 'passportMonths', type: 'number', max: 24 },
        ],
      },
      {
        name: 'content.refundTiers',
        type: 'list',
        wide: true,
        blank: { daysBefore: 0, feePercent: 100 },
        fields: [
          { name: 'daysBefore', type: 'number', max: 365 },
          { name: 'feePercent', type: 'number', max: 100 },
        ],
      },
      extras,
    ],
  },
  saleOf('plans', { attributes: [], blank: null }),
];
