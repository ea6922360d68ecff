import { call, queryOf } from '@portal/shared/api';
import type { CallInput, VisaDocumentVerdict } from '@portal/shared/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useOpenRecord } from '#src/api/open-record.ts';
import { useChange } from '#src/api/use-change.ts';

export type CaseQuery = CallInput<'GET /api/v1/visa-orders'>['query'];

const list = 'GET /api/v1/visa-orders';
const one = 'GET /api/v1/visa-orders/:orderNo';

/** One page of the queue; while another one is on its way, the one before stays. */
export const useCases = (query: CaseQuery) =>
  useQuery({ ...queryOf(list, { query }), placeholderData: keepPreviousData });

export const useCase = (orderNo: string) => useOpenRecord(one, { params: { orderNo } });

/** A file as it was uploaded. It is kept no longer than it is looked at; each look is written down by the server. */
export const useDocument = (orderNo: string, id: number) =>
  useQuery({
    ...queryOf('GET /api/v1/visa-orders/:orderNo/files/:id', { params: { orderNo, id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Accepts or refuses a file. Refusals of the call belong to the form. */
export const useJudge = (orderNo: string) =>
  useChange([list, one], ({ id, ...body }: VisaDocumentVerdict & { id: number }) =>
    call('PUT /api/v1/visa-orders/:orderNo/files/:id/verdict', { params: { orderNo, id }, body }),
  );
