import { OrderDetailScreen } from '#src/features/order/detail/order-detail-screen.tsx';
import { forgetOrders } from '#src/features/order/order-answers.ts';
import { RefundSection } from '#src/features/refund/refund-section.tsx';

export default function TourOrder() {
  return (
    <OrderDetailScreen
      refund={(order) => <RefundSection order={order} onChanged={() => void forgetOrders()} />}
    />
  );
}
