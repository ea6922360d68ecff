import { OrderListScreen } from '#src/features/order/list/order-list-screen.tsx';

export default function AllOrders() {
  return <OrderListScreen kind="all" />;
}
