import { call, queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

/** Whether what the user publishes needs approval. */
export const publishingRight = queryOf('GET /api/v1/products/publishing', {}, { quiet: true });

/** The open proposal to publish a product. */
export const usePublishProposal = (id: number) =>
  useQuery({
    ...queryOf('GET /api/v1/products/:id/publishing', { params: { id } }, { quiet: true }),
    staleTime: 0,
  }).data;

const outdated = [
  'GET /api/v1/products/:id/publishing',
  'GET /api/v1/products/:id/schedule',
  'GET /api/v1/products/page',
  'GET /api/v1/approvals',
] as const;

/** Withdraws the own proposal. */
export const useWithdrawPublishing = (id: number) =>
  useChange(outdated, () =>
    call('POST /api/v1/products/:id/publishing/decline', { params: { id }, body: {} }),
  );
