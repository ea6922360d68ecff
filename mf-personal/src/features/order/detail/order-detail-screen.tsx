import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { TextLink, useQueryParams } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { detailMessages } from './detail-messages.ts';
import { type DrawRefund, OrderDetail } from './order-detail.tsx';

/** `/personal/route-order/detail?orderNo=`. */
export const OrderDetailScreen = ({ refund }: { refund: DrawRefund }) => {
  const t = useMessages(detailMessages);
  const orderNo = useQueryParams().get('orderNo');
  return (
    <PersonalPage title={t('title')} action={<TextLink to={paths.orders('tour')}>{t('back')}</TextLink>}>
      <OrderDetail orderNo={orderNo} refund={refund} />
    </PersonalPage>
  );
};
