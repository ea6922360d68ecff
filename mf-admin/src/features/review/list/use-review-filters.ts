import { day, oneOf } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { productKinds } from '#src/ui/product-kinds.ts';

const yesNo = oneOf('yes', 'no');

const readers = {
  rating: oneOf(1, 2, 3, 4, 5),
  kind: oneOf(...productKinds),
  replied: yesNo,
  pictures: yesNo,
  takenDown: yesNo,
  from: day(),
  to: day(),
} as const;

/** The filters of the reviews, kept in the URL. */
export const useReviewFilters = () => useListFilters(readers);

export type ReviewListState = ReturnType<typeof useReviewFilters>;
