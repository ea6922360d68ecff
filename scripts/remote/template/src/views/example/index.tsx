import { LatestScreen } from '#src/features/latest/latest-screen.tsx';

export default function Example() {
  return <LatestScreen />;
}
