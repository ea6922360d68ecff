import { call, queryClient, queryOf } from '@portal/shared/api';
import type { Review, ReviewVote } from '@portal/shared/contract';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';

/** The votes on reviews, and how one is given or taken back. */
export interface Votes {
  /** Current for members; for visitors as the list has it. */
  readonly of: (review: Review) => Omit<ReviewVote, 'id'>;
  readonly isBusy: (review: Review) => boolean;
  /** Visitors log in first. */
  readonly toggle: (review: Review) => void;
}

const keyOf = (ids: readonly number[]) =>
  queryOf('GET /api/v1/reviews/votes', { query: { ids: ids.join() } }, { quiet: true });

const change = ({ id, voted }: Pick<ReviewVote, 'id' | 'voted'>) =>
  call(voted ? 'DELETE /api/v1/reviews/:id/vote' : 'PUT /api/v1/reviews/:id/vote', { params: { id } });

/** The votes on the reviews of a page. */
export const useVotes = (reviews: readonly Review[]): Votes => {
  const member = useSession(({ token }) => token !== '');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const options = keyOf(reviews.map(({ id }) => id));
  const wanted = member && reviews.length > 0;
  const { data } = useQuery({ ...options, queryFn: wanted ? options.queryFn : skipToken });
  const voting = useMutation({
    mutationFn: change,
    onSuccess: ({ helpful }, { id, voted }) =>
      queryClient.setQueryData<readonly ReviewVote[]>(options.queryKey, (votes) =>
        votes?.map((vote) => (vote.id === id ? { ...vote, helpful, voted: !voted } : vote)),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  });
  const of = ({ id, helpful }: Review) =>
    (member && data?.find((vote) => vote.id === id)) || { helpful, voted: false, own: false };
  return {
    of,
    isBusy: ({ id }) => voting.isPending && voting.variables.id === id,
    toggle: (review) => {
      if (!member) return void navigate(paths.login(pathname + search));
      voting.mutate({ id: review.id, voted: of(review).voted });
    },
  };
};
