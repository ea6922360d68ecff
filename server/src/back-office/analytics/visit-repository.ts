import type { ProductKind, Text, VisitFigures } from '@portal/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  type Db,
  dailyVisitorHashes,
  pageViews,
  products,
  visitorCounts,
} from '#src/platform/database/index.ts';
import { daysOf } from './metrics.ts';
import type { Asked } from './span.ts';

const within = ({ from, to }: Asked): SQL => sql`day between ${from}::date and ${to}::date`;

const ofKind = ({ kind }: Asked): SQL => (kind ? sql`and ${pageViews.kind} = ${kind}` : sql``);

const countVisitors = async (db: Db, asked: Asked): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ day: string; visitors: number }>(sql`
    select day::text, sum(visitors)::integer as visitors from (
      select day, visitors from ${visitorCounts} where ${within(asked)}
      union all
      select day, count(*) from ${dailyVisitorHashes} where ${within(asked)} group by day) came
    group by day`);
  return new Map(rows.map(({ day, visitors }) => [day, visitors]));
};

const countViews = async (db: Db, asked: Asked): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ day: string; views: number }>(sql`
    select day::text, sum(views)::integer as views from ${pageViews} where ${within(asked)} ${ofKind(asked)} group by day`);
  return new Map(rows.map(({ day, views }) => [day, views]));
};

/** Visitors and views of each day. Visitors are those of the whole portal, whatever the kind. */
export const listVisits = async (
  db: Db,
  asked: Asked,
): Promise<(VisitFigures & { readonly day: string })[]> => {
  const [visitors, views] = await Promise.all([countVisitors(db, asked), countViews(db, asked)]);
  return daysOf(asked).map((day) => ({ day, visitors: visitors.get(day) ?? 0, views: views.get(day) ?? 0 }));
};

/** Page views of each kind of product. */
export const listKindViews = async (db: Db, asked: Asked) => {
  const { rows } = await db.execute<{ kind: ProductKind; views: number }>(sql`
    select kind, sum(views)::integer as views from ${pageViews}
    where ${within(asked)} and kind <> '' ${ofKind(asked)} group by kind order by kind`);
  return rows;
};

/** The ten most viewed products. */
export const listMostViewed = async (db: Db, asked: Asked) => {
  const { rows } = await db.execute<{ productId: string; kind: ProductKind; title: Text; views: number }>(sql`
    with most as (
      select product_id, sum(views)::integer as views from ${pageViews}
      where ${within(asked)} and kind <> '' ${ofKind(asked)} group by product_id order by views desc, product_id limit 10)
    select most.product_id as "productId", ${products.kind} as kind, ${products.title} as title, most.views
    from most join ${products} on ${products.id} = most.product_id order by most.views desc, most.product_id`);
  return rows.map((row) => ({ ...row, productId: Number(row.productId) }));
};
