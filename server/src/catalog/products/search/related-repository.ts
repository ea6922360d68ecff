import { type SQL, sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { productOrders } from '../product-order.ts';

const maxRelated = 6;
/** Candidates read per reason of relation, by recommendation. */
const candidates = 12;

const some = (reason: SQL): SQL => sql`(
  select ${products.id} from ${products}, one
  where ${products.status} = 'live' and ${products.kind} = one.kind and ${products.id} <> one.id ${reason}
  order by ${productOrders.recommended} limit ${candidates})`;

/** Ids of related products of the same kind: by destination, themes, category, recommendation. */
export const listRelatedIds = async (db: Db, id: number): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    with one as materialized (
      select id, kind, category, destination, themes from ${products} where id = ${id} and status = 'live'),
    found as (
      ${some(sql`and ${products.destination} = one.destination`)}
      union ${some(sql`and ${products.category} = one.category`)}
      union ${some(sql``)})
    select p.id from found join ${products} p using (id), one
    order by
      case when p.destination = one.destination then 3 else 0 end
        + case when p.category = one.category then 2 else 0 end
        + (select count(*) from unnest(p.themes) as theme where theme = any(one.themes)) desc,
      p.on_sale desc, p.sold_count desc, p.id
    limit ${maxRelated}`);
  return rows.map((row) => Number(row.id));
};
