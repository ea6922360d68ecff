import { addDays } from '@portal/shared/rules';

/** How many days one stock call reaches ahead of its first day, which it holds as well as the last. */
const maxDays = 180;

/** The days one stock call asks for; nothing = from today on. */
export interface StockWindow {
  readonly from?: string;
  readonly to?: string;
}

/** The calls that cover the stock of every day from today to `until`. The first needs no days. */
export const stockWindows = (today: string, until: string): readonly StockWindow[] => {
  const windows: StockWindow[] = [{}];
  for (let from = addDays(today, maxDays + 1); from <= until; from = addDays(from, maxDays + 1))
    windows.push({ from, to: addDays(from, maxDays) });
  return windows;
};
