import { call, queryOf } from '@portal/shared/api';
import type { DeptForm } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const tree = 'GET /api/v1/dept';
const options = 'GET /api/v1/dept/options';

/** The department tree, or matching branches; the previous data stays while the next loads. */
export const useDeptTree = (filters: { keywords?: string; status?: 0 | 1 }) =>
  useQuery({ ...queryOf(tree, { query: filters }), placeholderData: keepPreviousData });

/** The whole tree, for choosing a place in it. */
export const useWholeDeptTree = () => useQuery(queryOf(tree, { query: {} }));

/** The form of a department, never cached, as another user may have changed it. */
export const useDeptForm = (id: number | undefined) =>
  useQuery({
    ...queryOf('GET /api/v1/dept/:id/form', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

const useDeptChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === tree || key === options }),
  });
};

/** Adds a department, or changes the one with this id. */
export const useSaveDept = (id: number | undefined) =>
  useDeptChange((body: DeptForm) =>
    id === undefined
      ? call('POST /api/v1/dept', { body })
      : call('PUT /api/v1/dept/:id', { params: { id }, body }),
  );

/** Enables or disables a department as it is stored now. */
export const useSetDeptStatus = () =>
  useDeptChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call('GET /api/v1/dept/:id/form', { params: { id } });
    return call('PUT /api/v1/dept/:id', { params: { id }, body: { ...form, status } });
  });

export const useDeleteDepts = () =>
  useDeptChange((ids: readonly number[]) =>
    call('DELETE /api/v1/dept/:id', { params: { id: ids.join(',') } }),
  );
