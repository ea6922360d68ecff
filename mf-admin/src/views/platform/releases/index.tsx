import { ReleaseScreen } from '#src/features/release/release-screen.tsx';

export default function Releases() {
  return <ReleaseScreen />;
}
