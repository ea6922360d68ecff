import { OrderScreen } from '#src/order-screen.tsx';

export default function HotelOrder() {
  return <OrderScreen kind="hotel" />;
}
