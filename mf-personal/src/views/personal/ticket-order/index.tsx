import { OrderListScreen } from '#src/features/order/list/order-list-screen.tsx';

export default function TicketOrders() {
  return <OrderListScreen kind="ticket" />;
}
