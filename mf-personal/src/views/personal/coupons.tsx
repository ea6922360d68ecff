export { WalletScreen as default } from '#src/features/coupon/wallet/wallet-screen.tsx';
