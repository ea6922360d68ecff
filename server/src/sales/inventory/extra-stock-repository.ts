import type { ExtraLeft, Text } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { type Db, violatedConstraint, violationDetail } from '#src/platform/database/index.ts';
import { extraSoldOut } from '#src/sales/orders/index.ts';

/** So many of an extra of a tour; `field` is the input to name when not enough is left. */
export interface RequestedExtra {
  readonly code: string;
  readonly quantity: number;
  readonly name: Text;
  readonly field: string;
}

interface Departure {
  readonly skuId: number;
  readonly day: string;
}

/** How many of each extra of its tour are left for a departure; they may change at any time. */
export const readExtrasLeft = async (db: Db, { skuId, day }: Departure): Promise<ExtraLeft[]> => {
  const { rows } = await db.execute<ExtraLeft & Record<string, unknown>>(sql`
    select e ->> 'code' as code, greatest(0, (e ->> 'stock')::integer - coalesce(s.taken, 0)) as "left",
      (e ->> 'stock') is null as unlimited
    from skus k join products p on p.id = k.product_id cross join jsonb_array_elements(p.content -> 'extras') e
    left join extra_stock s on s.sku_id = k.id and s.day = ${day}::date and s.code = e ->> 'code'
    where k.id = ${skuId}`);
  return rows.map(({ code, left, unlimited }) => ({ code, left: unlimited ? null : left }));
};

/** Name of the constraint that is violated when more of an extra is taken than is left. */
export const extraSoldOutConstraint = 'extra_stock_never_oversold';

type Wanted = Pick<RequestedExtra, 'code' | 'quantity'>;

/** The first of the extras of which not enough is left; an extra that the tour no longer has is not limited. */
export const findSoldOutExtra = async <E extends Wanted>(
  db: Db,
  departure: Departure,
  extras: readonly E[],
): Promise<E | undefined> => {
  if (extras.length === 0) return undefined;
  const rows = await readExtrasLeft(db, departure);
  return extras.find(({ code, quantity }) => {
    const left = rows.find((row) => row.code === code)?.left ?? null;
    return left !== null && left < quantity;
  });
};

/** Throws A0510 naming the field when not enough of an extra is left for a departure. */
export const requireExtras = async (
  db: Db,
  departure: Departure,
  extras: readonly RequestedExtra[],
): Promise<void> => {
  const gone = await findSoldOutExtra(db, departure, extras);
  if (gone) throw extraSoldOut(gone.field, gone.name);
};

/** The extra that a commit was refused for, because another transaction took the last; undefined for another error. */
export const refusedExtra = <E extends Wanted>(error: unknown, extras: readonly E[]): E | undefined =>
  violatedConstraint(error) === extraSoldOutConstraint
    ? extras.find(({ code }) => code === violationDetail(error))
    : undefined;
