import { useQueryParams } from '@portal/shared/ui';

/** Which reviews are shown: those with so many stars, or all; and which page of them. */
export interface ShownReviews {
  readonly rating?: number;
  readonly pageNum: number;
}

const maxPages = 10_000;

const between = (least: number, value: number | undefined, most: number): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

/** The reviews shown live in the URL, `stars` and `reviewPage`, so that a shared address and the way back here keep them. */
export const useShownReviews = () => {
  const { getNumber, set } = useQueryParams();
  const shown: ShownReviews = {
    rating: between(1, getNumber('stars'), 5),
    pageNum: between(1, getNumber('reviewPage'), maxPages) ?? 1,
  };
  const show = ({ rating, pageNum }: ShownReviews) =>
    set(
      { stars: rating, reviewPage: pageNum === 1 ? undefined : pageNum },
      { replace: true, preventScrollReset: true },
    );
  return { shown, show };
};
