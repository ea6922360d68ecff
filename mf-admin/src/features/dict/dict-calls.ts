import { call, queryOf } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeleteRecords, useSaveRecord, useStoredForm } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const types = 'GET /api/v1/dict/types/page';
const items = 'GET /api/v1/dict/page';
const outdated = [types, items] as const;

/** One page of dictionaries; the previous page stays while the next one loads. */
export const useTypePage = (query: CallInput<typeof types>['query']) =>
  useQuery({ ...queryOf(types, { query }), placeholderData: keepPreviousData });

/** What a dictionary is called; its code until that is known. */
export const useTypeName = (code: string): string => {
  const text = useText();
  const { data } = useTypePage({ keywords: code, pageSize: 100 });
  const type = data?.list.find((one) => one.code === code);
  return type ? text({ zh: type.name, en: type.nameEn ?? undefined }) : code;
};

/** One page of a dictionary's items. */
export const useItemPage = (query: CallInput<typeof items>['query']) =>
  useQuery({ ...queryOf(items, { query }), placeholderData: keepPreviousData });

/** The form of a dictionary, never cached, as another user may have changed it. */
export const useTypeForm = (id: number | undefined) => useStoredForm('GET /api/v1/dict/types/:id/form', id);

/** An item as the form edits it, never cached. */
export const useItemForm = (id: number | undefined) => useStoredForm('GET /api/v1/dict/:id/form', id);

/** Adds a dictionary, or changes the one with this id. */
export const useSaveType = (id: number | undefined) =>
  useSaveRecord('POST /api/v1/dict/types', 'PUT /api/v1/dict/types/:id', id, outdated);

/** Adds an item, or changes the one with this id. */
export const useSaveItem = (id: number | undefined) =>
  useSaveRecord('POST /api/v1/dict', 'PUT /api/v1/dict/:id', id, outdated);

/** Enables or disables an item as it is stored now. */
export const useSetItemStatus = () =>
  useChange(outdated, async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call('GET /api/v1/dict/:id/form', { params: { id } });
    return call('PUT /api/v1/dict/:id', { params: { id }, body: { ...form, status } });
  });

export const useDeleteTypes = () => useDeleteRecords('DELETE /api/v1/dict/types/:id', outdated);

export const useDeleteItems = () => useDeleteRecords('DELETE /api/v1/dict/:id', outdated);
