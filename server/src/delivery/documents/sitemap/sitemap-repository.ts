import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { articles, type Db, products } from '#src/platform/database/index.ts';

/** Ids per sitemap, and so its maximum number of URLs. */
const sliceSize = 5000;

/** A sitemap's number, and the day of its last change. */
export interface Slice {
  readonly slice: number;
  readonly lastDay: string;
}

type Table = typeof products | typeof articles;

const within = (table: Table, slice: number): SQL | undefined =>
  and(gt(table.id, (slice - 1) * sliceSize), lte(table.id, slice * sliceSize));

const changed = sql<string>`to_char(${products.updatedAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const isLive = eq(products.status, 'live');
/** Articles are visible from their publication day on. */
const isShown = (today: string): SQL | undefined => and(eq(articles.status, 1), lte(articles.day, today));

const listSlices = (db: Db, table: Table, lastDay: SQL<string>, where: SQL | undefined): Promise<Slice[]> =>
  db
    .select({ slice: sql<number>`(${table.id} - 1) / ${sliceSize} + 1`.as('slice'), lastDay })
    .from(table)
    .where(where)
    .groupBy(sql`slice`)
    .orderBy(sql`slice`);

/** The sitemaps of live products: one per 5,000 ids, without empty ones. */
export const listProductSlices = (db: Db): Promise<Slice[]> =>
  listSlices(db, products, sql<string>`max(${changed})`, isLive);

/** The sitemaps of visible articles. */
export const listArticleSlices = (db: Db, today: string): Promise<Slice[]> =>
  listSlices(db, articles, sql<string>`max(${articles.day})::text`, isShown(today));

/** The live products of one sitemap. */
export const listProducts = (db: Db, slice: number) =>
  db
    .select({ id: products.id, kind: products.kind, lastDay: changed })
    .from(products)
    .where(and(isLive, within(products, slice)))
    .orderBy(asc(products.id));

/** The visible articles of one sitemap. */
export const listArticles = (db: Db, slice: number, today: string) =>
  db
    .select({ id: articles.id, kind: articles.kind, code: articles.code, lastDay: articles.day })
    .from(articles)
    .where(and(isShown(today), within(articles, slice)))
    .orderBy(asc(articles.id));
