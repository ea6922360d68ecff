import { waitlistList } from '#src/features/waitlist/waitlist-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Waitlists() {
  return <ListScreen list={waitlistList} />;
}
