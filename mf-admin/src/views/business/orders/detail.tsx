import { OrderDetailScreen } from '#src/features/order/detail/order-detail-screen.tsx';

export default function OrderDetail() {
  return <OrderDetailScreen />;
}
