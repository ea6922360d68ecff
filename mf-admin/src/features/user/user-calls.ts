import { call, queryOf } from '@portal/shared/api';
import type { CallInput, UserForm } from '@portal/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const page = 'GET /api/v1/users/page';

export const useDepartments = () => useQuery(queryOf('GET /api/v1/dept/options', {}));

export const useRoles = () => useQuery(queryOf('GET /api/v1/roles/options', {}));

/** A user as the form edits it, never cached: somebody else may have changed it. */
export const useUserForm = (id: number | undefined) =>
  useQuery({
    ...queryOf('GET /api/v1/users/:id/form', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

const useUserChange = <T, D>(change: (input: T) => Promise<D>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: [page] }),
  });
};

/** Adds a user, or changes the one with this id. */
export const useSaveUser = (id: number | undefined) =>
  useUserChange((body: UserForm) =>
    id === undefined
      ? call('POST /api/v1/users', { body })
      : call('PUT /api/v1/users/:id', { params: { id }, body }),
  );

export const useSetStatus = () =>
  useUserChange(({ id, status }: { id: number; status: 0 | 1 }) =>
    call('PATCH /api/v1/users/:id/status', { params: { id }, query: { status } }),
  );

export const useDeleteUsers = () =>
  useUserChange((ids: readonly number[]) =>
    call('DELETE /api/v1/users/:id', { params: { id: ids.join(',') } }),
  );

export const useSetPassword = (id: number) =>
  useMutation({
    mutationFn: (password: string) =>
      call('PATCH /api/v1/users/:id/password', { params: { id }, query: { password } }),
  });

export const exportUsers = (query: CallInput<'GET /api/v1/users/_export'>['query']) =>
  call('GET /api/v1/users/_export', { query });

export const useTemplate = () => useMutation({ mutationFn: () => call('GET /api/v1/users/template', {}) });
