import { CashierScreen } from '#src/features/cashier/cashier-screen.tsx';

export default function TourPay() {
  return <CashierScreen />;
}
