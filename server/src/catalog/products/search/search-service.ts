import type { CallData, CallInput, Text } from '@portal/shared/contract';
import { maxListed } from '../product-repository.ts';
import type { SharedDeps } from '../product-service.ts';
import { correctNames, nearestNames } from './correct-names.ts';
import { readKeywords } from './read-keywords.ts';
import { countByKind, listFound } from './search-repository.ts';
import {
  listDestinations,
  listNamedDestinations,
  listSimilarTitles,
  listTitles,
} from './suggestion-repository.ts';
import type { SearchWords } from './words/search-words.ts';

type Search = 'GET /api/v1/search';
type SearchQuery = CallInput<Search>['query'];
type Suggestions = CallData<'GET /api/v1/search/suggestions'>;

const maxSuggested = 10;
const maxDestinations = 4;
const maxNearest = 8;

/** Destinations and products that are named similarly to keywords that find nothing. */
const listNearest = ({ db, memoize }: SharedDeps, text: string): Promise<Suggestions> =>
  memoize(`nearest ${text}`, async () => {
    const names = await nearestNames(db, text);
    const [places, titles] = await Promise.all([
      listNamedDestinations(db, names, maxDestinations),
      listSimilarTitles(db, text, maxNearest),
    ]);
    return [...places, ...titles].slice(0, maxNearest);
  });

const findPage = async ({ db, memoize }: SharedDeps, query: SearchQuery, words: SearchWords) => {
  const { kind, pageNum, pageSize } = query;
  const kinds = await memoize(`kinds ${words.tokens}`, () => countByKind(db, words));
  const counted = kinds.filter((one) => kind === undefined || one.kind === kind);
  const sum = counted.reduce((all, { count }) => all + count, 0);
  const total = Math.min(sum, maxListed);
  const page = { kind, pageNum, pageSize };
  const list = await memoize(`search ${words.tokens} ${JSON.stringify(page)}`, () =>
    listFound(db, { ...page, words, total }),
  );
  return { list, total, kinds };
};

/** The search of similar names for keywords that find nothing; undefined when it finds nothing either. */
const searchSimilar = async (deps: SharedDeps, query: SearchQuery, { text }: SearchWords) => {
  const corrected = await deps.memoize(`correct ${text}`, () => correctNames(deps.db, text));
  const words = await readKeywords(deps, corrected?.zh);
  if (!corrected || words?.tokens === undefined) return undefined;
  const found = await findPage(deps, query, words);
  return found.kinds.length === 0 ? undefined : { ...found, corrected, nearest: [] };
};

const correctedText = ({ isCorrected, text }: SearchWords): Text | null =>
  isCorrected ? { zh: text } : null;

/**
 * Live products of all kinds, or of one, that match all words, with counts per kind up to 1,000. Keywords
 * without a letter or digit match nothing. `corrected` are the keywords that were searched for when those asked for
 * are misspelt; with `exact` they are not corrected. When nothing is found, `nearest` has similar names.
 */
export const search = async (deps: SharedDeps, query: SearchQuery): Promise<CallData<Search>> => {
  const words = await readKeywords(deps, query.keywords, query.exact);
  if (words?.tokens === undefined) return { list: [], total: 0, kinds: [], corrected: null, nearest: [] };
  const found = await findPage(deps, query, words);
  if (found.kinds.length > 0) return { ...found, corrected: correctedText(words), nearest: [] };
  const similar = query.exact === true ? undefined : await searchSimilar(deps, query, words);
  return similar ?? { ...found, corrected: null, nearest: await listNearest(deps, words.text) };
};

/** Letters or characters of a beginning that is compared with similar names. */
const leastCompared = 3;

/** Up to ten destinations (no id; one per kind with products there) and products by title, else similar ones. */
export const suggest = async (
  deps: SharedDeps,
  { keywords }: CallInput<'GET /api/v1/search/suggestions'>['query'],
): Promise<Suggestions> => {
  const { db, memoize } = deps;
  const words = await readKeywords(deps, keywords);
  if (words?.tokens === undefined) return [];
  return memoize(`suggest ${words.text}`, async () => {
    const [destinations, titles] = await Promise.all([
      listDestinations(db, words, maxDestinations),
      listTitles(db, words, maxSuggested),
    ]);
    const found = [...destinations, ...titles].slice(0, maxSuggested);
    if (found.length > 0 || words.text.length < leastCompared) return found;
    return listNamedDestinations(db, await nearestNames(db, words.text), maxDestinations);
  });
};
