import { useMessages } from '@portal/shared/i18n';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { orderMessages } from '../order-messages.ts';
import { OrderList } from './order-list.tsx';

export const OrderListScreen = () => {
  const t = useMessages(orderMessages);
  return (
    <PersonalPage title={t('list.title')}>
      <OrderList />
    </PersonalPage>
  );
};
