import type { Registry } from 'prom-client';
import { closeVisitorDays } from '#src/back-office/analytics/index.ts';
import { notifyApprovals } from '#src/back-office/approvals/index.ts';
import { deleteOldJobs, runBulkJobs } from '#src/back-office/bulk-jobs/index.ts';
import { deleteExpiredEditors } from '#src/back-office/editors/index.ts';
import { readRecordNames } from '#src/back-office/quick-search/index.ts';
import { addReadings, refreshDuePrices } from '#src/catalog/products/index.ts';
import { runSchedules } from '#src/catalog/schedules/index.ts';
import { deleteOldReporters, deleteOldReports } from '#src/delivery/release-health/index.ts';
import { releaseWebhooks, retireReleases } from '#src/delivery/releases/index.ts';
import { cleanUpAccounts } from '#src/identity/accounts/index.ts';
import { warnOfLoginWave, waveSeconds } from '#src/identity/authentication/index.ts';
import { deleteOldMessages } from '#src/identity/messages/index.ts';
import { deleteOldImports, runImports } from '#src/identity/users/index.ts';
import { deleteUnusedPictures } from '#src/media/pictures/index.ts';
import { findChainHead, sealAudit } from '#src/platform/audit/index.ts';
import { deleteOldKeys } from '#src/platform/idempotency/index.ts';
import { type RecurringJob, type RunningJobs, runRecurring } from '#src/platform/jobs/index.ts';
import { sendWebhooks } from '#src/platform/webhooks/index.ts';
import { eraseClosedAccounts } from '#src/privacy/account-deletion/index.ts';
import { erasePastRetention } from '#src/privacy/retention/index.ts';
import { deleteOldAlerts, sendAlerts } from '#src/sales/alerts/index.ts';
import { cancelMissedBalances, remindBalances } from '#src/sales/balances/index.ts';
import { expireChanges } from '#src/sales/changes/index.ts';
import { runDatedSteps } from '#src/sales/fulfilment/index.ts';
import { applySoldCountDeltas } from '#src/sales/inventory/index.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import {
  deleteOldNotifications,
  type NotificationDeps,
  sendNotifications,
} from '#src/sales/notifications/index.ts';
import {
  anomalyWebhooks,
  deleteOldForgedEvents,
  type PaymentDeps,
  pollDuePayments,
  sendDueRefunds,
} from '#src/sales/payments/index.ts';
import { reconcileDue } from '#src/sales/reconciliation/index.ts';
import { warnOfMutualRefunds } from '#src/sales/refunds/index.ts';
import { issueContracts } from '#src/sales/travel-contracts/index.ts';
import { deleteDecidedDocuments, deleteUnusedDocuments } from '#src/sales/visa-documents/index.ts';
import { deleteOldEntries, serveWaitlists } from '#src/sales/waitlist/index.ts';
import { createBulkDeps } from './bulk-kinds.ts';
import { scheduleHooks } from './schedule-hooks.ts';

const quarter = 900;
const hour = 3600;
const day = 24 * hour;

/** The dependencies of the jobs. */
export type JobDeps = PaymentDeps & NotificationDeps & { readonly metrics: Registry };

const cleanUp = async (deps: JobDeps): Promise<void> => {
  const { db } = deps;
  const keys = await deleteOldKeys(db, deps.now());
  const forged = await deleteOldForgedEvents(db, deps.now());
  const notices = await deleteOldNotifications(db, deps.now());
  const messages = await deleteOldMessages(db, deps.now());
  const alerts = await deleteOldAlerts(db, deps.now());
  const waitlists = await deleteOldEntries(db, deps.now());
  const imports = await deleteOldImports(deps);
  const bulkJobs = await deleteOldJobs(deps);
  const reports = await deleteOldReports(db, deps.now());
  const editors = await deleteExpiredEditors(db, deps.now());
  await sealAudit(db, { isComplete: true });
  const audit = await findChainHead(db);
  deps.log.info(
    {
      keys,
      forged,
      notices,
      messages,
      alerts,
      waitlists,
      imports,
      bulkJobs,
      reports,
      editors,
      audit,
      ...(await cleanUpAccounts(deps)),
    },
    'cleaned up',
  );
};

