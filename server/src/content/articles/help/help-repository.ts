import type { Text } from '@portal/shared/contract';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { translatedName } from '#src/catalog/products/index.ts';
import { articles, type Db } from '#src/platform/database/index.ts';
import { shown } from '../article-repository.ts';

const maxArticles = 300;
const maxFound = 20;
const maxOthers = 6;

const rowColumns = {
  code: sql<string>`coalesce(${articles.code}, '')`,
  topic: translatedName<Text>(sql`coalesce(${articles.category}, '')`),
  title: articles.title,
};

const inOrder = [asc(articles.sort), asc(articles.id)];

/** All questions in their order, at most 300. */
export const listQuestions = (db: Db, today: string) =>
  db
    .select(rowColumns)
    .from(articles)
    .where(shown('help', today))
    .orderBy(...inOrder)
    .limit(maxArticles);

const title = sql`${articles.title}::text`;
const texts = sql`concat(${articles.category}, jsonb_path_query_array(${articles.body}, '$.**.zh'),
  jsonb_path_query_array(${articles.body}, '$.**.en'))`;

/** How much of an article matches: 4 for a word in the title, 1 for one in the text. */
const scoreOf = (words: readonly string[]): SQL<number> => {
  const patterns = sql.param(words.map((word) => `%${word}%`));
  return sql<number>`(select coalesce(sum(case when ${title} ilike word then 4 when ${texts} ilike word then 1
    else 0 end), 0)::int from unnest(${patterns}::text[]) word)`;
};

/** The questions with these words, the best match first, at most 20. Words consist of letters and digits. */
export const searchQuestions = async (db: Db, today: string, words: readonly string[]) => {
  const scored = db
    .select({
      code: rowColumns.code.as('code'),
      topic: rowColumns.topic.as('topic'),
      title: articles.title,
      sort: articles.sort,
      id: articles.id,
      score: scoreOf(words).as('score'),
    })
    .from(articles)
    .where(shown('help', today))
    .as('scored');
  return db
    .select({ code: scored.code, topic: scored.topic, title: scored.title, score: scored.score })
    .from(scored)
    .where(sql`${scored.score} > 0`)
    .orderBy(desc(scored.score), asc(scored.sort), asc(scored.id))
    .limit(maxFound);
};

/** The visible article with this code, if any. */
export const findHelpArticle = async (db: Db, today: string, code: string) => {
  const [row] = await db
    .select({
      ...rowColumns,
      day: articles.day,
      body: articles.body,
      seo: articles.seo,
      category: articles.category,
    })
    .from(articles)
    .where(and(shown('help', today), eq(articles.code, code)));
  return row;
};

/** Other questions of a topic in their order, at most 6. */
export const listOthers = (db: Db, today: string, { category, code }: { category: string; code: string }) =>
  db
    .select(rowColumns)
    .from(articles)
    .where(and(shown('help', today), eq(articles.category, category), ne(articles.code, code)))
    .orderBy(...inOrder)
    .limit(maxOthers);
