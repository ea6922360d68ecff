export { HomeScreen as default } from '#src/features/order/home/home-screen.tsx';
