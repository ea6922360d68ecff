import { OrderScreen } from '#src/order-screen.tsx';

export default function TourOrder() {
  return <OrderScreen kind="tour" />;
}
