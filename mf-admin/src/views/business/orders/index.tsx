import { OrderListScreen } from '#src/features/order/order-list-screen.tsx';

export default function Orders() {
  return <OrderListScreen />;
}
