import { call, queryOf } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const outdated = ['GET /api/v1/approvals/deputies'] as const;

/** Whom a member names, and for which days. */
export type DeputyForm = CallInput<'POST /api/v1/approvals/deputies'>['body'];

/** The current and coming deputies of the reader. */
export const useDeputies = () => useQuery(queryOf('GET /api/v1/approvals/deputies', {}));

/** The first colleagues whose name has these words. */
export const useCandidates = (keywords: string) =>
  useQuery({
    ...queryOf('GET /api/v1/approvals/deputies/candidates', {
      query: keywords === '' ? {} : { keywords: keywords.slice(0, 100) },
    }),
    placeholderData: keepPreviousData,
  });

export const useNameDeputy = () =>
  useChange(outdated, (body: DeputyForm) => call('POST /api/v1/approvals/deputies', { body }));

export const useEndDeputyship = () =>
  useChange(outdated, (id: number) => call('DELETE /api/v1/approvals/deputies/:id', { params: { id } }), {
    alsoOnFailure: true,
  });
