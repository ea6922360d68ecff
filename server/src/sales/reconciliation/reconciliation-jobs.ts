import { addDays, dayOf } from '@portal/shared/rules';
import type { PaymentDeps, PaymentProvider } from '#src/sales/payments/index.ts';
import { reconcileDay, recordMissingBill } from './reconcile-day.ts';
import { listReconciled, type ReconciledDay } from './reconciliation-repository.ts';

const readyHour = 10;
const hourMs = 3_600_000;
/** Days that a bill may be late. */
const billGraceDays = 3;
/** Days for which a missing bill is retried. */
const maxLateDays = 30;

/** The last days with available bills, latest first: providers have them ready by ten the next morning. */
export const dueDays = (now: Date, count = billGraceDays): string[] => {
  const last = addDays(dayOf(new Date(now.getTime() - readyHour * hourMs)), -1);
  return Array.from({ length: count }, (_, back) => addDays(last, -back));
};

/** Days to reconcile: the last three, and earlier gaps since the first reconciled day. */
const openDays = (looked: readonly ReconciledDay[], now: Date): string[] => {
  const first = looked[0]?.day;
  const done = new Set(looked.filter(({ missing }) => !missing).map(({ day }) => day));
  const patient = dueDays(now);
  return dueDays(now, maxLateDays).filter(
    (day) => !done.has(day) && (patient.includes(day) || (first !== undefined && day >= first)),
  );
};

const reconcileOne = async (deps: PaymentDeps, provider: PaymentProvider, day: string, known: boolean) => {
  try {
    await reconcileDay(deps, provider, day);
  } catch (err) {
    deps.log.warn({ err, day, provider: provider.name }, 'bill could not be reconciled');
    if (!known && !dueDays(deps.now()).includes(day)) await recordMissingBill(deps, provider, day);
  }
};

/**
 * Reconciles all open days, each provider independently. A missing bill is retried at every run for 30 days;
 * after three days it is reported to finance.
 */
export const reconcileDue = async (deps: PaymentDeps): Promise<void> => {
  const [since = ''] = dueDays(deps.now(), maxLateDays).slice(-1);
  for (const provider of deps.providers.values()) {
    const looked = await listReconciled(deps.db, provider.name, since);
    for (const day of openDays(looked, deps.now()))
      await reconcileOne(
        deps,
        provider,
        day,
        looked.some((one) => one.day === day),
      );
  }
};
