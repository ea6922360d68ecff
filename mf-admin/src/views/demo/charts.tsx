import { ChartsScreen } from '#src/features/demo/charts-screen.tsx';

export default function Charts() {
  return <ChartsScreen />;
}
