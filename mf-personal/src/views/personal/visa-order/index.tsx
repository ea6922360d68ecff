import { OrderListScreen } from '#src/features/order/list/order-list-screen.tsx';

export default function VisaOrders() {
  return <OrderListScreen kind="visa" />;
}
