import { CashierScreen } from '#src/features/cashier/cashier-screen.tsx';

export default function VisaPay() {
  return <CashierScreen />;
}
