import { useMessages } from '@portal/shared/i18n';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { listMessages } from './list-messages.ts';
import { OrderList } from './order-list.tsx';

export const OrderListScreen = () => {
  const t = useMessages(listMessages);
  return (
    <PersonalPage title={t('title')}>
      <OrderList />
    </PersonalPage>
  );
};
