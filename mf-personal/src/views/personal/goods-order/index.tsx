import { OrderListScreen } from '#src/features/order/list/order-list-screen.tsx';

export default function GoodsOrders() {
  return <OrderListScreen kind="goods" />;
}
