import type { Block } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { articles, type Db } from '#src/platform/database/index.ts';
import { artworkAddress } from '../artwork-address.ts';
import { insertTranslatedNames } from '../insert-translated-names.ts';
import { readGroups } from '../read-groups.ts';
import { type Pair, textOf } from '../text-pair.ts';
import {
  type BlockSeed,
  companyKind,
  type HelpSeed,
  helpKind,
  helpTopics,
  type NewsSeed,
  newsCategories,
  newsKind,
  type PageSeed,
  statementKind,
} from './article-seed.ts';

type Row = typeof articles.$inferInsert;

/** The latest `10-28` before a day. */
export const lastOn = (today: string, monthDay: string): string => {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear < today ? thisYear : `${year - 1}-${monthDay}`;
};

/** Who wrote the news: the agency itself, or its travel desk. */
const sources = {
  desk: ['海途旅行编辑部', 'Haitu travel desk'],
  agency: ['海途旅行社', 'Haitu Travel'],
} as const satisfies Record<string, Pair>;

const blockOf = ({ heading, text, list, picture }: BlockSeed, seed: string): Block => {
  if (heading) return { kind: 'heading', text: textOf(heading) };
  if (text) return { kind: 'text', text: textOf(text) };
  if (list) return { kind: 'list', items: list.map(textOf) };
  if (!picture) throw new Error(`the block ${seed} of an article is empty`);
  const { scene, caption } = picture;
  return { kind: 'picture', picture: artworkAddress(scene, seed), caption: textOf(caption) };
};

/** The blocks of an article, its pictures seeded by its name and their place. */
const blocksOf = (name: string, body: readonly BlockSeed[]): Block[] =>
  body.map((block, index) => blockOf(block, `${name}-${index + 1}`));

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

const topicOrder = Object.keys(helpTopics);

const helpOf =
  (today: string) =>
  ({ topic, code, title, daysAgo, body }: HelpSeed, index: number): Row => ({
    kind: 'help',
    code,
    category: topic,
    title: textOf(title),
    body: blocksOf(code, body),
    day: addDays(today, -daysAgo),
    sort: (topicOrder.indexOf(topic) + 1) * 100 + index,
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
  await insertTranslatedNames(tx, newsCategories);
  const statements = readGroups(statementKind).map(pageOf('statement', today));
  const pages = readGroups(companyKind).map(pageOf('company', today));
  const news = readGroups(newsKind)
    .map((seed) => newsOf(seed, today))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  await tx.insert(articles).values([...statements, ...pages, ...news]);
};

/** The questions and answers of the help centre. */
export const loadHelp = async (tx: Db, today: string): Promise<void> => {
  await insertTranslatedNames(tx, helpTopics);
  await tx.insert(articles).values(readGroups(helpKind).map(helpOf(today)));
};
