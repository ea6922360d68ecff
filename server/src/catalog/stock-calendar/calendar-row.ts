import { createHash } from 'node:crypto';

/** One row of a calendar: a SKU on a day. */
export interface CalendarKey {
  readonly skuId: number;
  readonly day: string;
}

/** What staff decide of a day; amounts in fen. */
export interface CalendarValues {
  readonly price: number;
  readonly childPrice: number | null;
  readonly singleSupplement: number | null;
  readonly total: number;
  readonly closesAt: Date | null;
}

/** A row as it stands; what is held and sold follows the orders. */
export interface CalendarRow extends CalendarKey, CalendarValues {
  readonly held: number;
  readonly sold: number;
}

/** Only what is decided of a day: a row carries more. */
export const valuesOf = ({
  price,
  childPrice,
  singleSupplement,
  total,
  closesAt,
}: CalendarValues): CalendarValues => ({ price, childPrice, singleSupplement, total, closesAt });

export const keyOf = ({ skuId, day }: CalendarKey): string => `${skuId} ${day}`;

/** How many of a day are somebody's already. */
export const takenOf = (row: CalendarRow | undefined): number => (row ? row.held + row.sold : 0);

const decided = (row: CalendarValues) => [
  row.price,
  row.childPrice,
  row.singleSupplement,
  row.total,
  row.closesAt?.getTime() ?? null,
];

/** Whether two states of a day, or its absence, are the same to those who decide them. */
export const sameValues = (one: CalendarValues | undefined, other: CalendarValues | undefined): boolean =>
  JSON.stringify(one && decided(one)) === JSON.stringify(other && decided(other));

/** Finds the row of a key. */
export type RowAt = (key: CalendarKey) => CalendarRow | undefined;

export const rowFinder = (rows: readonly CalendarRow[]): RowAt => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return (key) => byKey.get(keyOf(key));
};

/** Tells one state of the rows from another, whatever was booked meanwhile: the version of a form, in digits. */
export const versionOfRows = (rows: readonly CalendarRow[]): string => {
  const facts = rows.map((row) => [keyOf(row), ...decided(row)]);
  return createHash('sha256').update(JSON.stringify(facts)).digest().readBigUInt64BE().toString();
};
