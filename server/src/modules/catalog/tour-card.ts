import type { Text, TourCard, TourCategory } from '@portal/shared/contract';
import { products } from '../../db/schema/index.ts';
import { named, namedThemes } from './term.ts';

/** What to select of `products` for a tour in a list. */
export const tourCardColumns = {
  id: products.id,
  category: products.category,
  title: products.title,
  summary: products.summary,
  picture: products.picture,
  days: products.days,
  departureCity: named<Text | null>(products.departureCity),
  destination: named<Text | null>(products.destination),
  themes: namedThemes,
  fromPrice: products.fromPrice,
  marketPrice: products.marketPrice,
  onSale: products.onSale,
  rating: products.rating,
  reviewCount: products.reviewCount,
  soldCount: products.soldCount,
};

interface Row extends Omit<TourCard, 'category' | 'days'> {
  readonly category: string;
  readonly days: number | null;
}

/** A selected row as lists show a tour. A tour without a number of days counts as one day. */
export const tourCardOf = (row: Row): TourCard => ({
  ...row,
  category: row.category as TourCategory,
  days: row.days ?? 1,
});
