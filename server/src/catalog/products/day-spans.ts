import { addDays } from '@portal/shared/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { AskedDays } from './asked-days.ts';

/*
 * Days as the leaves of a binary tree, whose nodes are the spans of 1, 2, 4, … 512 days. A product is kept with every
 * span that it is open in, so that any days asked for are a few spans to look for, however many they are.
 */
const dayZero = '2000-01-01';
const firstLeaf = 2 ** 17;
const levels = 10;
/** Nobody's calendar goes as far: what is asked beyond it need not be looked for. */
const longest = 3660;
const dayMs = 86_400_000;

const leafOf = (day: string): number => firstLeaf + (Date.parse(day) - Date.parse(dayZero)) / dayMs;

const from = (first: number, before: number): number[] =>
  Array.from({ length: Math.max(0, before - first) }, (_, index) => first + index);

/** The fewest spans that the days from `first` to before `before` are made of. */
const cover = (first: number, before: number, level = 1): number[] => {
  if (first >= before) return [];
  if (level === levels) return from(first, before);
  const [isOddFirst, isOddBefore] = [first % 2, before % 2];
  const inner = cover((first + isOddFirst) / 2, (before - isOddBefore) / 2, level + 1);
  return [...(isOddFirst ? [first] : []), ...(isOddBefore ? [before - 1] : []), ...inner];
};

/** So many nights are looked for in the index; longer stays are found out about one by one. */
const mostNights = 30;

/** The spans of which any, or for stays the nights of which each, has to be among those a product is open in. */
export const spansOf = ({ from: first, before, all }: AskedDays): number[] => {
  const end = addDays(first, all ? mostNights : longest);
  const [a, b] = [leafOf(first), leafOf(before < end ? before : end)];
  return all ? from(a, b) : cover(a, b);
};

/** In SQL: every span that a day lies in, as a set. */
export const spansWith = (day: SQL): SQL => sql`(
  select (${sql.raw(String(firstLeaf))} + (${day} - date '${sql.raw(dayZero)}')) >> level as span
  from generate_series(0, ${sql.raw(String(levels - 1))}) as level)`;
