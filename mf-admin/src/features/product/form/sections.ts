import type { ProductKind } from '@portal/shared/contract';
import type { SectionSpec } from './field-spec.ts';
import { goodsSections } from './kinds/goods-sections.ts';
import { hotelSections } from './kinds/hotel-sections.ts';
import { ticketSections } from './kinds/ticket-sections.ts';
import { tourSections } from './kinds/tour-sections.ts';
import { visaSections } from './kinds/visa-sections.ts';

const seo: SectionSpec = {
  key: 'seo',
  fields: [
    { name: 'seo.title', label: 'seoTitle', type: 'text', max: 100, wide: true },
    { name: 'seo.description', label: 'seoDescription', type: 'text', long: true, max: 300, wide: true },
    { name: 'seo.picture', label: 'seoPicture', type: 'picture', wide: true },
    { name: 'seoPreview', type: 'seoPreview', wide: true },
  ],
};

/** The form of each kind, described. */
export const sections: Readonly<Record<ProductKind, readonly SectionSpec[]>> = {
  tour: [...tourSections, seo],
  hotel: [...hotelSections, seo],
  ticket: [...ticketSections, seo],
  goods: [...goodsSections, seo],
  visa: [...visaSections, seo],
};
