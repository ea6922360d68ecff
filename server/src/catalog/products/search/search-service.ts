import type { CallData, CallInput } from '@portal/shared/contract';
import { maxListed } from '../product-repository.ts';
import type { SharedDeps } from '../product-service.ts';
import { countByKind, listFound } from './search-repository.ts';
import { tokenQuery } from './search-tokens.ts';
import { listDestinations, listTitles } from './suggestion-repository.ts';

type Search = 'GET /api/v1/search';
type Suggestions = 'GET /api/v1/search/suggestions';

/**
 * Live products of all kinds, or of one, that match all words, with counts per kind up to 1,000. Keywords
 * without a letter or digit match nothing.
 */
export const search = async (
  { db, memoize }: SharedDeps,
  query: CallInput<Search>['query'],
): Promise<CallData<Search>> => {
  if (tokenQuery(query.keywords) === undefined) return { list: [], total: 0, kinds: [] };
  const kinds = await memoize(`kinds ${query.keywords}`, () => countByKind(db, query.keywords));
  const counted = kinds.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const sum = counted.reduce((all, { count }) => all + count, 0);
  const total = Math.min(sum, maxListed);
  const list = await memoize(`search ${JSON.stringify(query)}`, () => listFound(db, { ...query, total }));
  return { list, total, kinds };
};

const maxDestinations = 4;
const maxSuggested = 10;

/** Up to ten destinations (no id; one per kind with products there) and products by title. */
export const suggest = async (
  { db, memoize }: SharedDeps,
  { keywords }: CallInput<Suggestions>['query'],
): Promise<CallData<Suggestions>> => {
  if (tokenQuery(keywords) === undefined) return [];
  return memoize(`suggest ${keywords}`, async () => {
    const [destinations, titles] = await Promise.all([
      listDestinations(db, keywords, maxDestinations),
      listTitles(db, keywords, maxSuggested),
    ]);
    return [...destinations, ...titles].slice(0, maxSuggested);
  });
};
