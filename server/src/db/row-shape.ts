import { sql } from 'drizzle-orm';

/** Values by column; what is undefined is not written. */
export type Row = Readonly<Record<string, unknown>>;

/** What a statement is built for: which columns are given, and which of them are null. */
const shapeOf = (rows: readonly Row[]): string =>
  rows
    .map((row) =>
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (value === null ? `!${name}` : name))
        .join(),
    )
    .join(';');

const fieldOf = (place: number, name: string): string => `${place}.${name}`;

/** Each value in its place by name; null stays, because drizzle would write it as a value of the column's type. */
export const placeholdersOf = (row: Row, place = 0): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null || value === undefined ? value : sql.placeholder(fieldOf(place, name)),
    ]),
  );

/** What the placeholders of rows stand for. */
export const valuesOf = (rows: readonly Row[]): Row =>
  Object.fromEntries(
    rows.flatMap((row, place) => Object.entries(row).map(([name, value]) => [fieldOf(place, name), value])),
  );

const mostShapes = 100;
/** Many rows at once are rare, of any number, and long. */
const mostRows = 10;

/** Builds something once for each shape of up to 10 rows, for the first 100 of them. */
export const forEachShape = <Built>(build: (rows: readonly Row[]) => Built) => {
  const known = new Map<string, Built>();
  return (rows: readonly Row[]): Built => {
    const shape = shapeOf(rows);
    const built = known.get(shape) ?? build(rows);
    if (rows.length <= mostRows && known.size < mostShapes) known.set(shape, built);
    return built;
  };
};
