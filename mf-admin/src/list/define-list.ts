import { queryOf } from '@portal/shared/api';
import type { BulkFilters, CallInput, CallKey } from '@portal/shared/contract';
import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';
import { type Column, type ColumnKinds, columnKinds } from './columns.tsx';
import type { Filter } from './filters/filter.ts';
import { type FilterKinds, filterKinds, type ValuesOf } from './filters/filter-kinds.tsx';
import { inOrder, type ListFilters, narrowing } from './filters/list-filters.ts';
import type {
  ExportRows,
  ItemOf,
  ListDefinition,
  ListOptions,
  ListWords,
  PageOf,
  QueryOf,
  RowCard,
} from './list-definition.ts';

type Filters = Readonly<Record<string, Filter>>;
type Asked<F extends Filters> = ValuesOf<F> & Omit<ListFilters, 'status'>;
type Narrowing<F extends Filters> = Omit<Asked<F>, 'pageNum' | 'pageSize' | 'sort'>;

/** A query as the call has it needs no mapping; any other does. */
type Mapped<F extends Filters, Q> =
  Exclude<keyof Asked<F>, keyof Q> extends never
    ? Asked<F> extends Q
      ? unknown
      : { readonly toQuery: object }
    : { readonly toQuery: object };

/** A list as it is declared. */
type ListDeclaration<K extends CallKey, W, F extends Filters> = ListOptions<ItemOf<K>, W> & {
  /** The call that answers a page; its data types the rows, its query the filters. */
  readonly call: K;
  /** How many characters may be searched for; 100 unless given. */
  readonly longestSearch?: number;
  readonly filters?: (kinds: FilterKinds<W>) => F;
  /** Maps filters that have other names or values than the query. */
  readonly toQuery?: (filters: Asked<F>) => QueryOf<K>;
  readonly export?: ExportRows<W> & { readonly call: (filters: Narrowing<F>) => Promise<Blob> };
} & Mapped<F, QueryOf<K>> &
  (
    | {
        readonly columns: (kinds: ColumnKinds<ItemOf<K>, W>) => readonly Column<ItemOf<K>, W>[];
        readonly card?: undefined;
      }
    | { readonly columns?: undefined; readonly card: RowCard<ItemOf<K>> }
  );

/** Declares a list of the back office. `ListScreen` draws it as a screen, `List` as a part of one. */
export const defineList = <K extends CallKey, W extends ListWords, F extends Filters = Record<never, Filter>>(
  declaration: ListDeclaration<K, W, F>,
): ListDefinition<ItemOf<K>, W> => {
  const { call, longestSearch = 100, toQuery, pollEvery, isTranslated, isAlwaysFresh } = declaration;
  const filters: Filters = declaration.filters?.(filterKinds<W>()) ?? {};
  const parsers = Object.assign(
    {},
    ...Object.entries(filters).map(([name, { parsersOf }]) => parsersOf(name)),
  );
  const spans = Object.values(filters).flatMap(({ span }) => (span ? [span] : []));
  const queryFor = (values: ListFilters): ListFilters => {
    const { keywords, status, ...rest } = spans.reduce(inOrder, values);
    const asked = { ...rest, keywords: keywords?.slice(0, longestSearch) };
    return filters.status ? { ...asked, status } : asked;
  };
  const narrowingOf = (values: ListFilters) => narrowing(queryFor(values));
  // The declaration has checked the query of each call.
  const askedOf = (values: ListFilters) => {
    const asked = queryFor(values) as Asked<F>;
    return Object(toQuery ? toQuery(asked) : asked);
  };
  const file = declaration.export;
  return {
    ...declaration,
    filters,
    parsers,
    columns: declaration.columns?.(columnKinds()) ?? [],
    narrowingOf,
    bulkFiltersOf: (values) =>
      declaration.allRows && ({ [declaration.allRows]: narrowing(askedOf(values)) } as BulkFilters),
    export: file && { ...file, fileOf: (values) => file.call(narrowingOf(values) as Narrowing<F>) },
    pageOf: (values, language) => {
      // The declaration has checked the query, and that the call answers a page.
      const input = { query: askedOf(values) } as CallInput<K>;
      const query = queryOf(call, input, { polled: pollEvery !== undefined });
      return {
        ...query,
        queryKey: isTranslated ? [...query.queryKey, language] : query.queryKey,
        staleTime: isAlwaysFresh ? 0 : undefined,
        placeholderData: keepPreviousData,
        refetchInterval: pollEvery ?? false,
      } as unknown as UseQueryOptions<PageOf<ItemOf<K>>>;
    },
  };
};
