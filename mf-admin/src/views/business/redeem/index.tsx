import { RedeemScreen } from '#src/features/redeem/redeem-screen.tsx';

export default function Redeem() {
  return <RedeemScreen />;
}
