import { CashierScreen } from '#src/features/cashier/cashier-screen.tsx';

export default function Pay() {
  return <CashierScreen />;
}
