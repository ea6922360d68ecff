import type { ApiError } from '@portal/shared/api';
import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** A row of an ordered list. */
export interface OrderedListRow {
  readonly id: number;
  readonly status: 0 | 1;
}

/** The calls of an ordered list. */
export interface OrderedListCalls<R extends OrderedListRow, F> {
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

/** Shared by all ordered lists, because some show counts of others. */
const all = 'ordered list';

const rowsOf = <R extends OrderedListRow>({ key, rows }: Pick<OrderedListCalls<R, never>, 'key' | 'rows'>) =>
  ({ queryKey: [all, key], queryFn: rows, staleTime: 0 }) satisfies UseQueryOptions<R[], ApiError>;

export const useRows = <R extends OrderedListRow, F>(calls: OrderedListCalls<R, F>) =>
  useQuery<R[], ApiError>(rowsOf(calls));

/** A row for the form, never cached: someone else may have changed it. */
export const useRowForm = <R extends OrderedListRow, F>(
  { key, form }: OrderedListCalls<R, F>,
  id: number | undefined,
) =>
  useQuery<F, ApiError>({
    queryKey: [key, 'form', id],
    queryFn: () => form(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** Changes rows and refetches all ordered lists, also after a failure. */
export const useRowChange = <T, R>(change: (input: T) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: [all] }),
  });
};

/** Adds a row, or changes the one with this id. */
export const useSaveRow = <R extends OrderedListRow, F>(
  calls: OrderedListCalls<R, F>,
  id: number | undefined,
) => useRowChange((body: F) => (id === undefined ? calls.create(body) : calls.change(id, body)));

/** Puts the list in order: at once on the screen, then on the server. */
export const useReorderRows = <R extends OrderedListRow, F>(calls: OrderedListCalls<R, F>) => {
  const client = useQueryClient();
  const order = useRowChange(calls.order);
  const { queryKey } = rowsOf(calls);
  return (ids: readonly number[]) => {
    client.setQueryData<R[]>(queryKey, (rows = []) =>
      rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    );
    order.mutate(ids);
  };
};
