import { call, queryOf } from '@portal/shared/api';
import type { AdminOrderFilters, CallInput } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useOpenRecord } from '#src/api/open-record.ts';
import { useChange } from '#src/api/use-change.ts';

const list = 'GET /api/v1/staff/orders';
const counts = 'GET /api/v1/staff/orders/counts';
const one = 'GET /api/v1/staff/orders/:orderNo';
const passengers = 'GET /api/v1/staff/orders/:orderNo/passengers';
const quote = 'GET /api/v1/staff/orders/:orderNo/refund-quote';

/** How many orders of each state there are within the filters. */
export const useOrderCounts = (query: CallInput<typeof counts>['query']) =>
  useQuery({ ...queryOf(counts, { query }), placeholderData: keepPreviousData }).data;

export const useOrder = (orderNo: string) => useOpenRecord(one, { params: { orderNo } });

export const usePassengers = (orderNo: string) => useQuery(queryOf(passengers, { params: { orderNo } }));

/** What giving the order back means now, never cached. */
export const useRefundQuote = (orderNo: string) =>
  useQuery({ ...queryOf(quote, { params: { orderNo } }), staleTime: 0, gcTime: 0 });

const outdated = [list, counts, one] as const;

export const useAddNote = (orderNo: string) =>
  useChange(outdated, (text: string) =>
    call('POST /api/v1/staff/orders/:orderNo/notes', { params: { orderNo }, body: { text } }),
  );

export const useCancelOrder = (orderNo: string) =>
  useChange(outdated, () => call('POST /api/v1/staff/orders/:orderNo/cancel', { params: { orderNo } }));

interface Keyed<B> {
  readonly body: B;
  readonly idempotencyKey: string;
}

export const useRefundOrder = (orderNo: string) =>
  useChange(outdated, ({ body, idempotencyKey }: Keyed<{ reason: string; expectedRefund: number }>) =>
    call('POST /api/v1/staff/orders/:orderNo/refund', { params: { orderNo }, body }, { idempotencyKey }),
  );

export const useRefundPart = (orderNo: string) =>
  useChange(outdated, ({ body, idempotencyKey }: Keyed<{ reason: string; amount: number }>) =>
    call('POST /api/v1/staff/orders/:orderNo/refund-part', { params: { orderNo }, body }, { idempotencyKey }),
  );

/** The whole document number of a traveller; each look is written down by the server. */
export const useRevealDocument = (orderNo: string) =>
  useMutation({
    mutationFn: (traveller: number) =>
      call('POST /api/v1/staff/orders/:orderNo/document', { params: { orderNo }, body: { traveller } }),
  });

/** The orders that pass the filters, as a file. */
export const exportOrders = (query: AdminOrderFilters) =>
  call('GET /api/v1/staff/orders/export', { query }, { timeout: 120_000 });

/** Slips of these orders as PDF, to be printed. */
export const printOrders = (orderNos: string[]) =>
  call('POST /api/v1/staff/orders/slips/file', { body: { orderNos } }, { timeout: 60_000 });
