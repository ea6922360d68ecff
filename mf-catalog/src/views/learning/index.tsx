import { TourListScreen } from '#src/features/tour/list/tour-list-screen.tsx';
import { tourLists } from '#src/features/tour/list/tour-lists.ts';

export default function LearningTours() {
  return <TourListScreen tours={tourLists.learning} />;
}
