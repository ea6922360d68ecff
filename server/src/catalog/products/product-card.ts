import type { ProductCard, Text } from '@portal/shared/contract';
import { products } from '#src/platform/database/index.ts';
import { codedCategoryName } from './tours/tour-categories.ts';
import { translatedName, translatedThemes } from './translated-name.ts';

/** Columns of `products` for a card in a list. */
export const cardColumns = {
  id: products.id,
  kind: products.kind,
  category: products.category,
  categoryName: translatedName<Text>(products.category),
  title: products.title,
  summary: products.summary,
  picture: products.picture,
  days: products.days,
  grade: products.grade,
  departureCity: translatedName<Text | null>(products.departureCity),
  destination: translatedName<Text | null>(products.destination),
  themes: translatedThemes,
  fromPrice: products.fromPrice,
  marketPrice: products.marketPrice,
  onSale: products.onSale,
  rating: products.rating,
  reviewCount: products.reviewCount,
  soldCount: products.soldCount,
};

/** A row selected by {@link cardColumns}. */
export type CardRow = ProductCard;

/** A row as a card: tour categories are translated here, those of other kinds by the translated names. */
export const cardOf = (row: CardRow): ProductCard => ({
  ...row,
  categoryName: codedCategoryName(row.kind, row.category) ?? row.categoryName,
});
