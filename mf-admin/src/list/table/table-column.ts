import type { ReactNode } from 'react';

/** What tells a row from all others. */
export type RowId = number | string;

/** A row of a list: `name` is what people call it, in labels for screen readers and in questions. */
export interface NamedRow<I extends RowId = RowId> {
  readonly id: I;
  readonly name: string;
}

/** A column of a table. Known by its `key` or the field it shows; it shows that field unless it renders something else. */
export interface TableColumn<R> {
  readonly title?: ReactNode;
  readonly key?: string;
  readonly dataIndex?: string | readonly string[];
  readonly width?: number | string;
  /** Stays at its edge while the rest is pushed sideways. */
  readonly fixed?: 'left' | 'right';
  readonly align?: 'left' | 'right' | 'center';
  readonly className?: string;
  /** `value` is what the field holds; a column says itself which type that is. */
  render?(value: never, row: R, place: number): ReactNode;
}

export type TableColumns<R> = readonly TableColumn<R>[];

/** The boxes that choose rows. */
export interface RowBoxes<R> {
  readonly chosen: readonly RowId[];
  readonly canChoose: (row: R) => boolean;
  /** What the box of a row is called. */
  readonly labelOf: (row: R) => string;
  readonly onChange: (chosen: readonly RowId[]) => void;
}

const fieldOf = (row: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    row,
  );

const isContent = (value: unknown): value is ReactNode =>
  typeof value !== 'object' || value === null || '$$typeof' in value || Array.isArray(value);

/** What a column says of a row. */
export const contentOf = <R extends object>(column: TableColumn<R>, row: R, place: number): ReactNode => {
  const value = column.dataIndex === undefined ? undefined : fieldOf(row, [column.dataIndex].flat());
  // A column's render takes what its own field holds.
  if (column.render) return column.render(value as never, row, place);
  return isContent(value) ? value : null;
};
