export { CashierScreen as default } from '#src/features/cashier/cashier-screen.tsx';
