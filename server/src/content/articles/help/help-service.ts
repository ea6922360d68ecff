import type { HelpArticle, HelpRow } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { withAlts } from '../article-service.ts';
import { findHelpArticle, listOthers, listQuestions, searchQuestions } from './help-repository.ts';
import { helpWords } from './help-words.ts';

/** Matches of less than a third of the best score are left out. */
const weakest = 3;

/**
 * The questions of the help centre: all in their order, or with keywords those that match, the best first and at most
 * 20. Keywords without letters or digits find nothing.
 */
export const listHelp = async (db: Db, today: string, keywords = ''): Promise<HelpRow[]> => {
  if (keywords.trim() === '') return listQuestions(db, today);
  const words = helpWords(keywords);
  if (words.length === 0) return [];
  const found = await searchQuestions(db, today, words);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score * weakest >= best)
    .map(({ code, topic, title }) => ({ code, topic, title }));
};

/** One article of the help centre with others of its topic. Throws 404 when it is missing or unpublished. */
export const getHelpArticle = async (db: Db, today: string, code: string): Promise<HelpArticle> => {
  const found = await findHelpArticle(db, today, code);
  if (!found) throw notFound('该帮助文章不存在或已下线', 'This help article does not exist or was removed');
  const { category, ...article } = found;
  const others = await listOthers(db, today, { category: category ?? '', code });
  return { ...(await withAlts(db, article)), others };
};
