import type { TravellerType } from '@portal/shared/contract';
import { travellerTypes } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;

/** Which reviews are shown, in which order, and which page of them. */
export interface ShownReviews {
  readonly rating?: number;
  readonly pictures?: 'yes';
  readonly travellerType?: TravellerType;
  readonly sort: (typeof reviewSorts)[number];
  readonly pageNum: number;
}

const maxPages = 10_000;

const between = (least: number, value: number | undefined, most: number): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

/** The reviews shown are in the URL, so that a shared address and the way back here keep them. */
export const useShownReviews = () => {
  const { get, getNumber, set } = useQueryParams();
  const shown: ShownReviews = {
    rating: between(1, getNumber('stars'), 5),
    pictures: get('reviewPictures') === 'yes' ? 'yes' : undefined,
    travellerType: travellerTypes.find((type) => type === get('traveller')),
    sort: reviewSorts.find((sort) => sort === get('reviewSort')) ?? 'newest',
    pageNum: between(1, getNumber('reviewPage'), maxPages) ?? 1,
  };
  /** A change of anything but the page returns to the first one. */
  const show = (changes: Partial<ShownReviews>) => {
    const { rating, pictures, travellerType, sort, pageNum } = { ...shown, pageNum: 1, ...changes };
    set(
      {
        ...{ stars: rating, reviewPictures: pictures, traveller: travellerType },
        reviewSort: sort === 'newest' ? undefined : sort,
        reviewPage: pageNum === 1 ? undefined : pageNum,
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { shown, show };
};
