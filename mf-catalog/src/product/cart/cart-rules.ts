import { type CartLine, maxCartLines, maxPieces } from '@portal/shared/rules';

const bounded = (count: number): number => Math.min(maxPieces, Math.max(1, Math.trunc(count)));

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
  return [...back, ...lines.filter(({ skuId }) => !stood.has(skuId))].slice(0, maxCartLines);
};

/** How many pieces lie in the cart. */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);
