import type { CalendarSku, CallData, ProductKind } from '@portal/shared/contract';
import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { inTitle, productInScope } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, inventory, lockFor, products, skus } from '#src/platform/database/index.ts';
import type { CalendarKey, CalendarRow, CalendarValues } from './calendar-row.ts';

/** Filters for choosing a product of a data scope. */
export interface ChoiceFilters {
  readonly scope: DataScope;
  readonly keywords?: string;
  readonly kind?: ProductKind;
}

type Choice = CallData<'GET /api/v1/product-calendars'>['list'][number];

const choice = {
  id: products.id,
  kind: products.kind,
  title: products.title,
  status: products.status,
  skuCount: sql<number>`(select count(*)::integer from skus s where s.product_id = products.id)`,
};

const chosen = ({ keywords = '', kind, scope }: ChoiceFilters): SQL | undefined =>
  and(
    productInScope(scope),
    kind && eq(products.kind, kind),
    keywords.trim() === '' ? undefined : inTitle(keywords),
  );

export const countChoices = (db: Db, filters: ChoiceFilters): Promise<number> =>
  db.$count(products, chosen(filters));

/** Products, last changed first. */
export const listChoices = (
  db: Db,
  filters: ChoiceFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<Choice[]> =>
  db
    .select(choice)
    .from(products)
    .where(chosen(filters))
    .orderBy(desc(products.updatedAt), desc(products.id))
    .limit(limit)
    .offset(offset);

export const findChoice = async (db: Db, id: number): Promise<Choice | undefined> => {
  const [row] = await db.select(choice).from(products).where(eq(products.id, id));
  return row;
};

const slotOf = sql<string | null>`case when ${skus.attributes} ? 'from'
  then (${skus.attributes}->>'from') || '–' || (${skus.attributes}->>'to') end`;

/** The SKUs of a product, in their order. */
export const listSkus = (db: Db, productId: number): Promise<CalendarSku[]> =>
  db
    .select({ id: skus.id, name: skus.name, slot: slotOf, offered: sql<boolean>`${skus.status} = 1` })
    .from(skus)
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.sort), asc(skus.id))
    .limit(500);

const row = {
  skuId: inventory.skuId,
  day: inventory.day,
  price: inventory.price,
  childPrice: inventory.childPrice,
  singleSupplement: inventory.singleSupplement,
  total: inventory.total,
  closesAt: inventory.closesAt,
  held: inventory.held,
  sold: inventory.sold,
};

/** A SKU's rows from one day to another, in order. */
export const listRows = (db: Db, skuId: number, from: string, to: string): Promise<CalendarRow[]> =>
  db
    .select(row)
    .from(inventory)
    .where(and(eq(inventory.skuId, skuId), gte(inventory.day, from), lte(inventory.day, to)))
    .orderBy(asc(inventory.day));

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The existing rows of the keys. */
const rowsOf = (db: Db, keys: readonly CalendarKey[]) =>
  db
    .select(row)
    .from(inventory)
    .where(
      and(
        inArray(inventory.skuId, distinct(keys.map(({ skuId }) => skuId))),
        inArray(inventory.day, distinct(keys.map(({ day }) => day))),
      ),
    )
    .orderBy(asc(inventory.skuId), asc(inventory.day));

export const readRows = (db: Db, keys: readonly CalendarKey[]): Promise<CalendarRow[]> => rowsOf(db, keys);

/** The same rows with row locks until the transaction ends, in the order of bookings, to avoid deadlocks. */
export const lockRows = (tx: Db, keys: readonly CalendarKey[]): Promise<CalendarRow[]> =>
  rowsOf(tx, keys).for('update');

/** Serializes changes of a product's calendar with an advisory lock: missing days cannot be row-locked. */
export const lockCalendar = (tx: Db, productId: number): Promise<void> =>
  lockFor(tx, 'calendar', String(productId));

const atOnce = 1000;

const excluded = (name: string): SQL => sql.raw(`excluded.${name}`);

/** Upserts calendar days; `held` and `sold` are not touched. */
export const writeRows = async (tx: Db, rows: readonly (CalendarKey & CalendarValues)[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += atOnce)
    await tx
      .insert(inventory)
      .values(rows.slice(from, from + atOnce))
      .onConflictDoUpdate({
        target: [inventory.skuId, inventory.day],
        set: {
          price: excluded('price'),
          childPrice: excluded('child_price'),
          singleSupplement: excluded('single_supplement'),
          total: excluded('total'),
          closesAt: excluded('closes_at'),
          updatedAt: sql`now()`,
        },
      });
};

export const deleteRows = async (tx: Db, keys: readonly CalendarKey[]): Promise<void> => {
  const skuIds = sql.param(keys.map(({ skuId }) => skuId));
  const days = sql.param(keys.map(({ day }) => day));
  await tx
    .delete(inventory)
    .where(
      sql`(${inventory.skuId}, ${inventory.day}) in (select * from unnest(${skuIds}::bigint[], ${days}::date[]))`,
    );
};
