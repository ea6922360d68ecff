import type { ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { listMessages } from './list-messages.ts';
import { OrderList } from './order-list.tsx';

/** `/personal/{kind}-order`. */
export const OrderListScreen = ({ kind }: { kind: ProductKind }) => {
  const t = useMessages(listMessages);
  return (
    <PersonalPage title={t(`title.${kind}`)}>
      <OrderList kind={kind} />
    </PersonalPage>
  );
};
