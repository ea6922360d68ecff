import type { Text } from '@portal/shared/contract';
import { and, asc, count, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { translatedName } from '#src/catalog/products/index.ts';
import { articles, type Db } from '#src/platform/database/index.ts';

type Kind = (typeof articles.$inferSelect)['kind'];

export interface NewsQuery {
  readonly category?: string;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

const maxCategories = 50;
const maxPages = 100;

/** Articles visible today: published ones, from their publication day on. */
export const shown = (kind: Kind, today: string): SQL | undefined =>
  and(eq(articles.kind, kind), eq(articles.status, 1), lte(articles.day, today));

const newsOf = (category: string | undefined, today: string): SQL | undefined =>
  and(shown('news', today), category ? eq(articles.category, category) : undefined);

/** Missing text is returned as an empty text. */
const textOf = (column: SQL): SQL<Text> => sql<Text>`coalesce(${column}, '{"zh": ""}'::jsonb)`;

const newsColumns = {
  id: articles.id,
  category: translatedName<Text>(sql`coalesce(${articles.category}, '')`),
  title: articles.title,
  summary: textOf(sql`${articles.summary}`),
  picture: sql<string>`coalesce(${articles.picture}, '')`,
  day: articles.day,
};

/** A page of the news of a category, or of all, latest first. */
export const listNews = (db: Db, today: string, { category, pageNum = 1, pageSize = 10 }: NewsQuery) =>
  db
    .select(newsColumns)
    .from(articles)
    .where(newsOf(category, today))
    .orderBy(desc(articles.day), desc(articles.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export const countNews = (db: Db, today: string, { category }: NewsQuery): Promise<number> =>
  db.$count(articles, newsOf(category, today));

/** The categories of news with counts, largest first, at most 50. */
export const countByCategory = (db: Db, today: string) => {
  const counted = db
    .select({ name: sql<string>`${articles.category}`.as('name'), count: count().as('count') })
    .from(articles)
    .where(and(shown('news', today), sql`${articles.category} <> ''`))
    .groupBy(articles.category)
    .as('counted');
  return db
    .select({ value: counted.name, label: translatedName<Text>(counted.name), count: counted.count })
    .from(counted)
    .orderBy(desc(counted.count), asc(counted.name))
    .limit(maxCategories);
};

export const findNews = async (db: Db, today: string, id: number) => {
  const columns = {
    ...newsColumns,
    source: textOf(sql`${articles.source}`),
    body: articles.body,
    seo: articles.seo,
  };
  const [row] = await db
    .select(columns)
    .from(articles)
    .where(and(shown('news', today), eq(articles.id, id)));
  return row;
};

interface Place {
  readonly id: number;
  readonly day: string;
}

const nextTo = async (db: Db, today: string, beyond: SQL, order: SQL[]) => {
  const [row] = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(and(shown('news', today), beyond))
    .orderBy(...order)
    .limit(1);
  return row ?? null;
};

const position = sql`(${articles.day}, ${articles.id})`;

/** The news item published before this one, null for the first. */
export const findOlder = (db: Db, today: string, { id, day }: Place) =>
  nextTo(db, today, sql`${position} < (${day}, ${id})`, [desc(articles.day), desc(articles.id)]);

/** The news item published after this one, null for the latest. */
export const findNewer = (db: Db, today: string, { id, day }: Place) =>
  nextTo(db, today, sql`${position} > (${day}, ${id})`, [asc(articles.day), asc(articles.id)]);

const linkColumns = {
  id: articles.id,
  code: sql<string>`coalesce(${articles.code}, '')`,
  title: articles.title,
};

/** The agency's pages of a kind, in sort order; at most 100. */
export const listPages = (db: Db, today: string, kind: 'statement' | 'company') =>
  db
    .select(linkColumns)
    .from(articles)
    .where(shown(kind, today))
    .orderBy(asc(articles.sort), asc(articles.id))
    .limit(maxPages);

const findPage = async (db: Db, where: SQL | undefined) => {
  const [row] = await db
    .select({ ...linkColumns, day: articles.day, body: articles.body, seo: articles.seo })
    .from(articles)
    .where(where);
  return row;
};

export const findStatement = (db: Db, today: string, id: number) =>
  findPage(db, and(shown('statement', today), eq(articles.id, id)));

export const findCompanyPage = (db: Db, today: string, code: string) =>
  findPage(db, and(shown('company', today), eq(articles.code, code)));
