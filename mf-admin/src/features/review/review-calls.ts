import { call } from '@portal/shared/api';
import type { ReviewReply } from '@portal/shared/contract';
import { useChange } from '#src/api/use-change.ts';

const page = 'GET /api/v1/reviews/page';
const outdated = [page] as const;

/** Answers a review. */
export const useReply = (id: number) =>
  useChange(outdated, (body: ReviewReply) => call('PUT /api/v1/reviews/:id/reply', { params: { id }, body }));

export const useWithdrawReply = () =>
  useChange(outdated, (id: number) => call('DELETE /api/v1/reviews/:id/reply', { params: { id } }));

/** Takes a review down. Refusals belong to the form. */
export const useTakeDown = (id: number) =>
  useChange(outdated, (body: { reason: string }) =>
    call('POST /api/v1/reviews/:id/take-down', { params: { id }, body }),
  );

export const useRestoreReview = () =>
  useChange(outdated, (id: number) => call('POST /api/v1/reviews/:id/restore', { params: { id } }));
