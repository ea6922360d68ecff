import { addDays, maxNights } from '@portal/shared/rules';
import type { StockDays } from '../stock/stock-days.ts';

/** A stay as it is being chosen: the nights from check-in to before check-out. */
export interface Stay {
  readonly checkIn?: string;
  readonly checkOut?: string;
}

const isFree = (days: StockDays, day: string): boolean => (days.get(day)?.left ?? 0) > 0;

/** The last day one can check out on: the first night that is taken ends every stay, and so does the limit. */
export const lastCheckOut = (days: StockDays, checkIn: string): string => {
  let day = checkIn;
  for (let nights = 0; nights < maxNights && isFree(days, day); nights++) day = addDays(day, 1);
  return day;
};

/** Whether a stay that has begun can end on a day. */
export const mayCheckOut = (days: StockDays, { checkIn, checkOut }: Stay, day: string): boolean =>
  checkIn !== undefined && checkOut === undefined && day > checkIn && day <= lastCheckOut(days, checkIn);

/** The stay after a day was chosen: it ends one that has begun, or begins a new one; undefined where it can do neither. */
export const stayAfter = (days: StockDays, stay: Stay, day: string): Stay | undefined => {
  if (mayCheckOut(days, stay, day)) return { checkIn: stay.checkIn, checkOut: day };
  return isFree(days, day) ? { checkIn: day } : undefined;
};
