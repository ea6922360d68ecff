import { mostPieces } from '../booking/goods-booking.ts';

/** Where a browser keeps its cart in local storage: a list of lines. */
export const cartKey = 'cart';

/** One thing in the cart. What it is and costs is asked of the server each time. */
export interface CartLine {
  readonly skuId: number;
  readonly count: number;
}

/** As many lines as the server answers for at once. */
export const mostCartLines = 50;

const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most;

const isLine = (value: unknown): value is CartLine =>
  typeof value === 'object' &&
  value !== null &&
  isWhole(Reflect.get(value, 'skuId'), 999_999_999_999_999) &&
  isWhole(Reflect.get(value, 'count'), mostPieces);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Anything may have been written under this name: it is then no cart.
    return undefined;
  }
};

/** The lines of a cart as its text was kept, in their order; what is no line, or names a thing again, is left out. */
export const readCartLines = (text: string | null): readonly CartLine[] => {
  const value = parsed(text ?? '[]');
  if (!Array.isArray(value)) return [];
  const lines = new Map<number, CartLine>();
  for (const line of value.filter(isLine))
    if (!lines.has(line.skuId)) lines.set(line.skuId, { skuId: line.skuId, count: line.count });
  return [...lines.values()].slice(0, mostCartLines);
};

const bounded = (count: number): number => Math.min(mostPieces, Math.max(1, Math.trunc(count)));

/** Adds pieces to a line, or a new line at the end; undefined when the cart is full. */
export const withCartLine = (
  lines: readonly CartLine[],
  { skuId, count }: CartLine,
): readonly CartLine[] | undefined => {
  const present = lines.find((line) => line.skuId === skuId);
  if (!present && lines.length >= mostCartLines) return undefined;
  const line = { skuId, count: bounded((present?.count ?? 0) + count) };
  return present ? lines.map((one) => (one === present ? line : one)) : [...lines, line];
};
