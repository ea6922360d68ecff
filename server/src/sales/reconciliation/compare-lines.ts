import type { BillLine } from '#src/sales/payments/index.ts';
import type { DayLine } from './line-repository.ts';

const nameOf = ({ kind, number }: BillLine): string => `${kind} ${number}`;

const lineOf = ({ kind, number, tradeNo }: BillLine): DayLine => ({
  ...{ kind, number, tradeNo: tradeNo || null },
  ...{ billAmount: null, bookAmount: null },
});

/** The lines of bill and ledger side by side, once per number; repeated lines of the bill are added up. Fen. */
export const pairLines = (bill: readonly BillLine[], ledger: readonly BillLine[]): DayLine[] => {
  const lines = new Map<string, DayLine>();
  for (const line of bill) {
    const known = lines.get(nameOf(line)) ?? lineOf(line);
    lines.set(nameOf(line), { ...known, billAmount: (known.billAmount ?? 0) + line.amount });
  }
  for (const line of ledger)
    lines.set(nameOf(line), { ...(lines.get(nameOf(line)) ?? lineOf(line)), bookAmount: line.amount });
  return [...lines.values()];
};
