import type { BulkParams, PriceMove, Text } from '@portal/shared/contract';
import type { BulkPreview } from '#src/platform/bulk/index.ts';
import { isPrice } from '../plan-edit.ts';
import { changedPrice } from '../price-changes.ts';
import { percentOf } from '../price-move.ts';
import type { listPriceRanges } from './price-ranges.ts';

type PriceRanges = Awaited<ReturnType<typeof listPriceRanges>>[number];

export const noPrices = { zh: '这段日期没有价格', en: 'There are no prices in this period' };
const outOfBounds: Text = { zh: '调价后有价格不在可用范围内', en: 'A price would be out of bounds' };
const reasonMissing = (limit: number): Text => ({
  zh: `调价超过 ${limit}% 需要审批，请填写原因`,
  en: `A price change of more than ${limit}% needs approval: give a reason`,
});

const yuan = (fen: number): string => (fen / 100).toLocaleString('en');

const rangeText = (min: number, max: number): string =>
  min === max ? `¥${yuan(min)}` : `¥${yuan(min)}–${yuan(max)}`;

/**
 * What a move makes of the prices of a product (fen), without writing. `limit`: the percentage above which a second person
 * approves, 0 for none; drafts are exempt.
 */
export const previewOfMove = (
  { id, title, status, min, max, childMin, childMax }: PriceRanges,
  move: PriceMove,
  { reason }: BulkParams,
  limit: number,
): BulkPreview => {
  const shown = { key: String(id), name: title };
  if (min === null || max === null)
    return { ...shown, before: { zh: '—', en: '—' }, after: { zh: '—', en: '—' }, refusal: noPrices };
  const prices = [min, max, childMin, childMax].filter((fen) => fen !== null);
  const moved = prices.map((fen) => changedPrice(fen, move) ?? fen);
  const [after, afterMax] = moved as [number, number];
  const percent = Math.max(...prices.map((fen, place) => percentOf(fen, moved[place] ?? fen)));
  const needsApproval = limit > 0 && status !== 'draft' && percent > limit;
  const refusal = !moved.every(isPrice)
    ? outOfBounds
    : needsApproval && !reason?.trim()
      ? reasonMissing(limit)
      : undefined;
  const range = rangeText(after, afterMax);
  return {
    ...shown,
    before: { zh: rangeText(min, max), en: rangeText(min, max) },
    after: needsApproval
      ? { zh: `${range}（需审批）`, en: `${range} (needs approval)` }
      : { zh: range, en: range },
    ...(refusal && { refusal }),
  };
};
