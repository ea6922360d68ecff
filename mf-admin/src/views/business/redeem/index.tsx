export { RedeemScreen as default } from '#src/features/redeem/redeem-screen.tsx';
