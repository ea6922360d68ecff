import { holidayList } from '#src/features/holiday/holiday-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Holidays() {
  return <ListScreen list={holidayList} />;
}
