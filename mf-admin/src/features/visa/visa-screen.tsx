import { useQueryParams } from '@portal/shared/ui';
import { CaseScreen } from './case-screen.tsx';
import { QueueScreen } from './queue-screen.tsx';

/** The queue of visa orders, or the one that the address opens. */
export const VisaScreen = () => {
  const orderNo = useQueryParams().get('no');
  return orderNo && /^[A-Z0-9]{10,32}$/.test(orderNo) ? <CaseScreen orderNo={orderNo} /> : <QueueScreen />;
};
