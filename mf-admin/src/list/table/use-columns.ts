import { usePreference } from '@portal/shared/preferences';
import { useMedia } from '@portal/shared/ui';
import {
  type Arrangeable,
  arrange,
  asTheScreenHasIt,
  type ColumnSettings,
  readColumnSettings,
} from './column-settings.ts';
import type { TableColumn, TableColumns } from './table-column.ts';
import { useScreenName } from './use-screen-name.ts';

/** A column as it is set up: known by its `key` or the field it shows. */
interface SetColumn extends Arrangeable {
  readonly name: string | undefined;
  readonly width: number | undefined;
  readonly shown: boolean;
}

/** What can be set up of a table, and how to change it. */
export interface ColumnSetup {
  readonly all: readonly SetColumn[];
  readonly settings: ColumnSettings;
  /** Undefined: as the screen has it. */
  readonly change: (settings: ColumnSettings | undefined) => void;
}

/** The columns of a table as somebody likes them. */
export interface Columns<R> extends ColumnSetup {
  readonly all: readonly (SetColumn & { readonly column: TableColumn<R> })[];
}

const idOf = <R>({ key, dataIndex }: TableColumn<R>): string => String(key ?? dataIndex ?? '');

/** The first one names the row, and what has no name of its own could not be found again. */
const described = <R>(column: TableColumn<R>, place: number) => {
  const id = idOf(column);
  return {
    ...{ id, column, stays: place === 0 || id === '' || id === 'actions' },
    name: typeof column.title === 'string' ? column.title : undefined,
    width: typeof column.width === 'number' ? column.width : undefined,
  };
};

/** Arranges a table's columns as its reader has set them; `name` tells two tables of one screen apart. */
export const useColumns = <R>(columns: TableColumns<R>, name?: string): Columns<R> => {
  const screen = useScreenName();
  const [settings, change] = usePreference(
    name ? `table.${screen}.${name}` : `table.${screen}`,
    asTheScreenHasIt,
    readColumnSettings,
  );
  // What is wide enough for a desk would push a phone's few columns off the screen.
  const roomy = useMedia('(min-width: 768px)');
  const all = arrange(columns.map(described), settings).map((one) => ({
    ...one,
    width: (roomy ? settings.widths[one.id] : undefined) ?? one.width,
  }));
  return { all, settings, change };
};
