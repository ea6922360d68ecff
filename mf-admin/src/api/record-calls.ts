import { call, queryOf } from '@portal/shared/api';
import type { CallInput, CallKey } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { deleteRecords, type KeyOf } from './delete-records.ts';
import { useChange } from './use-change.ts';

type ById = { params: { id: number } };
type BodyOf<K extends CallKey> = CallInput<K> extends { body: infer B } ? B : never;

/** A record for its form, never cached, as another user may have changed it; a new one has none. */
export const useStoredForm = <K extends KeyOf<'GET', ById>>(key: K, id: number | undefined) =>
  useQuery({
    ...queryOf(key, { params: { id: id ?? 0 } } as CallInput<K>),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** Adds a record, or changes the one with this id. */
export const useSaveRecord = <
  C extends CallKey & `POST ${string}`,
  U extends KeyOf<'PUT', ById & { body: BodyOf<C> }>,
>(
  create: C,
  update: U,
  id: number | undefined,
  outdated: readonly CallKey[],
) =>
  useChange(
    outdated,
    (body: BodyOf<C>): Promise<unknown> =>
      id === undefined
        ? call(create, { body } as CallInput<C>)
        : call(update, { params: { id }, body } as unknown as CallInput<U>),
  );

/** Enables or disables a record. */
export const useSetStatus = <K extends KeyOf<'PUT' | 'PATCH', ById & { query: { status: 0 | 1 } }>>(
  key: K,
  outdated: readonly CallKey[],
) =>
  useChange(outdated, ({ id, status }: { id: number; status: 0 | 1 }) =>
    call(key, { params: { id }, query: { status } } as CallInput<K>),
  );

/** Deletes records; the result has those that were not deleted. */
export const useDeleteRecords = <K extends KeyOf<'DELETE', { params: { id: string } }>>(
  key: K,
  outdated: readonly CallKey[],
) => useChange(outdated, (ids: readonly number[]) => deleteRecords(key, ids), { alsoOnFailure: true });
