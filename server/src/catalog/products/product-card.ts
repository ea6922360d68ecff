import type { ProductCard, Text } from '@portal/shared/contract';
import { pickColumns, products } from '#src/platform/database/index.ts';
import { codedCategoryName } from './tours/tour-categories.ts';
import { translatedName, translatedThemes } from './translated-name.ts';

/** Columns of `products` for a card in a list. */
export const cardColumns = {
  id: products.id,
  kind: products.kind,
  category: products.category,
  categoryName: translatedName<Text>(products.category),
  ...pickColumns(products, ['title', 'summary', 'picture', 'days', 'grade']),
  departureCity: translatedName<Text | null>(products.departureCity),
  destination: translatedName<Text | null>(products.destination),
  themes: translatedThemes,
  ...pickColumns(products, ['fromPrice', 'marketPrice', 'onSale', 'rating', 'reviewCount', 'soldCount']),
};

/** A row selected by {@link cardColumns}. */
export type CardRow = ProductCard;

/** A row as a card: tour categories are translated here, those of other kinds by the translated names. */
export const cardOf = (row: CardRow): ProductCard => ({
  ...row,
  categoryName: codedCategoryName(row.kind, row.category) ?? row.categoryName,
});
