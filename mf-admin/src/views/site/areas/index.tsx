import { AreaScreen } from '#src/features/area/area-screen.tsx';

export default function HomeAreas() {
  return <AreaScreen />;
}
