import { call, queryOf } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeleteRecords, useSaveRecord, useStoredForm } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const tree = 'GET /api/v1/dept';
const options = 'GET /api/v1/dept/options';
const outdated = [tree, options] as const;

/** The department tree, or matching branches; the previous data stays while the next loads. */
export const useDeptTree = (filters: { keywords?: string; status?: 0 | 1 }) =>
  useQuery({ ...queryOf(tree, { query: filters }), placeholderData: keepPreviousData });

/** The whole tree, for choosing a place in it. */
export const useWholeDeptTree = () => useQuery(queryOf(tree, { query: {} }));

/** The form of a department, never cached, as another user may have changed it. */
export const useDeptForm = (id: number | undefined) => useStoredForm('GET /api/v1/dept/:id/form', id);

/** Adds a department, or changes the one with this id. */
export const useSaveDept = (id: number | undefined) =>
  useSaveRecord('POST /api/v1/dept', 'PUT /api/v1/dept/:id', id, outdated);

/** Enables or disables a department as it is stored now. */
export const useSetDeptStatus = () =>
  useChange(outdated, async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call('GET /api/v1/dept/:id/form', { params: { id } });
    return call('PUT /api/v1/dept/:id', { params: { id }, body: { ...form, status } });
  });

export const useDeleteDepts = () => useDeleteRecords('DELETE /api/v1/dept/:id', outdated);
