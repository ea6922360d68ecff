import { call, queryOf, read } from '@portal/shared/api';
import type { RoleForm } from '@portal/shared/contract';
import { useLanguage } from '@portal/shared/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const page = 'GET /api/v1/roles/page';
const options = 'GET /api/v1/roles/options';

const formOf = (id: number) => queryOf('GET /api/v1/roles/:id/form', { params: { id } });

/** A role for the form, never cached: someone else may have changed it. */
export const useRoleForm = (id: number | undefined) =>
  useQuery({ ...formOf(id ?? 0), enabled: id !== undefined, staleTime: 0, gcTime: 0 });

/** The menus of a role, with the version they have at least: it is asked first, so a change between is noticed. */
export const useRoleGrants = (id: number) =>
  useQuery({
    queryKey: ['role grants', id],
    queryFn: async () => {
      const { version } = await read('GET /api/v1/roles/:id/form', { params: { id } });
      const menuIds = await read('GET /api/v1/roles/:id/menuIds', { params: { id } });
      return { version, menuIds };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Menus as choices, in the current language; those marked that one may not give. */
export const useMenuChoices = () => {
  const language = useLanguage();
  const query = queryOf('GET /api/v1/menus/options', {});
  return useQuery({ ...query, queryKey: [...query.queryKey, language], staleTime: 0 });
};

const useRoleChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === page || key === options }),
  });
};

/** Adds a role, or changes the one with this id. */
export const useSaveRole = (id: number | undefined) =>
  useRoleChange((body: RoleForm) =>
    id === undefined
      ? call('POST /api/v1/roles', { body })
      : call('PUT /api/v1/roles/:id', { params: { id }, body }),
  );

export const useSetRoleStatus = () =>
  useRoleChange(({ id, status }: { id: number; status: 0 | 1 }) =>
    call('PUT /api/v1/roles/:id/status', { params: { id }, query: { status } }),
  );

export const useDeleteRoles = () =>
  useRoleChange((ids: readonly number[]) =>
    call('DELETE /api/v1/roles/:id', { params: { id: ids.join(',') } }),
  );

/** Sets the menus of a role. The drawer shows refusals. */
export const useSaveGrants = (id: number) =>
  useRoleChange(({ menuIds, version }: { menuIds: readonly number[]; version: string | undefined }) =>
    call('PUT /api/v1/roles/:id/menus', { params: { id }, query: { version }, body: [...menuIds] }),
  );
