import type { ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { TextLink, useQueryParams } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { detailMessages } from './detail-messages.ts';
import { OrderDetail } from './order-detail.tsx';
import type { OrderParts } from './order-sheet.tsx';

interface OrderDetailScreenProps {
  readonly kind: ProductKind;
  readonly parts: OrderParts;
}

/** `/personal/{kind}-order/detail?orderNo=`. */
export const OrderDetailScreen = ({ kind, parts }: OrderDetailScreenProps) => {
  const t = useMessages(detailMessages);
  const orderNo = useQueryParams().get('orderNo');
  return (
    <PersonalPage
      title={t('title')}
      action={<TextLink to={paths.orders(kind)}>{t(`back.${kind}`)}</TextLink>}
    >
      <OrderDetail kind={kind} orderNo={orderNo} parts={parts} />
    </PersonalPage>
  );
};
