import type { TourCategory } from '@portal/shared/contract';
import type { TourQuery } from './tour-filters.ts';

/** A tour list: the list of a category, or of all tours. */
export type TourListName = TourCategory | 'route';

export interface TourList {
  readonly name: TourListName;
  /** What every question to the server holds, whatever the filters. */
  readonly scope: (vicinity: string) => Pick<TourQuery, 'category' | 'region'>;
  /** These trips are mostly booked by organisations: the list says what to bring along when asking. */
  readonly forGroups: boolean;
}

const ofCategory = (name: TourCategory, forGroups = false): TourList => ({
  name,
  scope: () => ({ category: name }),
  forGroups,
});

export const tourLists: Readonly<Record<TourListName, TourList>> = {
  domestic: ofCategory('domestic'),
  local: ofCategory('local'),
  'party-building': ofCategory('party-building', true),
  learning: ofCategory('learning', true),
  abroad: ofCategory('abroad'),
  vicinity: { name: 'vicinity', scope: (region) => ({ region }), forGroups: false },
  route: { name: 'route', scope: () => ({}), forGroups: false },
};
