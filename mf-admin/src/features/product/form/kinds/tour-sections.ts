import type { SectionSpec } from '../field-spec.ts';
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
          { name: 'transport', type: 'text', wide: true },
          { name: 'sights', type: 'texts', wide: true },
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
    ],
  },
  saleOf('plans', { attributes: [], blank: null }),
];
