import { CartScreen } from '#src/features/goods/cart/cart-screen.tsx';

export default function Cart() {
  return <CartScreen />;
}
