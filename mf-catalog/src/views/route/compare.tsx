import { CompareScreen } from '#src/features/tour/compare/compare-screen.tsx';

export default function TourCompare() {
  return <CompareScreen />;
}
