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

export const goodsSections: readonly SectionSpec[] = [
  {
    key: 'basics',
    fields: [title, summary, category, destination('origin'), marketPrice, themes(), region, labels],
  },
  pictures,
  { key: 'texts', fields: [texts('highlights'), texts('about', true)] },
  {
    key: 'details',
    fields: [
      { name: 'content.origin', type: 'text', wide: true },
      { name: 'content.shelfLife', type: 'text', wide: true },
      { name: 'content.storage', type: 'text', wide: true },
      {
        name: 'content.parameters',
        type: 'list',
        wide: true,
        blank: { name: nothing, value: nothing },
        fields: [
          { name: 'name', type: 'text', wide: true },
          { name: 'value', type: 'text', wide: true },
        ],
      },
    ],
  },
  {
    key: 'terms',
    fields: [
      {
        name: 'content.freight',
        type: 'group',
        fields: [
          { name: 'fee', type: 'money' },
          { name: 'freeFrom', type: 'money', optional: true },
          { name: 'remote', type: 'money' },
        ],
      },
      texts('afterSale', true),
    ],
  },
  {
    key: 'sale',
    fields: [
      {
        name: 'content.options',
        type: 'list',
        wide: true,
        blank: { name: nothing, values: [] },
        fields: [
          { name: 'name', type: 'text', wide: true },
          { name: 'values', type: 'texts', wide: true },
        ],
      },
      ...saleOf('variants', {
        blank: { values: [], weight: 500 },
        attributes: [
          { name: 'attributes.values', type: 'optionValues', wide: true },
          { name: 'attributes.weight', type: 'number', max: 1_000_000 },
        ],
      }).fields,
    ],
  },
];
