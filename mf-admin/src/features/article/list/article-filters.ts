import { useQueryParams } from '@portal/shared/ui';
import { day, keywords } from '#src/list/filters/filter-parsers.ts';
import type { ParsedFilters } from '#src/list/filters/list-filters.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { articleKinds } from '../article-paths.ts';

const readers = { category: keywords(64), from: day(), to: day() };

export type ArticleFilters = ParsedFilters<typeof readers>;

/** Which kind of articles is looked at, and what it is narrowed by, kept in the URL. */
export const useArticleFilters = () => {
  const { get, set } = useQueryParams();
  const state = useListFilters(readers);
  const kind = articleKinds.find((one) => one === get('kind')) ?? articleKinds[0];
  return { state, kind, choose: (next: string) => set({ kind: next, category: undefined }) };
};
