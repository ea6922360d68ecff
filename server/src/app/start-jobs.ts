import { cleanUpAccounts } from '#src/identity/accounts/account-cleanup.ts';
import { eraseClosedAccounts } from '#src/privacy/account-closing/erase-account.ts';
import { refreshDuePrices } from '#src/catalog/products/from-price.ts';
import { runDatedSteps } from '#src/sales/fulfilment/run-dated-steps.ts';
import { forgetOldNotices } from '#src/sales/notifications/notice-repository.ts';
import { type NoticeDeps, sendNotices } from '#src/sales/notifications/send-notices.ts';
import { forgetOldKeys } from '#src/platform/idempotency/idempotency.ts';
import { countSold } from '#src/sales/inventory/sold-count.ts';
import { sweepOrders } from '#src/sales/my-orders/sweep-orders.ts';
import { askDuePayments } from '#src/sales/payments/ask-provider.ts';
import type { PaymentDeps } from '#src/sales/payments/payment-deps.ts';
import { forgetOldForged } from '#src/sales/payments/payment-events.ts';
import { runDueRefunds } from '#src/sales/payments/refund-service.ts';
import { sweepPictures } from '#src/media/pictures/sweep-pictures.ts';
import { reconcileDue } from '#src/sales/reconciliation/reconcile-due.ts';
import { retireReleases } from '#src/delivery/releases/retire-releases.ts';
import { forgetOldReports } from '#src/delivery/release-health/health-service.ts';
import { closeVisitorDays } from '#src/back-office/analytics/count-views.ts';
import { forgetOldImports } from '#src/identity/users/import/import-service.ts';
import { runImports } from '#src/identity/users/import/run-imports.ts';
import { sweepVisaFiles } from '#src/sales/visa-documents/sweep-visa-files.ts';
import { type RecurringJob, type RunningJobs, runRecurring } from '#src/platform/jobs/recurring.ts';

const quarter = 900;
const hour = 3600;

/** What the jobs are done with. */
export type JobDeps = PaymentDeps & NoticeDeps;

const cleanUp = async (deps: JobDeps): Promise<void> => {
  const { db } = deps.database;
  const keys = await forgetOldKeys(db, deps.now());
  const forged = await forgetOldForged(db, deps.now());
  const notices = await forgetOldNotices(db, deps.now());
  const imports = await forgetOldImports(deps);
  const reports = await forgetOldReports(db, deps.now());
  deps.log.info({ keys, forged, notices, imports, reports, ...(await cleanUpAccounts(deps)) }, 'cleaned up');
};

/** What the portal does by itself, and how often. */
export const recurringJobs = (deps: JobDeps): RecurringJob[] => [
  { name: 'ask-payments', everySeconds: 10, run: () => askDuePayments(deps) },
  { name: 'sweep-orders', everySeconds: 30, run: () => sweepOrders(deps) },
  { name: 'run-refunds', everySeconds: 10, run: () => runDueRefunds(deps) },
  { name: 'dated-steps', everySeconds: quarter, run: () => runDatedSteps(deps) },
  { name: 'send-notices', everySeconds: 5, run: () => sendNotices(deps) },
  { name: 'import-users', everySeconds: 2, run: () => runImports(deps) },
  { name: 'refresh-prices', everySeconds: 10, run: () => refreshDuePrices(deps.database.db, deps.now()) },
  { name: 'count-sold', everySeconds: 10, run: () => countSold(deps.database.db) },
  { name: 'sweep-visa-files', everySeconds: hour, run: () => sweepVisaFiles(deps) },
  { name: 'sweep-pictures', everySeconds: hour, run: () => sweepPictures(deps) },
  { name: 'erase-accounts', everySeconds: hour, run: () => eraseClosedAccounts(deps) },
  { name: 'retire-releases', everySeconds: hour, run: () => retireReleases(deps) },
  { name: 'reconcile', everySeconds: hour, run: () => reconcileDue(deps) },
  {
    name: 'close-visitor-days',
    everySeconds: hour,
    run: () => closeVisitorDays(deps.database.db, deps.now()),
  },
  { name: 'clean-up', everySeconds: hour, run: () => cleanUp(deps) },
];

/** Starts the portal's recurring jobs; stop them before the database is let go. */
export const startJobs = (deps: JobDeps): Promise<RunningJobs> =>
  runRecurring(deps.database, recurringJobs(deps), deps.log);
