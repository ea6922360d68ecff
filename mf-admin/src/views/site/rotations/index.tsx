import { RotationScreen } from '#src/features/rotation/rotation-screen.tsx';

export default function Notices() {
  return <RotationScreen />;
}
