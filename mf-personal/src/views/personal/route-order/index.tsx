import { OrderListScreen } from '#src/features/order/list/order-list-screen.tsx';

export default function TourOrders() {
  return <OrderListScreen kind="tour" />;
}
