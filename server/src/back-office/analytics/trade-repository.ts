import type { ProductKind, Text, TradeFigures } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { ofProductInScope } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, orderedProduct, orders, payments, refunds } from '#src/platform/database/index.ts';
import type { Asked } from './span.ts';

/** Figures of one day and kind; days without any are absent. */
export interface TradeRow extends TradeFigures {
  readonly day: string;
  readonly kind: ProductKind;
}

const within = (instant: SQL | typeof orders.createdAt, { from, to }: Asked): SQL =>
  sql`${instant} >= ${startOfDay(from).toISOString()}::timestamptz and ${instant} < ${startOfDay(addDays(to, 1)).toISOString()}::timestamptz`;

/** The orders of a kind in the data scope. */
const chosen = ({ kind }: Asked, scope: DataScope): SQL =>
  and(kind && eq(orders.kind, kind), ofProductInScope(scope, orderedProduct)) ?? sql`true`;

const dayOf = (instant: SQL | typeof orders.createdAt): SQL =>
  sql`to_char(${instant} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Orders by the day they were made, money by the day it was paid or refunded. In fen. */
export const listTrade = async (db: Db, asked: Asked, scope: DataScope): Promise<TradeRow[]> => {
  const { rows } = await db.execute<Record<keyof TradeFigures, string> & Pick<TradeRow, 'day' | 'kind'>>(sql`
    select day, kind, sum(orders) as orders, sum(paid) as "paidOrders", sum(revenue) as revenue,
      sum(refunds) as refunds, sum(refunded) as refunded
    from (
      select ${dayOf(orders.createdAt)} as day, ${orders.kind} as kind, count(*) as orders, 0 as paid, 0 as revenue,
        0 as refunds, 0 as refunded
      from ${orders} where ${within(orders.createdAt, asked)} and ${chosen(asked, scope)} group by 1, 2
      union all
      select ${dayOf(sql`${payments.paidAt}`)}, ${orders.kind}, 0, count(distinct ${orders.id}), sum(${payments.amount}), 0, 0
      from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
      where ${payments.state} = 'SUCCESS' and ${within(sql`${payments.paidAt}`, asked)} and ${chosen(asked, scope)} group by 1, 2
      union all
      select ${dayOf(sql`${refunds.succeededAt}`)}, ${orders.kind}, 0, 0, 0, count(*), sum(${refunds.amount})
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${refunds.state} = 'SUCCESS' and ${within(sql`${refunds.succeededAt}`, asked)} and ${chosen(asked, scope)} group by 1, 2
    ) happened group by day, kind order by day, kind`);
  return rows.map(({ day, kind, ...figures }) => ({
    day,
    kind,
    orders: Number(figures.orders),
    paidOrders: Number(figures.paidOrders),
    revenue: Number(figures.revenue),
    refunds: Number(figures.refunds),
    refunded: Number(figures.refunded),
  }));
};

export interface BestSeller {
  readonly productId: number;
  readonly kind: ProductKind;
  readonly title: Text;
  readonly paidOrders: number;
  readonly revenue: number;
}

/** The ten products with the highest revenue in the span. An order of several goods counts for its first. */
export const listBestSellers = async (db: Db, asked: Asked, scope: DataScope): Promise<BestSeller[]> => {
  const { rows } = await db.execute<
    Omit<BestSeller, 'paidOrders' | 'revenue'> & { paid: string; came: string }
  >(sql`
    with sold as (
      select ${orderedProduct} as product_id, count(distinct ${orders.id}) as paid,
        sum(${payments.amount}) as came, max(${orders.id}) as latest
      from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
      where ${payments.state} = 'SUCCESS' and ${within(sql`${payments.paidAt}`, asked)} and ${chosen(asked, scope)}
      group by 1 order by came desc, product_id limit 10)
    select product_id::integer as "productId", ${orders.kind} as kind, ${orders.snapshot} -> 'title' as title, paid, came
    from sold join ${orders} on ${orders.id} = latest order by came desc, product_id`);
  return rows.map(({ paid, came, ...product }) => ({
    ...product,
    productId: Number(product.productId),
    paidOrders: Number(paid),
    revenue: Number(came),
  }));
};
