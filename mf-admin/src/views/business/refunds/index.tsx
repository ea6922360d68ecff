import { RefundScreen } from '#src/features/refund/refund-screen.tsx';

export default function Refunds() {
  return <RefundScreen />;
}
