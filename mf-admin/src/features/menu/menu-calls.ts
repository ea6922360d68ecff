import { call, queryOf } from '@portal/shared/api';
import { useLanguage } from '@portal/shared/i18n';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSaveRecord, useStoredForm } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const tree = 'GET /api/v1/menus';
const options = 'GET /api/v1/menus/options';
const outdated = [tree, options] as const;

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
export const useMenuForm = (id: number | undefined) => useStoredForm('GET /api/v1/menus/:id/form', id);

/** Asks for the whole tree, whatever the screen is narrowed to. */
export const useWholeTree = () => {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...treeQuery(), staleTime: 0 });
};

/** Adds a menu, or changes the one with this id. */
export const useSaveMenu = (id: number | undefined) =>
  useSaveRecord('POST /api/v1/menus', 'PUT /api/v1/menus/:id', id, outdated);

/** Shows or hides a menu as it is stored now. */
export const useSetMenuVisible = () =>
  useChange(outdated, async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call('GET /api/v1/menus/:id/form', { params: { id } });
    return call('PUT /api/v1/menus/:id', { params: { id }, body: { ...form, visible: status } });
  });

export const useDeleteMenu = () =>
  useChange(outdated, (id: number) => call('DELETE /api/v1/menus/:id', { params: { id } }));
