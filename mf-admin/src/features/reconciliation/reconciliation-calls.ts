import { call, queryOf } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const days = 'GET /api/v1/reconciliations';
const day = 'GET /api/v1/reconciliations/:day';
const anomalies = 'GET /api/v1/payment-anomalies';

/** One page of days; while another one is loading, the one before stays. So do the lists below. */
export const useDays = (query: CallInput<typeof days>['query']) =>
  useQuery({ ...queryOf(days, { query }), placeholderData: keepPreviousData });

export const useDifferences = (of: string, query: CallInput<typeof day>['query']) =>
  useQuery({
    ...queryOf(day, { params: { day: of }, query }),
    placeholderData: keepPreviousData,
  });

const lines = 'GET /api/v1/reconciliations/:day/lines';
export type LineFilters = CallInput<typeof lines>['query'];

export const useLines = (of: string, query: LineFilters) =>
  useQuery({
    ...queryOf(lines, { params: { day: of }, query }),
    placeholderData: keepPreviousData,
  });

export const useAnomalies = (query: CallInput<typeof anomalies>['query']) =>
  useQuery({ ...queryOf(anomalies, { query }), placeholderData: keepPreviousData });

/** Compares a day with the provider's bills again. */
export const useRunDay = () =>
  useChange([days, day, lines], (of: string) =>
    call('POST /api/v1/reconciliations/:day/run', { params: { day: of } }),
  );

export const useDaySheet = () =>
  useMutation({
    mutationFn: (of: string) => call('GET /api/v1/reconciliations/:day/file', { params: { day: of } }),
  });

/** Notes what was done about a notification. Refusals belong to the form. */
export const useSettleAnomaly = (id: number) =>
  useChange([anomalies], (body: { note: string }) =>
    call('POST /api/v1/payment-anomalies/:id/settle', { params: { id }, body }),
  );

/** Records how a difference was resolved. Refusals belong to the form. */
export const useResolveDifference = (id: number) =>
  useChange([days, day], (body: CallInput<'POST /api/v1/reconciliations/differences/:id/resolve'>['body']) =>
    call('POST /api/v1/reconciliations/differences/:id/resolve', { params: { id }, body }),
  );
