import type { ProductKind } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { UNDATED } from '#src/catalog/products/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { HistorySeed } from './history-seeds.ts';

/** Something that was on sale, with the day it was bought for. */
export interface Offer {
  readonly productId: number;
  readonly skuId: number;
  readonly day: string;
  /** Whether each person gives a name and a document. */
  readonly realName: boolean;
  /** Whether people travel on passports. */
  readonly abroad: boolean;
}

/** How far ahead of today each kind is used, in days; what is not sold by the day has none. */
const ahead: Readonly<Partial<Record<ProductKind, readonly [from: number, to: number]>>> = {
  tour: [12, 45],
  hotel: [3, 30],
  ticket: [2, 20],
};

/** Something of the kind with room for the order, another one for most orders. Throws when nothing is on sale. */
export const getOffer = async (
  tx: Db,
  { kind, count }: Pick<HistorySeed, 'kind' | 'count'>,
  order: number,
  today: string,
): Promise<Offer> => {
  const span = ahead[kind];
  const days = span
    ? sql`i.day between ${addDays(today, span[0])} and ${addDays(today, span[1])}`
    : sql`i.day = ${UNDATED}`;
  // A hotel needs the night after, too.
  const stays = sql`exists (select 1 from inventory n where n.sku_id = i.sku_id and n.day = i.day + 1 and n.total - n.held - n.sold > ${count})`;
  const { rows } = await tx.execute<{
    product: string;
    sku: string;
    day: string;
    named: boolean | null;
    abroad: boolean;
  }>(sql`
    select p.id as product, s.id as sku, to_char(i.day, 'YYYY-MM-DD') as day,
      (s.attributes ->> 'realName')::boolean as named, p.category = 'abroad' as abroad
    from products p join skus s on s.product_id = p.id join inventory i on i.sku_id = s.id
    where p.kind = ${kind} and p.status = 'live' and p.from_price is not null and ${days} and i.total - i.held - i.sold > ${count}
      and ${kind === 'hotel' ? stays : sql`true`}
    order by md5(${`${order}/`} || p.id), s.id, md5(${`${order}/`} || i.day) limit 1`);
  const [row] = rows;
  if (!row) throw new Error(`nothing of the kind ${kind} was on sale for order ${order} of the history`);
  const { product, sku, day, named, abroad } = row;
  return { productId: Number(product), skuId: Number(sku), day, realName: named === true, abroad };
};
