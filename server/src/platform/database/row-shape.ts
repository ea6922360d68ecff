import { sql } from 'drizzle-orm';

/** Values by column; what is undefined is not written. */
export type Row = Readonly<Record<string, unknown>>;

/** Many rows at once are rare, of any number, and long. */
const mostRows = 10;

/**
 * What a statement is built for: which columns are given, and which of them are null. Undefined for more than 10 rows,
 * which are not worth keeping a statement for.
 */
export const shapeOf = (rows: readonly Row[]): string | undefined =>
  rows.length > mostRows
    ? undefined
    : rows
        .map((row) =>
          Object.entries(row)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => (value === null ? `!${name}` : name))
            .join(),
        )
        .join(';');

/** Names a column's value for the statement that several rows share. */
type Naming = (name: string) => string;

/** Each value in its place by name; null stays, because drizzle would write it as a value of the column's type. */
export const placeholdersOf = (row: Row, named: Naming): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null || value === undefined ? value : sql.placeholder(named(name)),
    ]),
  );

/** What the placeholders of a row stand for. */
export const valuesOf = (row: Row, named: Naming): [string, unknown][] =>
  Object.entries(row).map(([name, value]) => [named(name), value]);
