import type { ArticleForm, ArticleKind, ArticleRow, ArticleState, Text } from '@portal/shared/contract';
import { and, asc, desc, eq, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { translatedName } from '#src/catalog/products/index.ts';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  articles,
  containing,
  type Db,
  deleteByIds,
  insertInto,
  translatedNames,
  updateById,
} from '#src/platform/database/index.ts';
import { isReadAs } from '#src/platform/pinyin/index.ts';

/** An article's columns that a form sets. */
export type ArticleColumns = Required<Omit<ArticleForm, 'id' | 'version' | 'categoryEn'>>;

/** An article as the edit form and the audit log show it. */
export type ArticleRecord = ArticleColumns & { readonly id: number; readonly version: string };

export interface ArticleFilters {
  readonly kind: ArticleKind;
  readonly keywords?: string;
  readonly category?: string;
  readonly status?: 0 | 1;
  readonly from?: string;
  readonly to?: string;
}

const maxCategories = 100;

const status = sql<0 | 1>`${articles.status}`;

const listed = ({ kind, keywords, category, status: wanted, from, to }: ArticleFilters): SQL | undefined => {
  const words = containing(keywords?.trim() ?? '');
  return and(
    eq(articles.kind, kind),
    or(
      ilike(sql`${articles.title}->>'zh'`, words),
      ilike(sql`${articles.title}->>'en'`, words),
      ilike(articles.code, words),
      isReadAs('article', articles.id, keywords),
    ),
    category === undefined ? undefined : eq(articles.category, category),
    wanted === undefined ? undefined : eq(articles.status, wanted),
    from === undefined ? undefined : gte(articles.day, from),
    to === undefined ? undefined : lte(articles.day, to),
  );
};

export const countArticles = (db: Db, filters: ArticleFilters): Promise<number> =>
  db.$count(articles, listed(filters));

const stateOn = (today: string): SQL<ArticleState> => sql<ArticleState>`case
  when ${articles.status} = 0 then 'draft' when ${articles.day} > ${today} then 'scheduled' else 'published' end`;

const orders = {
  news: [desc(articles.day), desc(articles.id)],
  statement: [asc(articles.sort), asc(articles.id)],
  company: [asc(articles.sort), asc(articles.id)],
  help: [asc(articles.sort), asc(articles.id)],
} as const satisfies Record<ArticleKind, readonly SQL[]>;

/** Matching articles: news latest first, pages in sort order. */
export const listArticles = (
  db: Db,
  filters: ArticleFilters,
  { today, limit, offset }: { today: string; limit: number; offset: number },
): Promise<Omit<ArticleRow, 'schedule'>[]> =>
  db
    .select({
      id: articles.id,
      kind: articles.kind,
      code: articles.code,
      category: articles.category,
      title: articles.title,
      picture: articles.picture,
      day: articles.day,
      status,
      state: stateOn(today),
    })
    .from(articles)
    .where(listed(filters))
    .orderBy(...orders[filters.kind])
    .limit(limit)
    .offset(offset);

/** The categories of all articles of a kind, at most 100. */
export const listCategories = async (db: Db, kind: ArticleKind): Promise<Text[]> => {
  const used = db
    .selectDistinct({ name: sql<string>`${articles.category}`.as('name') })
    .from(articles)
    .where(and(eq(articles.kind, kind), sql`${articles.category} <> ''`))
    .as('used');
  const found = await db
    .select({ category: translatedName<Text>(used.name) })
    .from(used)
    .orderBy(asc(used.name))
    .limit(maxCategories);
  return found.map(({ category }) => category);
};

/** Sets the English name of a category, unless it has one. */
export const nameCategory = async (tx: Db, zh: string, en: string): Promise<void> => {
  await tx.insert(translatedNames).values({ zh, en }).onConflictDoNothing();
};

/** The articles with these ids, row-locked until the transaction ends. */
export const lockArticles = (tx: Db, ids: readonly number[]): Promise<ArticleRecord[]> =>
  tx
    .select({
      id: articles.id,
      kind: articles.kind,
      code: articles.code,
      category: articles.category,
      title: articles.title,
      summary: articles.summary,
      picture: articles.picture,
      source: articles.source,
      body: articles.body,
      day: articles.day,
      sort: articles.sort,
      status,
      seo: articles.seo,
      version: versionOf(articles.updatedAt),
    })
    .from(articles)
    .where(inArray(articles.id, [...ids]))
    .orderBy(asc(articles.id))
    .for('update');

export const insertArticle = (tx: Db, article: ArticleColumns): Promise<number> =>
  insertInto(tx, articles, article);

export const updateArticle = (tx: Db, id: number, change: Partial<ArticleColumns>): Promise<void> =>
  updateById(tx, articles, id, change);

export const deleteArticles = (tx: Db, ids: readonly number[]): Promise<void> =>
  deleteByIds(tx, articles, ids);

const pictureAddress = String.raw`/api/v1/pictures/([\w-]{22})`;

/** Articles that show these pictures, drafts included: one row per article and picture. */
export const listArticlesShowing = (
  db: Db,
  tokens: readonly string[],
): Promise<{ token: string; id: number; title: Text }[]> =>
  db
    .selectDistinct({ token: sql<string>`shown[1]`, id: articles.id, title: articles.title })
    .from(articles)
    .innerJoin(
      sql`regexp_matches(concat(${articles.picture}, ${articles.body}, ${articles.seo}), ${pictureAddress}, 'g') as shown`,
      sql`shown[1] = any(${sql.param([...tokens])}::text[])`,
    )
    .orderBy(asc(articles.id));
