import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { TextLink, useQueryParams } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { orderMessages } from '../order-messages.ts';
import { OrderDetail } from './order-detail.tsx';

/** `/personal/route-order/detail?orderNo=`. */
export const OrderDetailScreen = () => {
  const t = useMessages(orderMessages);
  const orderNo = useQueryParams().get('orderNo');
  return (
    <PersonalPage
      title={t('detail.title')}
      action={<TextLink to={paths.orders('tour')}>{t('detail.back')}</TextLink>}
    >
      <OrderDetail orderNo={orderNo} />
    </PersonalPage>
  );
};
