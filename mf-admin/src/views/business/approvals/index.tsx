import { approvalList } from '#src/features/approval/approval-list.tsx';
import { DeputiesButton } from '#src/features/approval/deputies/deputies-button.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Approvals() {
  return <ListScreen list={approvalList} actions={<DeputiesButton />} />;
}
