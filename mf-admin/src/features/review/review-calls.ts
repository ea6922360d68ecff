import { call } from '@portal/shared/api';
import type { ReviewReply } from '@portal/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const page = 'GET /api/v1/reviews/page';

const useReviewChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: [page] }),
  });
};

/** Answers a review. */
export const useReply = (id: number) =>
  useReviewChange((body: ReviewReply) => call('PUT /api/v1/reviews/:id/reply', { params: { id }, body }));

export const useWithdrawReply = () =>
  useReviewChange((id: number) => call('DELETE /api/v1/reviews/:id/reply', { params: { id } }));

/** Takes a review down. Refusals belong to the form. */
export const useTakeDown = (id: number) =>
  useReviewChange((body: { reason: string }) =>
    call('POST /api/v1/reviews/:id/take-down', { params: { id }, body }),
  );

export const useRestoreReview = () =>
  useReviewChange((id: number) => call('POST /api/v1/reviews/:id/restore', { params: { id } }));
