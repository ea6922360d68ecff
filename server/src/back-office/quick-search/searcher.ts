import type { SearchHit } from '@portal/shared/contract';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';

/** Maximum number of results of each kind. */
export const maxPerKind = 5;

/** Who searches, and the rows they reach. */
export interface Searcher {
  readonly deps: Deps;
  readonly member: Member;
  readonly scope: DataScope;
}

/** The first records of a kind, how many there are, and the list that has them all. */
interface Found {
  readonly hits: readonly Pick<SearchHit, 'title' | 'note' | 'path'>[];
  readonly total: number;
  readonly list: string;
}

/** Finds records of one kind, as their list does. */
export type Find = (searcher: Searcher, keywords: string) => Promise<Found>;

/** A path of the back office with its query. */
export const pathOf = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Parts of a note that are known. */
export const noteOf = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');

const longestTitle = 40;

/** The beginning of a longer text. */
export const clipped = (text: string): string =>
  text.length > longestTitle ? `${text.slice(0, longestTitle)}…` : text;