const eraseOld = async (deps: JobDeps): Promise<void> => {
  deps.log.info(await erasePastRetention(deps), 'erased past retention');
};

/** The recurring jobs and their intervals. */
const recurringJobs = (deps: JobDeps): RecurringJob[] => [
  { name: 'ask-payments', everySeconds: 10, run: () => pollDuePayments(deps) },
  {
    name: 'sweep-orders',
    everySeconds: 30,
    run: async () => {
      await expireOrders(deps);
      await expireChanges(deps);
    },
  },
  { name: 'run-refunds', everySeconds: 10, run: () => sendDueRefunds(deps) },
  { name: 'serve-waitlists', everySeconds: 10, run: () => serveWaitlists(deps) },
  {
    name: 'balances',
    everySeconds: quarter,
    run: async () => {
      await remindBalances(deps);
      await cancelMissedBalances(deps);
    },
  },
  { name: 'dated-steps', everySeconds: quarter, run: () => runDatedSteps(deps) },
  { name: 'send-alerts', everySeconds: 10, run: () => sendAlerts(deps) },
  { name: 'send-notices', everySeconds: 5, run: () => sendNotifications(deps) },
  {
    name: 'send-webhooks',
    everySeconds: 10,
    run: () => sendWebhooks(deps, [releaseWebhooks, anomalyWebhooks]),
  },
  { name: 'issue-contracts', everySeconds: 5, run: () => issueContracts(deps) },
  { name: 'import-users', everySeconds: 2, run: () => runImports(deps) },
  { name: 'bulk-jobs', everySeconds: 2, run: () => runBulkJobs(createBulkDeps(deps, deps.log)) },
  { name: 'seal-audit', everySeconds: 30, run: () => sealAudit(deps.db, { isComplete: false }) },
  { name: 'run-schedules', everySeconds: 10, run: () => runSchedules(deps, scheduleHooks) },
  { name: 'notify-approvals', everySeconds: 5, run: () => notifyApprovals(deps) },
  { name: 'refresh-prices', everySeconds: 10, run: () => refreshDuePrices(deps.db, deps.now()) },
  { name: 'read-names', everySeconds: 10, run: () => addReadings(deps.db) },
  { name: 'read-record-names', everySeconds: 10, run: () => readRecordNames(deps.db) },
  { name: 'count-sold', everySeconds: 10, run: () => applySoldCountDeltas(deps.db) },
  { name: 'sweep-visa-files', everySeconds: hour, run: () => deleteUnusedDocuments(deps) },
  { name: 'delete-decided-visa-files', everySeconds: hour, run: () => deleteDecidedDocuments(deps) },
  { name: 'sweep-pictures', everySeconds: hour, run: () => deleteUnusedPictures(deps) },
  { name: 'erase-accounts', everySeconds: hour, run: () => eraseClosedAccounts(deps) },
  { name: 'erase-past-retention', everySeconds: day, run: () => eraseOld(deps) },
  { name: 'forget-reporters', everySeconds: hour, run: () => deleteOldReporters(deps.db, deps.now()) },
  { name: 'retire-releases', everySeconds: hour, run: () => retireReleases(deps) },
  { name: 'reconcile', everySeconds: hour, run: () => reconcileDue(deps) },
  {
    name: 'close-visitor-days',
    everySeconds: hour,
    run: () => closeVisitorDays(deps.db, deps.now()),
  },
  { name: 'watch-logins', everySeconds: waveSeconds, run: () => warnOfLoginWave(deps) },
  { name: 'watch-refunds', everySeconds: day, run: () => warnOfMutualRefunds(deps) },
  { name: 'clean-up', everySeconds: hour, run: () => cleanUp(deps) },
];

/** Starts the recurring jobs; stop them before the pool is closed. */
export const startJobs = (deps: JobDeps): Promise<RunningJobs> =>
  runRecurring(deps.database, recurringJobs(deps), deps);
