import { OrderScreen } from '#src/order-screen.tsx';

export default function GoodsOrder() {
  return <OrderScreen kind="goods" />;
}
