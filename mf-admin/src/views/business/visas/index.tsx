import { useQueryParams } from '@portal/shared/ui';
import { CaseScreen } from '#src/features/visa/case-screen.tsx';
import { QueueScreen } from '#src/features/visa/queue-screen.tsx';

/** The queue of visa orders, or the one that the address opens. */
export default function Visas() {
  const orderNo = useQueryParams().get('no');
  return orderNo && /^[A-Z0-9]{10,32}$/.test(orderNo) ? <CaseScreen orderNo={orderNo} /> : <QueueScreen />;
}
