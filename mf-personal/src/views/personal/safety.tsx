import { SafetyScreen } from '#src/features/safety/safety-screen.tsx';

export default function Safety() {
  return <SafetyScreen />;
}
