import type { ProductDraft, Text } from '@portal/shared/contract';
import { searchColumns } from '#src/catalog/products/index.ts';
import { searchAddressesOf, searchTextOf } from './search-text.ts';

const nameOf = (text: Text | null): string | null => (text && text.zh !== '' ? text.zh : null);

/** Duration: days of a tour, working days of the first visa type. */
const daysOf = (draft: ProductDraft): number | null => {
  if (draft.kind === 'tour') return draft.content.itinerary.length || null;
  if (draft.kind !== 'visa') return null;
  return draft.skus.find(({ enabled }) => enabled)?.attributes.workingDays ?? null;
};

export const categoryOf = (draft: ProductDraft): string =>
  draft.kind === 'tour' ? draft.category : draft.category.zh;

/** The column values of a product, from its draft. */
export const columnsOf = (draft: ProductDraft) => ({
  category: categoryOf(draft),
  title: draft.title,
  summary: draft.summary,
  picture: draft.gallery[0] ?? '',
  gallery: draft.gallery,
  content: draft.content,
  departureCity: nameOf(draft.departureCity),
  destination: nameOf(draft.destination),
  region: draft.region,
  days: daysOf(draft),
  grade: draft.grade,
  themes: draft.themes.map(({ zh }) => zh),
  marketPrice: draft.marketPrice,
  onSale: draft.marketPrice !== null,
  seo: draft.seo ?? null,
  ...searchColumns(searchTextOf(draft), draft.title, searchAddressesOf(draft)),
});

export type ProductColumns = ReturnType<typeof columnsOf>;
