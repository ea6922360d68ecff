import { call, queryOf } from '@portal/shared/api';
import type { CallInput, DictItemForm, DictTypeForm } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const types = 'GET /api/v1/dict/types/page';
const items = 'GET /api/v1/dict/page';

/** One page of dictionaries; the previous page stays while the next one loads. */
export const useTypePage = (query: CallInput<typeof types>['query']) =>
  useQuery({ ...queryOf(types, { query }), placeholderData: keepPreviousData });

/** What a dictionary is called; its code until that is known. */
export const useTypeName = (code: string): string => {
  const { data } = useTypePage({ keywords: code, pageSize: 100 });
  return data?.list.find((type) => type.code === code)?.name ?? code;
};

/** One page of a dictionary's items. */
export const useItemPage = (query: CallInput<typeof items>['query']) =>
  useQuery({ ...queryOf(items, { query }), placeholderData: keepPreviousData });

/** The form of a dictionary, never cached, as another user may have changed it. */
export const useTypeForm = (id: number | undefined) =>
  useQuery({
    ...queryOf('GET /api/v1/dict/types/:id/form', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** An item as the form edits it, never cached. */
export const useItemForm = (id: number | undefined) =>
  useQuery({
    ...queryOf('GET /api/v1/dict/:id/form', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

const useDictChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === types || key === items }),
  });
};

/** Adds a dictionary, or changes the one with this id. */
export const useSaveType = (id: number | undefined) =>
  useDictChange((body: DictTypeForm) =>
    id === undefined
      ? call('POST /api/v1/dict/types', { body })
      : call('PUT /api/v1/dict/types/:id', { params: { id }, body }),
  );

/** Adds an item, or changes the one with this id. */
export const useSaveItem = (id: number | undefined) =>
  useDictChange((body: DictItemForm) =>
    id === undefined
      ? call('POST /api/v1/dict', { body })
      : call('PUT /api/v1/dict/:id', { params: { id }, body }),
  );

/** Enables or disables an item as it is stored now. */
export const useSetItemStatus = () =>
  useDictChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call('GET /api/v1/dict/:id/form', { params: { id } });
    return call('PUT /api/v1/dict/:id', { params: { id }, body: { ...form, status } });
  });

export const useDeleteTypes = () =>
  useDictChange((ids: readonly number[]) =>
    call('DELETE /api/v1/dict/types/:id', { params: { id: ids.join(',') } }),
  );

export const useDeleteItems = () =>
  useDictChange((ids: readonly number[]) =>
    call('DELETE /api/v1/dict/:id', { params: { id: ids.join(',') } }),
  );
