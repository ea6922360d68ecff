export { CustomerScreen as default } from '#src/features/customer/customer-screen.tsx';
