import type {
  BulkFilters,
  BulkSheetKind,
  CallData,
  CallInput,
  CallKey,
  Language,
} from '@portal/shared/contract';
import type { Key, Messages, Words } from '@portal/shared/i18n';
import type { Question } from '@portal/shared/ui';
import type { UseMutationResult, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { RefusedRecord } from '#src/api/delete-records.ts';
import type { Column } from './columns.tsx';
import type { Filter } from './filters/filter.ts';
import type { FilterParser } from './filters/filter-parsers.ts';
import type { FilterParsers, ListFilters } from './filters/list-filters.ts';
import type { ListRow, ListTools } from './list-row.ts';

/** The words every list has. Filters have theirs under `filters`, by their names, columns under `columns`. */
export interface ListWords extends Words {
  readonly table: string;
  readonly search: string;
  readonly empty: { readonly title: string; readonly narrowed: string; readonly none: string };
}

/** The words of a list that is a screen. */
export interface ScreenWords extends ListWords {
  readonly title: string;
  readonly lead: string;
}

/** The query of a call, and one row of the page it answers. */
export type QueryOf<K extends CallKey> = CallInput<K> extends { readonly query: infer Q } ? Q : never;
export type ItemOf<K extends CallKey> =
  CallData<K> extends { readonly list: readonly (infer R)[]; readonly total: number } ? R : never;

export interface PageOf<R> {
  readonly list: readonly R[];
  readonly total: number;
}

/** Opens rows in a drawer that the URL keeps: `?<param>=<id>`. */
export type OpenRows<W> = {
  readonly param: string;
  /** What the action is called; "edit" unless given. */
  readonly label?: Key<W>;
  readonly anyOf: readonly string[];
} & (
  | { readonly drawer: ComponentType<{ id: number; onClosed: () => void }>; readonly parser?: undefined }
  | {
      readonly drawer: ComponentType<{ id: string; onClosed: () => void }>;
      /** Reads an id that is no number out of the URL. */
      readonly parser: FilterParser<string>;
    }
);

/** Adds a record in a drawer that the URL keeps as `?<param>=new`, or on a screen of its own. */
export type AddRow<W> = {
  readonly label: Key<W>;
  readonly anyOf: readonly string[];
} & (
  | {
      readonly param: string;
      readonly drawer: ComponentType<{ id: undefined; onClosed: () => void }>;
      readonly path?: undefined;
    }
  | { readonly path: string; readonly param?: undefined; readonly drawer?: undefined }
);

/** A further action of a row: opens a drawer with the row or a screen, or runs a command. */
export interface ListAction<R, W> {
  readonly key: string;
  /** "edit" unless given. */
  readonly label?: Key<W>;
  readonly anyOf: readonly string[];
  readonly danger?: boolean;
  readonly isShown?: (item: R) => boolean;
  /** A hook: of which rows it cannot be chosen. */
  readonly disabled?: () => (item: R) => boolean;
  readonly drawer?: ComponentType<{ row: ListRow<R>; onClosed: () => void }>;
  /** The screen that it opens. */
  readonly path?: (item: R) => string;
  /** A hook that gives what runs on the row. */
  readonly command?: () => (row: ListRow<R>) => void;
}

/** The rows that a bulk job is for: chosen ones, or all that pass the filters of the list. */
type ChosenRows = { readonly count: number } & (
  | { readonly ids: readonly string[]; readonly filters?: undefined }
  | { readonly filters: BulkFilters; readonly ids?: undefined }
);

/** What the drawer of a bulk job gets. */
export interface BulkDrawerProps {
  readonly chosen: ChosenRows;
  /** A bulk job has begun: the rows are no longer chosen. */
  readonly onStarted: () => void;
  readonly onClosed: () => void;
}

/** A command for the chosen rows, in the bar above the list: it runs at once, or opens the drawer of a bulk job. */
export type BulkCommand<R, W> = BulkChoice<R, W> &
  (
    | {
        /** A hook that gives what runs on the rows, and whether it is running. */
        readonly command: () => {
          readonly run: (rows: readonly ListRow<R>[], onDone: () => void) => void;
          readonly busy: boolean;
        };
        readonly drawer?: undefined;
      }
    | { readonly drawer: ComponentType<BulkDrawerProps>; readonly command?: undefined }
  );

interface BulkChoice<R, W> {
  readonly key: string;
  /** Takes the number of rows as `count`. */
  readonly label: Key<W>;
  readonly anyOf: readonly string[];
  /** Which rows it can be run on; all unless given. */
  readonly can?: (item: R) => boolean;
  readonly danger?: boolean;
}

/** Enables and disables rows with the column `status`. */
export interface StatusRows<R, W> {
  readonly anyOf: readonly string[];
  /** A hook: the mutation that changes the status. */
  readonly mutation: () => UseMutationResult<unknown, Error, { id: number; status: 0 | 1 }>;
  /** A hook: which rows stay as they are. */
  readonly fixed?: () => (item: R) => boolean;
  /** What is asked before a row is disabled; nothing unless given. */
  readonly question?: (row: ListRow<R>, tools: ListTools<W>) => Question | undefined;
}

/** Removes rows: one by its action, several by their boxes. */
export interface RemoveRows<R, W> {
  readonly anyOf: readonly string[];
  /** A hook: the mutation that deletes rows, after a question that names them. */
  readonly mutation?: () => UseMutationResult<readonly RefusedRecord[], Error, readonly number[]>;
  /** In its place, a hook that gives what asks and removes. */
  readonly command?: () => (rows: readonly ListRow<R>[], onDone?: () => void) => void | Promise<void>;
  /** A hook: which rows cannot be removed. */
  readonly fixed?: () => (item: R) => boolean;
  /** Which rows have the action; all unless given. */
  readonly isShown?: (item: R) => boolean;
  /** What the action, and removing several, are called; "delete" unless given. */
  readonly label?: Key<W>;
  readonly bulkLabel?: Key<W>;
  /** Without boxes rows are removed one by one. */
  readonly bulk?: boolean;
}

/** Saves all rows that pass the filters as a file. */
export interface ExportRows<W> {
  readonly anyOf: readonly string[];
  readonly label: Key<W>;
  readonly hint: Key<W>;
  readonly fileName: Key<W>;
  /** What a toast says then; nothing unless given. */
  readonly done?: Key<W>;
}

/** A bulk job whose rows come from a sheet. */
interface SheetRows<W> {
  readonly kind: BulkSheetKind;
  readonly label: Key<W>;
  readonly anyOf: readonly string[];
}

/** Draws a row as a card; places its actions and, where something is done with several rows, the box that chooses it. */
export type RowCard<R> = ComponentType<{ row: ListRow<R>; actions: ReactNode; box: ReactNode }>;

/** What both the declaration of a list and the list itself say. */
export interface ListOptions<R, W> {
  readonly messages: Messages<W>;
  readonly rowName: (item: R, tools: ListTools<W>) => string;
  /** The property that identifies a row; `id` unless given. */
  readonly rowKey?: keyof R & string;
  readonly actionsWidth?: number;
  /** How many actions stand open; all unless given. */
  readonly openActions?: number;
  readonly open?: OpenRows<W>;
  readonly actions?: readonly ListAction<R, W>[];
  readonly status?: StatusRows<R, W>;
  readonly bulk?: readonly BulkCommand<R, W>[];
  /** The name of the list in `BulkFilters`: bulk jobs are also offered for all rows that pass its filters. */
  readonly allRows?: keyof BulkFilters;
  readonly sheets?: readonly SheetRows<W>[];
  readonly remove?: RemoveRows<R, W>;
  readonly add?: AddRow<W>;
  /** Shown beside the number of rows. */
  readonly note?: (total: number, tools: ListTools<W>) => ReactNode;
  /** Separates lists of one screen where the settings of their columns are kept. */
  readonly name?: string;
  /** The server is asked each time the screen is opened. */
  readonly isAlwaysFresh?: boolean;
  /** The server answers in the current language. */
  readonly isTranslated?: boolean;
  /** Asks again after so many ms. */
  readonly pollEvery?: number;
  /** The height of a row while the list is loading, in px. */
  readonly rowHeight?: number;
}

/** A list as `ListScreen` draws it. */
export interface ListDefinition<R, W> extends ListOptions<R, W> {
  readonly filters: Readonly<Record<string, Filter>>;
  readonly parsers: FilterParsers;
  readonly columns: readonly Column<R, W>[];
  readonly card?: RowCard<R>;
  readonly pageOf: (filters: ListFilters, language: Language) => UseQueryOptions<PageOf<R>>;
  /** What the rows are narrowed by: the query without page and order. */
  readonly narrowingOf: (filters: ListFilters) => object;
  /** The same as the call takes it. */
  readonly bulkFiltersOf: (filters: ListFilters) => BulkFilters | undefined;
  readonly export?: ExportRows<W> & { readonly fileOf: (filters: ListFilters) => Promise<Blob> };
}
