export { OrderDetailScreen as default } from '#src/features/order/detail/order-detail-screen.tsx';
