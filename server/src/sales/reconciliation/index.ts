export { reconcileDue } from './reconcile-due.ts';
export { registerReconciliations } from './reconciliation-routes.ts';
