import { SessionScreen } from '#src/features/session/session-screen.tsx';

export default function Sessions() {
  return <SessionScreen />;
}
