import { addDays, startOfDay } from '@portal/shared/rules';
import { and, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { type Db, payments, refunds } from '#src/platform/database/index.ts';
import type { BillLine } from '#src/sales/payments/index.ts';

/** A successful payment or refund, with the times when we requested it and when we learned of its success. */
export interface LedgerEntry extends BillLine {
  readonly askedAt: Date;
  readonly settledAt: Date;
}

const listPayments = async (db: Db, provider: string, which: SQL | undefined): Promise<LedgerEntry[]> => {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.state, 'SUCCESS'), which));
  return rows.map(({ paymentNo, tradeNo, amount, createdAt, paidAt }) => ({
    ...({ kind: 'payment', number: paymentNo, tradeNo: tradeNo ?? '', amount } as const),
    ...{ askedAt: createdAt, settledAt: paidAt ?? createdAt },
  }));
};

/** Refunds by bank transfer are in no provider's bill. */
const throughProvider = isNull(refunds.transferReference);

const listRefunds = async (db: Db, provider: string, which: SQL | undefined): Promise<LedgerEntry[]> => {
  const rows = await db
    .select({ refund: refunds, tradeNo: payments.tradeNo })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.provider, provider), eq(refunds.state, 'SUCCESS'), throughProvider, which));
  return rows.map(({ refund: { refundNo, amount, createdAt, succeededAt }, tradeNo }) => ({
    ...({ kind: 'refund', number: refundNo, tradeNo: tradeNo ?? '', amount } as const),
    ...{ askedAt: createdAt, settledAt: succeededAt ?? createdAt },
  }));
};

/** The ledger lines settled with a provider on a day in Asia/Shanghai. */
export const listSettledOn = async (db: Db, provider: string, day: string): Promise<LedgerEntry[]> => {
  const [from, until] = [startOfDay(day), startOfDay(addDays(day, 1))];
  const paid = and(gte(payments.paidAt, from), lt(payments.paidAt, until));
  const back = and(gte(refunds.succeededAt, from), lt(refunds.succeededAt, until));
  return [...(await listPayments(db, provider, paid)), ...(await listRefunds(db, provider, back))];
};

const batchSize = 5000;

const numbersOf = (lines: readonly BillLine[], kind: BillLine['kind']): string[] =>
  lines.filter((line) => line.kind === kind).map(({ number }) => number);

/** The ledger lines of any day that match the lines of a bill. */
export const listByBill = async (
  db: Db,
  provider: string,
  bill: readonly BillLine[],
): Promise<LedgerEntry[]> => {
  const found: LedgerEntry[] = [];
  for (let from = 0; from < bill.length; from += batchSize) {
    const some = bill.slice(from, from + batchSize);
    found.push(
      ...(await listPayments(db, provider, inArray(payments.paymentNo, numbersOf(some, 'payment')))),
      ...(await listRefunds(db, provider, inArray(refunds.refundNo, numbersOf(some, 'refund')))),
    );
  }
  return found;
};
