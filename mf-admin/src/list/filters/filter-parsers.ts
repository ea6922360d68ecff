import { isDay } from '@portal/shared/rules';

/** Reads a filter out of the text that the URL has for it; undefined when that is nothing that can be asked for. */
export type FilterParser<T> = (text: string) => T | undefined;

/** One of these. */
export const oneOf =
  <const V extends string | number>(...values: readonly V[]): FilterParser<V> =>
  (text) =>
    values.find((value) => String(value) === text);

/** A calendar day, `2026-12-24`. */
export const day = (): FilterParser<string> => (text) => (isDay(text) ? text : undefined);

/** A number from 1: an id, a page. */
export const positiveInteger =
  (max: number = Number.MAX_SAFE_INTEGER): FilterParser<number> =>
  (text) =>
    /^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined;

/** An amount in fen, from nothing to what a bank moves at once. */
export const fen = (): FilterParser<number> => (text) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined);

/** Free words. */
export const keywords =
  (max = 100): FilterParser<string> =>
  (text) =>
    text.trim().slice(0, max) || undefined;
