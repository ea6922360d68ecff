import type { SectionSpec } from '../field-spec.ts';
import {
  category,
  destination,
  labels,
  marketPrice,
  nothing,
  pictures,
  saleOf,
  summary,
  texts,
  themes,
  title,
} from './shared-fields.ts';

const blankType = {
  entries: 'single',
  validity: nothing,
  stay: nothing,
  workingDays: 7,
  express: false,
};

export const visaSections: readonly SectionSpec[] = [
  {
    key: 'basics',
    fields: [title, summary, category, destination('country'), marketPrice, themes(), labels],
  },
  pictures,
  { key: 'texts', fields: [texts('highlights')] },
  {
    key: 'details',
    fields: [
      { name: 'content.countryCode', type: 'plain', max: 2 },
      { name: 'content.interview', type: 'flag' },
      { name: 'content.electronic', type: 'flag' },
      { name: 'content.accepts', type: 'text', wide: true },
      {
        name: 'content.steps',
        type: 'list',
        wide: true,
        blank: { title: nothing, body: nothing },
        fields: [
          { name: 'title', label: 'heading', type: 'text', wide: true },
          { name: 'body', type: 'text', long: true, wide: true },
        ],
      },
      {
        name: 'content.documents',
        type: 'list',
        wide: true,
        blank: { applicant: 'employed', items: [] },
        fields: [
          { name: 'applicant', type: 'choice', of: 'applicant' },
          {
            name: 'items',
            type: 'list',
            wide: true,
            blank: { title: nothing, body: nothing, required: true, original: false },
            fields: [
              { name: 'title', label: 'documentTitle', type: 'text', wide: true },
              { name: 'body', type: 'text', long: true, wide: true },
              { name: 'required', type: 'flag' },
              { name: 'original', type: 'flag' },
            ],
          },
        ],
      },
    ],
  },
  { key: 'terms', fields: [texts('included'), texts('notices', true), texts('refunds', true)] },
  saleOf('visaTypes', {
    blank: blankType,
    attributes: [
      { name: 'attributes.entries', type: 'choice', of: 'entries' },
      { name: 'attributes.workingDays', type: 'number', min: 1, max: 365 },
      { name: 'attributes.validity', type: 'text', wide: true },
      { name: 'attributes.stay', type: 'text', wide: true },
      { name: 'attributes.express', type: 'flag' },
    ],
  }),
];
