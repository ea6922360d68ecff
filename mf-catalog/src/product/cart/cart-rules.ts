/** One thing in the cart. What it is and costs is asked of the server each time. */
export interface CartLine {
  readonly skuId: number;
  readonly count: number;
}

/** As many lines as the server answers for at once. */
export const mostLines = 50;
/** The most pieces of one thing in an order. */
export const mostPieces = 99;

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

/** The lines of a stored cart, in their order; what is no line, or names a thing again, is left out. */
export const readLines = (text: string | null): readonly CartLine[] => {
  const value = parsed(text ?? '[]');
  if (!Array.isArray(value)) return [];
  const lines = new Map<number, CartLine>();
  for (const line of value.filter(isLine))
    if (!lines.has(line.skuId)) lines.set(line.skuId, { skuId: line.skuId, count: line.count });
  return [...lines.values()].slice(0, mostLines);
};

const bounded = (count: number): number => Math.min(mostPieces, Math.max(1, Math.trunc(count)));

/** Adds pieces to a line, or a new line at the end; undefined when the cart is full. */
export const withAdded = (
  lines: readonly CartLine[],
  skuId: number,
  count: number,
): readonly CartLine[] | undefined => {
  const present = lines.find((line) => line.skuId === skuId);
  if (present) return withCount(lines, skuId, present.count + count);
  return lines.length >= mostLines ? undefined : [...lines, { skuId, count: bounded(count) }];
};

/** Changes how many pieces a line has: never less than one, never more than 99. */
export const withCount = (lines: readonly CartLine[], skuId: number, count: number): readonly CartLine[] =>
  lines.map((line) => (line.skuId === skuId ? { skuId, count: bounded(count) } : line));

/** Takes lines out. */
export const without = (lines: readonly CartLine[], skuIds: readonly number[]): readonly CartLine[] =>
  lines.filter(({ skuId }) => !skuIds.includes(skuId));

/** Puts things that were taken out back where they stood `before`; what is in the cart by now stays as it is. */
export const withRestored = (
  lines: readonly CartLine[],
  before: readonly CartLine[],
  skuIds: readonly number[],
): readonly CartLine[] => {
  const now = new Map(lines.map((line) => [line.skuId, line]));
  const stood = new Set(before.map(({ skuId }) => skuId));
  const back = before.flatMap((line) => now.get(line.skuId) ?? (skuIds.includes(line.skuId) ? line : []));
  return [...back, ...lines.filter(({ skuId }) => !stood.has(skuId))].slice(0, mostLines);
};

/** How many pieces lie in the cart. */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);
