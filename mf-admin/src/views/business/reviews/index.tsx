import { reviewList } from '#src/features/review/review-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Reviews() {
  return <ListScreen list={reviewList} />;
}
