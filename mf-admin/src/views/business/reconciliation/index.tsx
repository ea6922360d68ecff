import { ReconciliationScreen } from '#src/features/reconciliation/reconciliation-screen.tsx';

export default function Reconciliation() {
  return <ReconciliationScreen />;
}
