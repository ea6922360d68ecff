import { addDays } from '@portal/shared/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { AskedDays } from './asked-days.ts';

/*
 * Days are leaves of a binary tree whose nodes are buckets of 1, 2, 4, … 512 days. A product is indexed with
 * every bucket in which it has an open day, so any range of days needs only a few lookups.
 */
const dayZero = '2000-01-01';
const firstDayBucket = 2 ** 17;
const levels = 10;
/** Days; no calendar is longer, so later days are not looked up. */
const longest = 3660;
const dayMs = 86_400_000;

const dayBucket = (day: string): number => firstDayBucket + (Date.parse(day) - Date.parse(dayZero)) / dayMs;

const from = (first: number, before: number): number[] =>
  Array.from({ length: Math.max(0, before - first) }, (_, index) => first + index);

/** The fewest buckets that cover the days from `first` to before `before`. */
const cover = (first: number, before: number, level = 1): number[] => {
  if (first >= before) return [];
  if (level === levels) return from(first, before);
  const [isOddFirst, isOddBefore] = [first % 2, before % 2];
  const inner = cover((first + isOddFirst) / 2, (before - isOddBefore) / 2, level + 1);
  return [...(isOddFirst ? [first] : []), ...(isOddBefore ? [before - 1] : []), ...inner];
};

/** Nights looked up in the index; longer stays are checked product by product. */
const maxNights = 30;

/** The buckets to look up: any of them must match, for stays the one of each night. */
export const bucketsOf = ({ from: first, before, all }: AskedDays): number[] => {
  const end = addDays(first, all ? maxNights : longest);
  const [a, b] = [dayBucket(first), dayBucket(before < end ? before : end)];
  return all ? from(a, b) : cover(a, b);
};

/** SQL: the set of all buckets that contain a day. */
export const bucketsContaining = (day: SQL): SQL => sql`(
  select (${sql.raw(String(firstDayBucket))} + (${day} - date '${sql.raw(dayZero)}')) >> level as span
  from generate_series(0, ${sql.raw(String(levels - 1))}) as level)`;
