import { maxPieces } from '../booking/goods-booking.ts';

/** The local storage key of the cart, a list of lines. */
export const cartKey = 'cart';

/** A cart line. Product data and price are always loaded from the server. */
export interface CartLine {
  readonly skuId: number;
  readonly count: number;
}

/** As many lines as the server answers for at once. */
export const maxCartLines = 50;

const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most;

const isLine = (value: unknown): value is CartLine =>
  typeof value === 'object' &&
  value !== null &&
  isWhole(Reflect.get(value, 'skuId'), 999_999_999_999_999) &&
  isWhole(Reflect.get(value, 'count'), maxPieces);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The stored value may be invalid.
    return undefined;
  }
};

/** Parses a stored cart; invalid and duplicate lines are left out. */
export const readCartLines = (text: string | null): readonly CartLine[] => {
  const value = parsed(text ?? '[]');
  if (!Array.isArray(value)) return [];
  const lines = new Map<number, CartLine>();
  for (const line of value.filter(isLine))
    if (!lines.has(line.skuId)) lines.set(line.skuId, { skuId: line.skuId, count: line.count });
  return [...lines.values()].slice(0, maxCartLines);
};

const bounded = (count: number): number => Math.min(maxPieces, Math.max(1, Math.trunc(count)));

/** Adds pieces to a line, or a new line at the end; undefined when the cart is full. */
export const withCartLine = (
  lines: readonly CartLine[],
  { skuId, count }: CartLine,
): readonly CartLine[] | undefined => {
  const present = lines.find((line) => line.skuId === skuId);
  if (!present && lines.length >= maxCartLines) return undefined;
  const line = { skuId, count: bounded((present?.count ?? 0) + count) };
  return present ? lines.map((one) => (one === present ? line : one)) : [...lines, line];
};
