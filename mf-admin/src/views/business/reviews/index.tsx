import { ReviewScreen } from '#src/features/review/review-screen.tsx';

export default function Reviews() {
  return <ReviewScreen />;
}
