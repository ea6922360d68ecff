import type { ApiError } from '@portal/shared/api';
import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** What a row of a kept list has at least. */
export interface KeptRow {
  readonly id: number;
  readonly status: 0 | 1;
}

/** The calls of a list that editors fill and put in order. */
export interface KeptCalls<R extends KeptRow, F> {
  /** What the list is known by, where it is kept. */
  readonly key: string;
  /** The first two parts of its permissions. */
  readonly perm: string;
  readonly rows: () => Promise<R[]>;
  readonly form: (id: number) => Promise<F>;
  readonly create: (body: F) => Promise<unknown>;
  readonly change: (id: number, body: F) => Promise<unknown>;
  readonly order: (ids: readonly number[]) => Promise<unknown>;
  readonly setStatus: (id: number, status: 0 | 1) => Promise<unknown>;
  readonly remove: (ids: readonly number[]) => Promise<unknown>;
}

/** All kept lists, because some count what is in others. */
const all = 'kept list';

const rowsOf = <R extends KeptRow>({ key, rows }: Pick<KeptCalls<R, never>, 'key' | 'rows'>) =>
  ({ queryKey: [all, key], queryFn: rows, staleTime: 0 }) satisfies UseQueryOptions<R[], ApiError>;

export const useKeptRows = <R extends KeptRow, F>(calls: KeptCalls<R, F>) =>
  useQuery<R[], ApiError>(rowsOf(calls));

/** A row as the form edits it, always asked anew: somebody else may have changed it. */
export const useKeptForm = <R extends KeptRow, F>({ key, form }: KeptCalls<R, F>, id: number | undefined) =>
  useQuery<F, ApiError>({
    queryKey: [key, 'form', id],
    queryFn: () => form(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** Runs changes of kept lists; whatever became of them, the lists are asked for anew. */
export const useKeptChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: [all] }),
  });
};

/** Adds a row, or changes the one with this id. */
export const useSaveKept = <R extends KeptRow, F>(calls: KeptCalls<R, F>, id: number | undefined) =>
  useKeptChange((body: F) => (id === undefined ? calls.create(body) : calls.change(id, body)));

/** Puts the list in order: at once on the screen, then on the server. */
export const useOrderKept = <R extends KeptRow, F>(calls: KeptCalls<R, F>) => {
  const client = useQueryClient();
  const order = useKeptChange(calls.order);
  const { queryKey } = rowsOf(calls);
  return (ids: readonly number[]) => {
    client.setQueryData<R[]>(queryKey, (rows = []) =>
      rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    );
    order.mutate(ids);
  };
};
