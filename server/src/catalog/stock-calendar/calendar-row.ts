import { createHash } from 'node:crypto';

/** Key of a calendar row: a SKU and a day. */
export interface CalendarKey {
  readonly skuId: number;
  readonly day: string;
}

/** The values staff can edit; amounts in fen. */
export interface CalendarValues {
  readonly price: number;
  readonly childPrice: number | null;
  readonly singleSupplement: number | null;
  readonly total: number;
  readonly closesAt: Date | null;
}

/** A stored row; `held` and `sold` follow the orders. */
export interface CalendarRow extends CalendarKey, CalendarValues {
  readonly held: number;
  readonly sold: number;
}

/** Picks the editable values: a row has further properties. */
export const valuesOf = ({
  price,
  childPrice,
  singleSupplement,
  total,
  closesAt,
}: CalendarValues): CalendarValues => ({ price, childPrice, singleSupplement, total, closesAt });

export const keyOf = ({ skuId, day }: CalendarKey): string => `${skuId} ${day}`;

/** Quantity held or sold on a day. */
export const takenOf = (row: CalendarRow | undefined): number => (row ? row.held + row.sold : 0);

const decided = (row: CalendarValues) => [
  row.price,
  row.childPrice,
  row.singleSupplement,
  row.total,
  row.closesAt?.getTime() ?? null,
];

/** Whether two states of a day (or its absence) have equal editable values. */
export const sameValues = (one: CalendarValues | undefined, other: CalendarValues | undefined): boolean =>
  JSON.stringify(one && decided(one)) === JSON.stringify(other && decided(other));

/** Finds the row of a key. */
export type RowAt = (key: CalendarKey) => CalendarRow | undefined;

export const rowFinder = (rows: readonly CalendarRow[]): RowAt => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return (key) => byKey.get(keyOf(key));
};

/** The version of rows for optimistic locking, in digits. Bookings do not change it. */
export const versionOfRows = (rows: readonly CalendarRow[]): string => {
  const facts = rows.map((row) => [keyOf(row), ...decided(row)]);
  return createHash('sha256').update(JSON.stringify(facts)).digest().readBigUInt64BE().toString();
};
