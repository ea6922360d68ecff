import { formatDay, formatInstant, formatMoney, type Key } from '@portal/shared/i18n';
import { Tag, type Tone } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { ListRow, ListTools } from './list-row.ts';
import type { TableColumn } from './table/table-column.ts';

type Look = Pick<TableColumn<never>, 'align' | 'fixed' | 'className'>;

/** A column of a list. Its title is the word `columns.<id>`; `status` is drawn by the list, which changes it. */
export interface Column<R, W> extends Look {
  readonly id: string;
  readonly width: number;
  readonly render: 'status' | ((row: ListRow<R>, tools: ListTools<W>) => ReactNode);
}

type FieldOf<R, V> = { [N in keyof R]-?: R[N] extends V ? N : never }[keyof R] & string;
type TitleOf<W> = W extends { readonly columns: infer C } ? keyof C & string : never;

interface FieldOptions<W> extends Look {
  /** The word in `columns` that names it, and its id; the field's own name unless given. */
  readonly title?: TitleOf<W>;
  /** What stands where the field is empty. */
  readonly blank?: Key<W>;
}

interface FieldColumn<R, W, V, O = FieldOptions<W>> {
  (field: FieldOf<R, V> & TitleOf<W>, width: number, options?: O): Column<R, W>;
  (field: FieldOf<R, V>, width: number, options: O & { readonly title: TitleOf<W> }): Column<R, W>;
}

/** The kinds of columns, for rows `R` and the words `W`. Widths in px. */
export interface ColumnKinds<R, W> {
  readonly text: FieldColumn<R, W, string | null>;
  readonly number: FieldColumn<R, W, number>;
  /** A number within words that take it as `count`. */
  readonly count: FieldColumn<R, W, number, FieldOptions<W> & { readonly words: Key<W> }>;
  /** fen. */
  readonly money: FieldColumn<R, W, number>;
  /** A day in Asia/Shanghai. */
  readonly day: FieldColumn<R, W, string | null, FieldOptions<W> & { readonly year?: boolean }>;
  readonly instant: FieldColumn<R, W, string | null>;
  /** A value as a coloured word of the group `words`. */
  readonly tag: <const N extends FieldOf<R, string> & TitleOf<W>>(
    field: N,
    width: number,
    words: keyof W & string,
    toneOf: (value: R[N]) => Tone | undefined,
  ) => Column<R, W>;
  /** The switch that the `status` of the list describes. */
  readonly status: () => Column<R, W>;
  readonly custom: (
    id: TitleOf<W>,
    width: number,
    render: (item: R, tools: ListTools<W>, row: ListRow<R>) => ReactNode,
    look?: Look,
  ) => Column<R, W>;
}

// The kinds check each field's type where a list is declared; in here it is only known as present.
const fieldOf = <V,>(item: unknown, field: string): V => Reflect.get(Object(item), field) as V;

/** The words on the switch fit in both languages. */
const widthOfSwitch = 104;

const right = { align: 'right' } as const;

const fieldColumn =
  <R, W, V, O extends FieldOptions<W>>(
    show: (value: NonNullable<V>, tools: ListTools<W>, options: O) => ReactNode,
    look: Look = {},
  ) =>
  (field: string, width: number, options: O = {} as O): Column<R, W> => {
    const { title, blank, align, fixed, className } = { ...look, ...options };
    return {
      ...{ id: title ?? field, width, align, fixed, className },
      render: ({ item }, tools) => {
        const value = fieldOf<V>(item, field);
        if (value === null || value === undefined || value === '') return blank && tools.t(blank);
        return show(value, tools, options);
      },
    };
  };

export const columnKinds = <R, W>(): ColumnKinds<R, W> => ({
  text: fieldColumn<R, W, string, FieldOptions<W>>((value) => value),
  number: fieldColumn<R, W, number, FieldOptions<W>>((value) => value, right),
  count: fieldColumn<R, W, number, FieldOptions<W> & { readonly words: Key<W> }>((count, { t }, { words }) =>
    t(words, { count }),
  ),
  money: fieldColumn<R, W, number, FieldOptions<W>>((fen, { language }) => formatMoney(fen, language), right),
  day: fieldColumn<R, W, string, FieldOptions<W> & { readonly year?: boolean }>(
    (day, { language }, { year }) => formatDay(day, language, { year }),
  ),
  instant: fieldColumn<R, W, string, FieldOptions<W>>((at, { language }) => formatInstant(at, language)),
  tag: (field, width, words, toneOf) => ({
    ...{ id: field, width },
    render: ({ item }, { t }) => (
      <Tag tone={toneOf(item[field])}>{t(`${words}.${item[field]}` as Key<W>)}</Tag>
    ),
  }),
  status: () => ({ id: 'status', width: widthOfSwitch, render: 'status' }),
  custom: (id, width, render, look = {}) => ({
    ...{ ...look, id, width },
    render: (row, tools) => render(row.item, tools, row),
  }),
});
