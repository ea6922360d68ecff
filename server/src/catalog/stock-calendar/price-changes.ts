import type { CalendarChange, PriceMove, TotalMove } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';

const wholeYuan = (fen: number): number => Math.round(fen / 100) * 100;

/** An amount in fen after a move; percentages give whole yuan. Without a price only `set` applies. */
export const changedPrice = (before: number | undefined, move: PriceMove | undefined): number | undefined => {
  if (move?.way === 'set') return move.amount;
  if (before === undefined || !move) return before;
  return move.way === 'add' ? before + move.amount : wholeYuan((before * (100 + move.amount)) / 100);
};

/** The same for an optional price: null removes it, and a missing price is not moved. */
export const changedOptionalPrice = (
  before: number | null,
  move: PriceMove | null | undefined,
): number | null => (move === null ? null : (changedPrice(before ?? undefined, move) ?? null));

/** A total after a move. */
export const changedTotal = (before: number | undefined, move: TotalMove | undefined): number | undefined => {
  if (move?.way === 'set') return move.amount;
  return before === undefined || !move ? before : before + move.amount;
};

/** When booking of a day closes. */
export const closingAt = (day: string, closing: NonNullable<CalendarChange['closing']>): Date => {
  const [hours = 0, minutes = 0] = closing.time.split(':').map(Number);
  const start = startOfDay(addDays(day, -closing.daysBefore));
  return new Date(start.getTime() + (hours * 60 + minutes) * 60_000);
};
