import { refundList } from '#src/features/refund/refund-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Refunds() {
  return <ListScreen list={refundList} />;
}
