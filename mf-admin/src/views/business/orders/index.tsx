import { orderList } from '#src/features/order/list/order-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Orders() {
  return <ListScreen list={orderList} />;
}
