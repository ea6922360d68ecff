import { call, queryOf } from '@portal/shared/api';
import type { BulkJob, BulkRowState, BulkSheetKind, CallInput } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const one = 'GET /api/v1/bulk-jobs/:id';
const rows = 'GET /api/v1/bulk-jobs/:id/rows';
const all = 'GET /api/v1/bulk-jobs';
const outdated = [one, rows, all] as const;

const pauseMs = 1000;

/** Whether a worker has still something to do. */
export const isUnderWay = ({ state }: Pick<BulkJob, 'state'>): boolean =>
  state === 'waiting' || state === 'running' || state === 'undoing';

/** A bulk job, asked for again while it is running. */
export const useBulkJob = (id: number | undefined) =>
  useQuery({
    ...queryOf(one, { params: { id: id ?? 0 } }, { polled: true }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? pauseMs : false),
  });

/** A page of the rows of a job; fetched again with each change of its progress. */
export const useBulkRows = (
  { id, counts }: BulkJob,
  query: { readonly state?: BulkRowState; readonly pageNum: number; readonly pageSize: number },
) => {
  const asked = queryOf(rows, { params: { id }, query });
  return useQuery({
    ...asked,
    queryKey: [...asked.queryKey, counts] as unknown as typeof asked.queryKey,
    placeholderData: keepPreviousData,
  });
};

/** The jobs of the caller, asked for again while one of them is running. */
export const useBulkJobs = (pageNum: number, pageSize: number) =>
  useQuery({
    ...queryOf(all, { query: { pageNum, pageSize } }, { polled: true }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.list.some(isUnderWay) ? pauseMs : false),
  });

/** Prepares a job: its preview. Refusals belong to the form. */
export const usePrepareJob = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/v1/bulk-jobs'>['body']) =>
      call('POST /api/v1/bulk-jobs', { body }),
    onSuccess: (job) => client.setQueryData(queryOf(one, { params: { id: job.id } }).queryKey, job),
  });
};

/** Prepares a job with the rows of a sheet. Refusals belong to the form. */
export const usePrepareSheet = () =>
  useMutation({
    mutationFn: (body: { readonly kind: BulkSheetKind; readonly file: File }) =>
      call('POST /api/v1/bulk-jobs/_sheet', { body }, { timeout: 120_000 }),
  });

/** The template of the sheet of a kind. */
export const useTemplate = () =>
  useMutation({
    mutationFn: (kind: BulkSheetKind) => call('GET /api/v1/bulk-jobs/template', { query: { kind } }),
  });

export const useStartJob = () =>
  useChange(outdated, (id: number) => call('POST /api/v1/bulk-jobs/:id/start', { params: { id } }), {
    alsoOnFailure: true,
  });

export const useCancelJob = (id: number) =>
  useChange(outdated, () => call('POST /api/v1/bulk-jobs/:id/cancel', { params: { id } }), {
    alsoOnFailure: true,
  });

export const useUndoJob = (id: number) =>
  useChange(outdated, () => call('POST /api/v1/bulk-jobs/:id/undo', { params: { id } }), {
    alsoOnFailure: true,
  });

/** The result of every row as a spreadsheet. */
export const useResultSheet = () =>
  useMutation({
    mutationFn: (id: number) =>
      call('GET /api/v1/bulk-jobs/:id/sheet', { params: { id } }, { timeout: 120_000 }),
  });

/** Returns what makes every list out of date, because a job has changed records. */
export const useRefreshLists = () => {
  const client = useQueryClient();
  const own: readonly unknown[] = outdated;
  return () => void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => !own.includes(key) });
};
