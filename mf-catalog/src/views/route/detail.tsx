import { TourDetailScreen } from '#src/features/tour/detail/tour-detail-screen.tsx';

export default function TourDetail() {
  return <TourDetailScreen />;
}
