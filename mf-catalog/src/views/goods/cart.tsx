export { CartScreen as default } from '#src/features/goods/cart/cart-screen.tsx';
