export { ReconciliationScreen as default } from '#src/features/reconciliation/reconciliation-screen.tsx';
