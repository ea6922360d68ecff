import { addDays, dayOf } from '@portal/shared/rules';
import type { BillLine, PaymentDeps, PaymentProvider } from '#src/sales/payments/index.ts';
import { compareBill, type Difference, type LedgerLine } from './compare-bill.ts';
import { pairLines } from './compare-lines.ts';
import { replaceDifferences } from './difference-repository.ts';
import { type LedgerEntry, listByBill, listSettledOn } from './ledger-repository.ts';
import { replaceLines } from './line-repository.ts';
import {
  type DayOfProvider,
  type ReconciliationRecord,
  upsertReconciliation,
} from './reconciliation-repository.ts';

const nameOf = ({ kind, number }: BillLine): string => `${kind} ${number}`;

const maxEarlierDays = 7;

/** The days before `day` on which the payments that we settled on `day` may have been made, nearest first. */
const earlierDays = (missing: readonly LedgerEntry[], day: string): string[] => {
  const first = missing.map(({ askedAt }) => dayOf(askedAt)).sort()[0] ?? day;
  const days: string[] = [];
  for (let at = addDays(day, -1); at >= first && days.length < maxEarlierDays; at = addDays(at, -1))
    days.push(at);
  return days;
};

/**
 * We settle payments from just before midnight just after it. So lines missing in a day's bill are looked up
 * in the bills since the payment was requested, which are only fetched in that case.
 */
const findInEarlierBills = async (
  provider: PaymentProvider,
  missing: readonly LedgerEntry[],
  day: string,
): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const earlier of earlierDays(missing, day))
    for (const line of await provider.bill(earlier)) found.add(nameOf(line));
  return found;
};

const loadLedger = async (
  { db }: PaymentDeps,
  provider: PaymentProvider,
  day: string,
  bill: readonly BillLine[],
): Promise<LedgerLine[]> => {
  const settled = await listSettledOn(db, provider.name, day);
  const billed = new Set(bill.map(nameOf));
  const earlier = await findInEarlierBills(
    provider,
    settled.filter((line) => !billed.has(nameOf(line))),
    day,
  );
  const due = settled.filter((line) => !earlier.has(nameOf(line)));
  const named = await listByBill(db, provider.name, bill);
  const all = new Map(named.map((line) => [nameOf(line), { ...line, due: false }]));
  for (const line of due) all.set(nameOf(line), { ...line, due: true });
  return [...all.values()];
};

const sumOf = (lines: readonly BillLine[], kind: BillLine['kind']): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);

interface Comparison {
  readonly bill: readonly BillLine[];
  readonly ledger: readonly BillLine[];
  readonly differences: readonly Difference[];
}

const saveComparison = async (
  deps: PaymentDeps,
  { day, provider }: DayOfProvider,
  { bill, ledger, differences }: Comparison,
): Promise<ReconciliationRecord> => {
  const record = {
    day,
    provider,
    billPayments: sumOf(bill, 'payment'),
    billRefunds: sumOf(bill, 'refund'),
    bookPayments: sumOf(ledger, 'payment'),
    bookRefunds: sumOf(ledger, 'refund'),
    lines: bill.length,
    differences: differences.length,
    ranAt: deps.now(),
  };
  await deps.db.transaction(async (tx) => {
    await upsertReconciliation(tx, record);
    await replaceDifferences(tx, record, differences);
    await replaceLines(tx, record, pairLines(bill, ledger));
  });
  if (differences.length > 0)
    deps.log.error({ day, provider, differences: differences.length }, 'bill and ledger disagree');
  return record;
};

/**
 * Compares a provider's bill of a past day with our ledger and stores every difference once; idempotent.
 * Throws `ProviderError` while the bill is not available; then nothing is written.
 */
export const reconcileDay = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  day: string,
): Promise<ReconciliationRecord> => {
  const bill = await provider.bill(day);
  const ledger = await loadLedger(deps, provider, day, bill);
  return saveComparison(
    deps,
    { day, provider: provider.name },
    { bill, ledger, differences: compareBill(bill, ledger) },
  );
};

/** Records an unavailable bill as the only difference of its day, with the totals of our ledger. */
export const recordMissingBill = async (
  deps: PaymentDeps,
  { name: provider }: PaymentProvider,
  day: string,
): Promise<ReconciliationRecord> => {
  const ledger = await listSettledOn(deps.db, provider, day);
  const missing: Difference = {
    ...({ fault: 'billMissing', kind: 'payment', number: '', tradeNo: '', billAmount: null } as const),
    bookAmount: sumOf(ledger, 'payment'),
  };
  return saveComparison(deps, { day, provider }, { bill: [], ledger, differences: [missing] });
};
