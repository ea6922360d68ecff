import { addDays, dayOf } from '@portal/shared/rules';
import type { PaymentDeps, PaymentProvider } from '#src/sales/payments/index.ts';
import { reconcileDay, recordMissingBill } from './reconcile-day.ts';
import { listReconciled, type ReconciledDay } from './reconciliation-repository.ts';

const readyHour = 10;
const hourMs = 3_600_000;
/** So long a bill may be late. */
const billGraceDays = 3;
/** So far back a bill that could not be had is asked for again. */
const maxLateDays = 30;

/** The last days whose bills are there, the latest first: providers have them ready by ten the next morning. */
export const dueDays = (now: Date, count = billGraceDays): string[] => {
  const last = addDays(dayOf(new Date(now.getTime() - readyHour * hourMs)), -1);
  return Array.from({ length: count }, (_, back) => addDays(last, -back));
};

/** Days that are not reconciled: the last three, and what lies further back but not before the first that was looked at. */
const openDays = (looked: readonly ReconciledDay[], now: Date): string[] => {
  const first = looked[0]?.day;
  const done = new Set(looked.filter(({ missing }) => !missing).map(({ day }) => day));
  const patient = dueDays(now);
  return dueDays(now, maxLateDays).filter(
    (day) => !done.has(day) && (patient.includes(day) || (first !== undefined && day >= first)),
  );
};

const reconcileOne = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  day: string,
  known: boolean,
): Promise<void> => {
  try {
    await reconcileDay(deps, provider, day);
  } catch (err) {
    deps.log.warn({ err, day, provider: provider.name }, 'bill could not be reconciled');
    if (!known && !dueDays(deps.now()).includes(day)) await recordMissingBill(deps, provider, day);
  }
};

/**
 * Reconciles what is due and not done yet, each provider for itself. A bill that cannot be had is asked for again at
 * every turn for 30 days; after three days finance sees that it is missing.
 */
export const reconcileDue = async (deps: PaymentDeps): Promise<void> => {
  const [since = ''] = dueDays(deps.now(), maxLateDays).slice(-1);
  for (const provider of deps.providers.values()) {
    const looked = await listReconciled(deps.database.db, provider.name, since);
    for (const day of openDays(looked, deps.now()))
      await reconcileOne(
        deps,
        provider,
        day,
        looked.some((one) => one.day === day),
      );
  }
};
