import { VisaOrderScreen } from '#src/visa-order.tsx';

export default function VisaOrder() {
  return <VisaOrderScreen />;
}
