import { ETicketSection } from '#src/features/e-ticket/e-ticket-section.tsx';
import { OrderScreen, type OrderScreenProps } from '#src/order-screen.tsx';

const tickets = {
  name: 'tickets',
  draw: (order) => <ETicketSection order={order} />,
} as const satisfies OrderScreenProps['first'];

export default function TicketOrder() {
  return <OrderScreen kind="ticket" first={tickets} />;
}
