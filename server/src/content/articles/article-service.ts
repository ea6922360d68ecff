import type { AgencyPage, Block, CallData, News, PictureAlts } from '@portal/shared/contract';
import { listAlts } from '#src/media/pictures/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import {
  countByCategory,
  countNews,
  findCompanyPage,
  findNewer,
  findNews,
  findOlder,
  findStatement,
  listNews,
  type NewsQuery,
} from './article-repository.ts';

/** A page of news, latest first, of one category or of all; and all categories with counts. */
export const findNewsPage = async (
  db: Db,
  today: string,
  query: NewsQuery,
): Promise<CallData<'GET /api/v1/news'>> => {
  const [list, total, categories] = await Promise.all([
    listNews(db, today, query),
    countNews(db, today, query),
    countByCategory(db, today),
  ]);
  return { list, total, categories };
};

/** An article with what its pictures show. */
export const withAlts = async <A extends { readonly body: readonly Block[]; readonly picture?: string }>(
  db: Db,
  article: A,
): Promise<A & { readonly alts: PictureAlts }> => {
  const inBody = article.body.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
  return { ...article, alts: await listAlts(db, [article.picture ?? '', ...inBody]) };
};

/** One news item with the previous and next one. Throws 404 when it is missing or unpublished. */
export const getNews = async (db: Db, today: string, id: number): Promise<News> => {
  const news = await findNews(db, today, id);
  if (!news) throw notFound('该新闻不存在或已下线', 'This news item does not exist or was taken down');
  const [older, newer] = await Promise.all([findOlder(db, today, news), findNewer(db, today, news)]);
  return { ...(await withAlts(db, news)), older, newer };
};

/** One statement. Throws 404 when it is missing or unpublished. */
export const getStatement = async (db: Db, today: string, id: number): Promise<AgencyPage> => {
  const page = await findStatement(db, today, id);
  if (!page) throw notFound('该声明不存在或已下线', 'This statement does not exist or was taken down');
  return withAlts(db, page);
};

/** One company page, by its code. Throws 404 when it is missing or unpublished. */
export const getCompanyPage = async (db: Db, today: string, code: string): Promise<AgencyPage> => {
  const page = await findCompanyPage(db, today, code);
  if (!page) throw notFound('该页面不存在或已下线', 'This page does not exist or was taken down');
  return withAlts(db, page);
};
