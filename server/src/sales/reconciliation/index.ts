export { reconcileDue } from './reconciliation-jobs.ts';
export { registerReconciliations } from './reconciliation-routes.ts';
