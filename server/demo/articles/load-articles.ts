import { addDays } from '@portal/shared/rules';
import type { Db } from '#src/db/connect.ts';
import { articles } from '#src/db/schema/index.ts';
import { artworkAddress } from '../artwork-address.ts';
import { insertTerms } from '../insert-terms.ts';
import { textOf } from '../tours/tour-seed.ts';
import { blocksOf } from './block-seed.ts';
import { type NewsSeed, newsCategories, sources } from './news-seed.ts';
import { newsSeeds } from './news-seeds.ts';
import type { PageSeed } from './page-seed.ts';
import { company } from './pages/company.ts';
import { rights } from './pages/rights.ts';
import { travelTerms } from './pages/travel-terms.ts';

type Row = typeof articles.$inferInsert;

/** The latest `10-28` before a day. */
export const lastOn = (today: string, monthDay: string): string => {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear < today ? thisYear : `${year - 1}-${monthDay}`;
};

const pageOf =
  (kind: 'statement' | 'company', today: string) =>
  ({ code, title, daysAgo, body }: PageSeed, index: number): Row => ({
    kind,
    code,
    title: textOf(title),
    body: blocksOf(code, body),
    day: addDays(today, -daysAgo),
    sort: index + 1,
  });

const newsOf = ({ slug, category, on, title, summary, scene, body }: NewsSeed, today: string): Row => ({
  kind: 'news',
  category,
  title: textOf(title),
  summary: textOf(summary),
  picture: artworkAddress(scene, slug),
  source: textOf(category === '公司动态' ? sources.agency : sources.desk),
  body: blocksOf(slug, body),
  day: lastOn(today, on),
});

/** The demo agency's statements, its pages about itself, and its news of the past year. */
export const loadArticles = async (tx: Db, today: string): Promise<void> => {
  await insertTerms(tx, newsCategories);
  const statements = [...rights, ...travelTerms].map(pageOf('statement', today));
  const pages = company.map(pageOf('company', today));
  const news = newsSeeds.map((seed) => newsOf(seed, today)).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  await tx.insert(articles).values([...statements, ...pages, ...news]);
};
