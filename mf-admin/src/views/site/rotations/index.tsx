export { RotationScreen as default } from '#src/features/rotation/rotation-screen.tsx';
