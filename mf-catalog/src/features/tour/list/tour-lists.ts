import type { TourCategory } from '@portal/shared/contract';
import { paths } from '@portal/shared/router';
import { CompareToggle } from '#src/product/compare/compare-toggle.tsx';
import { type ProductList, productList } from '#src/product/list/product-list.ts';
import { tourListMessages } from './tour-list-messages.ts';

/** A tour list: the list of a category, or of all tours. */
export type TourListName = TourCategory | 'route';

export interface TourList {
  readonly name: TourListName;
  readonly list: ProductList;
  /** These trips are mostly booked by organisations: the list says what to bring along when asking. */
  readonly forGroups?: true;
}

const tours = productList({
  kind: 'tour',
  words: tourListMessages,
  filters: ['keywords', 'destination', 'theme', 'departureCity', 'days', 'price', 'dates'],
  look: 'rows',
  extra: CompareToggle,
});

const within = paths.tours('route');
const ofCategory = (name: TourCategory): TourList => ({
  name,
  list: { ...tours, scope: () => ({ category: name }), within },
});

export const tourLists: Readonly<Record<TourListName, TourList>> = {
  domestic: ofCategory('domestic'),
  local: ofCategory('local'),
  'party-building': { ...ofCategory('party-building'), forGroups: true },
  learning: { ...ofCategory('learning'), forGroups: true },
  abroad: ofCategory('abroad'),
  vicinity: { name: 'vicinity', list: { ...tours, scope: (region) => ({ region }), within } },
  route: { name: 'route', list: tours },
};
