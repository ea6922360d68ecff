import { call, queryOf } from '@portal/shared/api';
import type { MenuForm } from '@portal/shared/contract';
import { useLanguage } from '@portal/shared/i18n';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const tree = 'GET /api/v1/menus';
const options = 'GET /api/v1/menus/options';

const treeQuery = (keywords?: string) => queryOf(tree, { query: { keywords } });

/** The menu tree, or matching branches; the previous data stays while the next loads. */
export const useMenuTree = (keywords?: string) =>
  useQuery({ ...treeQuery(keywords), placeholderData: keepPreviousData });

/** Menus as choices, in the current language. */
export const useMenuOptions = () => {
  const language = useLanguage();
  const query = queryOf(options, {});
  return useQuery({ ...query, queryKey: [...query.queryKey, language] });
};

/** The form of a menu, never cached, as another user may have changed it. */
export const useMenuForm = (id: number | undefined) =>
  useQuery({
    ...queryOf('GET /api/v1/menus/:id/form', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** Asks for the whole tree, whatever the screen is narrowed to. */
export const useWholeTree = () => {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...treeQuery(), staleTime: 0 });
};

const useMenuChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === tree || key === options }),
  });
};

/** Adds a menu, or changes the one with this id. */
export const useSaveMenu = (id: number | undefined) =>
  useMenuChange((body: MenuForm) =>
    id === undefined
      ? call('POST /api/v1/menus', { body })
      : call('PUT /api/v1/menus/:id', { params: { id }, body }),
  );

/** Shows or hides a menu as it is stored now. */
export const useSetMenuVisible = () =>
  useMenuChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call('GET /api/v1/menus/:id/form', { params: { id } });
    return call('PUT /api/v1/menus/:id', { params: { id }, body: { ...form, visible: status } });
  });

export const useDeleteMenu = () =>
  useMenuChange((id: number) => call('DELETE /api/v1/menus/:id', { params: { id } }));
