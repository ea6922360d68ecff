import { addDays } from '@portal/shared/rules';

/** How many days one stock call reaches over. */
export const windowDays = 180;

/** The days one stock call asks for; nothing = from today on. */
export interface StockWindow {
  readonly from?: string;
  readonly to?: string;
}

/** What has to be asked for to know the stock of every day from today to `until`. The first needs no days. */
export const stockWindows = (today: string, until: string): readonly StockWindow[] => {
  const windows: StockWindow[] = [{}];
  for (let from = addDays(today, windowDays); from <= until; from = addDays(from, windowDays))
    windows.push({ from, to: addDays(from, windowDays - 1) });
  return windows;
};
