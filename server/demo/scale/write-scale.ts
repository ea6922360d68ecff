import type { ProductKind } from '@portal/shared/contract';
import { dayOf, startOfDay } from '@portal/shared/rules';
import { count, eq, max, sql } from 'drizzle-orm';
import { refreshFromPrices, UNDATED } from '#src/catalog/products/index.ts';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';
import { makeProduct } from './scale-product.ts';
import { readTemplates, type Template } from './templates.ts';

/** Of a hundred products so many are of each kind. */
const shares: Readonly<Record<ProductKind, number>> = { tour: 35, hotel: 15, ticket: 15, goods: 30, visa: 5 };
const kinds = Object.keys(shares) as ProductKind[];
const kindByPercent: readonly ProductKind[] = kinds.flatMap((kind) =>
  Array<ProductKind>(shares[kind]).fill(kind),
);

const chunkSize = 1000;

/** Every hundred numbers in a row hold each kind in its share, mixed. */
const kindOf = (number: number): ProductKind => kindByPercent[(number * 37) % 100] ?? 'tour';

type Templates = Readonly<Record<ProductKind, readonly Template[]>>;

const readAllTemplates = async (db: Db): Promise<Templates> => {
  const all = await Promise.all(kinds.map(async (kind) => [kind, await readTemplates(db, kind)] as const));
  return Object.fromEntries(all) as unknown as Templates;
};

const writeChunk = async (tx: Db, templates: Templates, from: number, to: number): Promise<void> => {
  const made = Array.from({ length: to - from }, (_, index) =>
    makeProduct(from + index, templates[kindOf(from + index)]),
  );
  const written = await tx
    .insert(products)
    .values(made.map(({ product }) => ({ ...product, status: 'draft' as const })))
    .returning({ id: products.id });
  const rows = made.flatMap(({ template }, index) =>
    template.skus.map(({ name, attributes, sort }) => ({
      productId: written[index]?.id ?? 0,
      name,
      attributes,
      sort,
    })),
  );
  await tx.insert(skus).values(rows);
};

/**
 * The calendars of the SKUs after one: every tenth product by the day is open for 75 days; other tours on five
 * Saturdays, hotels for four nights, sights for three days. Some days are sold out.
 */
const writeInventory = async (tx: Db, after: number, today: string): Promise<void> => {
  const sku = sql`sku.id`;
  await tx.execute(sql`
    insert into ${inventory} (sku_id, day, price, child_price, total, sold)
    select ${sku}, day, price * (10 + extract(isodow from day)::int / 6) / 10,
      case when kind = 'tour' then price * 6 / 10 end, total,
      case when (${sku} + extract(doy from day)::int) % 9 = 0 then total else (${sku} * 13) % total end
    from (
      select sku.id, product.kind, (${sku} * 7919 % 1800 + 80) * 100 as price, (${sku} % 40 + 5)::int as total,
        case when product.kind in ('goods', 'visa') then date '${sql.raw(UNDATED)}' else ${today}::date + 1 +
          case when product.id % 10 = 0 then 0 when product.kind = 'tour' then (${sku} % 7)::int else (${sku} % 55)::int end
        end as first,
        case when product.kind in ('goods', 'visa') then 1 when product.id % 10 = 0 then 75
          when product.kind = 'tour' then 5 when product.kind = 'hotel' then 4 else 3 end as days,
        case when product.id % 10 > 0 and product.kind = 'tour' then 7 else 1 end as step
      from ${skus} as sku join ${products} as product on product.id = sku.product_id
      where ${sku} > ${after}) as sku
    cross join lateral (select first + step * place as day from generate_series(0, days - 1) as place) as calendar`);
};

/** Drafts are in no list index, so that the indexes are built once, when all rows are written. */
const putOnSale = async (tx: Db): Promise<void> => {
  await tx.execute(sql`set local gin_pending_list_limit = '64MB'`);
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  await tx.update(products).set({ status: 'live' }).where(eq(products.status, 'draft'));
};

/**
 * Adds products made after those of the demo until there are `size`, with SKUs and calendars, and sets their prices
 * by the catalogue's own rule. Throws when the demo has no product of a kind.
 */
export const writeScale = async (db: Db, size: number, now: Date): Promise<void> => {
  const [[there], [last], templates] = await Promise.all([
    db.select({ count: count() }).from(products),
    db.select({ id: max(skus.id) }).from(skus),
    readAllTemplates(db),
  ]);
  const today = dayOf(now);
  for (let from = there?.count ?? 0; from < size; from += chunkSize)
    await db.transaction((tx) => writeChunk(tx, templates, from, Math.min(from + chunkSize, size)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await writeInventory(tx, last?.id ?? 0, today);
    await refreshFromPrices(tx, startOfDay(today));
    await putOnSale(tx);
  });
};
