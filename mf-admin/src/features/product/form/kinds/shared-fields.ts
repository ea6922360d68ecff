import type { FieldSpec, SectionSpec } from '../field-spec.ts';

export const title: FieldSpec = { name: 'title', type: 'text', max: 100, wide: true };
export const summary: FieldSpec = { name: 'summary', type: 'text', wide: true };
export const category: FieldSpec = { name: 'category', type: 'term', of: 'category' };
export const region: FieldSpec = { name: 'region', type: 'region', wide: true };
export const marketPrice: FieldSpec = { name: 'marketPrice', type: 'money', optional: true };
export const labels: FieldSpec = { name: 'labels', type: 'labels', wide: true };

export const destination = (label: 'destination' | 'country' | 'origin' = 'destination'): FieldSpec => ({
  name: 'destination',
  label,
  type: 'term',
  of: 'destination',
});

export const themes = (label: 'themes' | 'facilities' = 'themes'): FieldSpec => ({
  name: 'themes',
  label,
  type: 'terms',
  wide: true,
});

export const pictures: SectionSpec = {
  key: 'pictures',
  fields: [{ name: 'gallery', type: 'gallery', wide: true }],
};

/** A list of texts of the content. */
export const texts = (name: string, long = false): FieldSpec => ({
  name: `content.${name}`,
  type: 'texts',
  long,
  wide: true,
});

export const nothing = { zh: '' };

/** What can be bought: its name, whether it is on sale, and what its kind has besides. */
export const saleOf = (
  label: 'plans' | 'rooms' | 'ticketTypes' | 'variants' | 'visaTypes',
  { attributes, blank }: { readonly attributes: readonly FieldSpec[]; readonly blank: object | null },
): SectionSpec => ({
  key: 'sale',
  fields: [
    {
      name: 'skus',
      label,
      type: 'list',
      wide: true,
      blank: { name: nothing, enabled: true, attributes: blank },
      fields: [
        ...(label === 'variants' ? [] : [{ name: 'name', type: 'text', max: 100, wide: true } as const]),
        ...attributes,
        { name: 'enabled', type: 'flag' },
      ],
    },
  ],
});
