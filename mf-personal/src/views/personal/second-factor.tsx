export { SecondFactorScreen as default } from '#src/features/second-factor/second-factor-screen.tsx';
