import { call, queryOf, read } from '@portal/shared/api';
import { useLanguage } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useDeleteRecords, useSaveRecord, useSetStatus, useStoredForm } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const page = 'GET /api/v1/roles/page';
const options = 'GET /api/v1/roles/options';
const outdated = [page, options] as const;

/** A role for the form, never cached: someone else may have changed it. */
export const useRoleForm = (id: number | undefined) => useStoredForm('GET /api/v1/roles/:id/form', id);

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

/** Adds a role, or changes the one with this id. */
export const useSaveRole = (id: number | undefined) =>
  useSaveRecord('POST /api/v1/roles', 'PUT /api/v1/roles/:id', id, outdated);

export const useSetRoleStatus = () => useSetStatus('PUT /api/v1/roles/:id/status', outdated);

export const useDeleteRoles = () => useDeleteRecords('DELETE /api/v1/roles/:id', outdated);

/** Sets the menus of a role. The drawer shows refusals. */
export const useSaveGrants = (id: number) =>
  useChange(outdated, ({ menuIds, version }: { menuIds: readonly number[]; version: string | undefined }) =>
    call('PUT /api/v1/roles/:id/menus', { params: { id }, query: { version }, body: [...menuIds] }),
  );
