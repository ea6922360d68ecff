import type { ProductKind } from '@portal/shared/contract';
import type { SectionSpec } from './field-spec.ts';
import { goodsSections } from './kinds/goods-sections.ts';
import { hotelSections } from './kinds/hotel-sections.ts';
import { ticketSections } from './kinds/ticket-sections.ts';
import { tourSections } from './kinds/tour-sections.ts';
import { visaSections } from './kinds/visa-sections.ts';

/** The form of each kind, described. */
export const sections: Readonly<Record<ProductKind, readonly SectionSpec[]>> = {
  tour: tourSections,
  hotel: hotelSections,
  ticket: ticketSections,
  goods: goodsSections,
  visa: visaSections,
};
