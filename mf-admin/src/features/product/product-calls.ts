import { call, queryOf } from '@portal/shared/api';
import type { CallInput, ProductDraft, ProductKind } from '@portal/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeleteRecords } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const page = 'GET /api/v1/products/page';
const counts = 'GET /api/v1/products/counts';
const outdated = [
  page,
  counts,
  'GET /api/v1/products/:id/schedule',
  'GET /api/v1/products/:id/publishing',
] as const;

/** How many products of each kind there are in each state. */
export const useProductCounts = () => useQuery(queryOf(counts, {}, { quiet: true })).data;

const formOf = (id: number) => queryOf('GET /api/v1/products/:id/form', { params: { id } });

/** A product as the form edits it, never cached: somebody else may have changed it. */
export const useProductForm = (id: number) =>
  useQuery({ ...formOf(id), staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });

/** The names and labels that products of a kind are given. */
export const useChoices = (kind: ProductKind) =>
  useQuery(queryOf('GET /api/v1/products/choices', { query: { kind } }, { quiet: true }));

export const useCreateProduct = () =>
  useChange(outdated, (body: CallInput<'POST /api/v1/products'>['body']) =>
    call('POST /api/v1/products', { body }),
  );

export const useCopyProduct = () =>
  useChange(outdated, (id: number) => call('POST /api/v1/products/:id/copy', { params: { id } }));

/** Saves a draft. */
export const useSaveProduct = (id: number) => {
  const client = useQueryClient();
  return useChange(
    outdated,
    async (body: { readonly draft: ProductDraft; readonly version: string | undefined }) => {
      const saved = await call('PUT /api/v1/products/:id', { params: { id }, body });
      client.setQueryData(formOf(id).queryKey, saved);
      return saved;
    },
  );
};

export const useDiscardChanges = (id: number) =>
  useChange(outdated, () => call('DELETE /api/v1/products/:id/changes', { params: { id } }));

const joined = (ids: readonly number[]) => ({ params: { id: ids.join(',') } });

export const usePublishProducts = () =>
  useChange(outdated, ({ ids, reason }: { readonly ids: readonly number[]; readonly reason?: string }) =>
    call('PUT /api/v1/products/:id/publish', { ...joined(ids), body: { reason } }),
  );

export const useTakeDownProducts = () =>
  useChange(outdated, (ids: readonly number[]) => call('PUT /api/v1/products/:id/take-down', joined(ids)));

export const useMoveProducts = () =>
  useChange(outdated, ({ ids, deptId }: { readonly ids: readonly number[]; readonly deptId: number }) =>
    call('PUT /api/v1/products/:id/department', { ...joined(ids), body: { deptId } }),
  );

export const useDeleteProducts = () => useDeleteRecords('DELETE /api/v1/products/:id', outdated);
