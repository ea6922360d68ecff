import type { BillDifference } from '@portal/shared/contract';
import type { BillLine } from '#src/sales/payments/index.ts';

/**
 * A payment or refund in our ledger. `due`: it must be in the bill; otherwise it is optional, because it
 * happened around midnight.
 */
export interface LedgerLine extends BillLine {
  readonly due: boolean;
}

/** A difference between a bill and our ledger. Fen. */
export interface Difference {
  readonly fault: BillDifference['fault'];
  readonly kind: BillLine['kind'];
  readonly number: string;
  readonly tradeNo: string;
  readonly billAmount: number | null;
  readonly bookAmount: number | null;
}

const nameOf = ({ kind, number }: BillLine): string => `${kind} ${number}`;

const groupByName = (bill: readonly BillLine[]): Map<string, BillLine[]> => {
  const groups = new Map<string, BillLine[]>();
  for (const line of bill) {
    const group = groups.get(nameOf(line));
    if (group) group.push(line);
    else groups.set(nameOf(line), [line]);
  }
  return groups;
};

const difference = (
  fault: Difference['fault'],
  { kind, number, tradeNo }: BillLine,
  billAmount: number | null,
  bookAmount: number | null,
): Difference => ({ fault, kind, number, tradeNo, billAmount, bookAmount });

const compareLine = (lines: readonly BillLine[], booked: LedgerLine | undefined): Difference[] => {
  const [line] = lines;
  if (!line) return [];
  const bookAmount = booked?.amount ?? null;
  const found: Difference[] = [];
  if (lines.length > 1)
    found.push(
      difference(
        'twice',
        line,
        lines.reduce((sum, { amount }) => sum + amount, 0),
        bookAmount,
      ),
    );
  if (!booked) found.push(difference('missingHere', line, line.amount, null));
  const other = booked && lines.find(({ amount }) => amount !== booked.amount);
  if (other) found.push(difference('amountDiffers', other, other.amount, bookAmount));
  return found;
};

/**
 * All differences between a day's bill and our ledger, each once: lines missing on one side, different
 * amounts, and duplicates in the bill. `ledger`: all due lines and all optional ones.
 */
export const compareBill = (bill: readonly BillLine[], ledger: readonly LedgerLine[]): Difference[] => {
  const billed = groupByName(bill);
  const booked = new Map(ledger.map((line) => [nameOf(line), line]));
  const inBill = [...billed].flatMap(([name, lines]) => compareLine(lines, booked.get(name)));
  const onlyHere = ledger.filter((line) => line.due && !billed.has(nameOf(line)));
  return [...inBill, ...onlyHere.map((line) => difference('missingThere', line, null, line.amount))];
};
