import { OrderListScreen } from '#src/features/order/list/order-list-screen.tsx';

export default function HotelOrders() {
  return <OrderListScreen kind="hotel" />;
}
