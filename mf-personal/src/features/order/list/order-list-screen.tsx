import { useMessages } from '@portal/shared/i18n';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import type { OrderScope } from '../order-kinds.ts';
import { listMessages } from './list-messages.ts';
import { OrderList } from './order-list.tsx';

/** `/personal/orders` and `/personal/{kind}-order`. */
export const OrderListScreen = ({ kind }: { kind: OrderScope }) => {
  const t = useMessages(listMessages);
  return (
    <PersonalPage title={t(`title.${kind}`)}>
      <OrderList kind={kind} />
    </PersonalPage>
  );
};
