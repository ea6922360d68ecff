export { CentreScreen as default } from '#src/features/coupon/centre/centre-screen.tsx';
