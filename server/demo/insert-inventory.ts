import { sql } from 'drizzle-orm';
import { type Db, inventory } from '#src/platform/database/index.ts';

/** Price in fen and stock of a SKU on a day in Asia/Shanghai, and when booking of it ends. */
export interface StockDay {
  readonly skuId: number;
  readonly day: string;
  readonly price: number;
  readonly total: number;
  readonly closesAt: Date;
}

/** Writes the price and stock of many days: one array a column, because ten thousand rows make too many parameters. */
export const insertInventory = async (tx: Db, rows: readonly StockDay[]): Promise<void> => {
  const column = (of: (row: StockDay) => number | string) => sql.param(rows.map(of));
  await tx.execute(sql`
    insert into ${inventory} (sku_id, day, price, total, closes_at)
    select * from unnest(
      ${column(({ skuId }) => skuId)}::bigint[],
      ${column(({ day }) => day)}::date[],
      ${column(({ price }) => price)}::bigint[],
      ${column(({ total }) => total)}::integer[],
      ${column(({ closesAt }) => closesAt.toISOString())}::timestamptz[]
    )`);
};
