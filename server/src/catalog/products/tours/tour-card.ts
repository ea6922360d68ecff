import type { TourCard, TourCategory } from '@portal/shared/contract';
import { type CardRow, cardColumns, cardOf } from '../product-card.ts';

export { cardColumns as tourCardColumns };

/** A row as a tour card. A tour without a number of days counts as one day. */
export const tourCardOf = (row: CardRow): TourCard => ({
  ...cardOf(row),
  category: row.category as TourCategory,
  days: row.days ?? 1,
});
