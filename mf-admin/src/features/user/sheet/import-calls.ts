import { call, queryOf } from '@portal/shared/api';
import type { ImportMode } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';
import { isUnderWay } from './import-state.ts';

const one = 'GET /api/v1/users/imports/:id';

const pause = 1000;

/** How far an import is, asked again until it is over. */
export const useImport = (id: number | undefined) =>
  useQuery({
    ...queryOf(one, { params: { id: id ?? 0 } }, { polled: true }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? pause : false),
  });

/** Faulty cells, a page at a time. */
export const useImportFaults = (id: number, pageNum: number) =>
  useQuery({
    ...queryOf('GET /api/v1/users/imports/:id/faults', { params: { id }, query: { pageNum, pageSize: 20 } }),
    placeholderData: keepPreviousData,
  });

export interface ImportOrder {
  readonly deptId: number;
  readonly mode: ImportMode;
  readonly file: File;
}

/** Starts an import. */
export const useStartImport = () =>
  useMutation({
    mutationFn: ({ deptId, file, mode }: ImportOrder) =>
      call('POST /api/v1/users/_import', { query: { deptId }, body: { file, mode } }),
  });

/** Cancels an import; whatever comes of it is asked for at once. */
export const useCancelImport = (id: number) =>
  useChange([one], () => call('DELETE /api/v1/users/imports/:id', { params: { id } }), {
    alsoOnFailure: true,
  });

/** The initial passwords of the written users; the server deletes them. */
export const usePasswords = (id: number) =>
  useChange([one], () => call('POST /api/v1/users/imports/:id/passwords', { params: { id } }));

/** The rows that were not written, with what is wrong with them. */
export const useCorrections = (id: number) =>
  useMutation({ mutationFn: () => call('GET /api/v1/users/imports/:id/sheet', { params: { id } }) });
