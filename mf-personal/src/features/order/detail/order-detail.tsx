import { queryOf } from '@portal/shared/api';
import type { OrderDetail as Order } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { EmptyState, LinkButton, QueryView, Skeleton } from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';
import { ContactsCard, JourneyCard, TravellersCard } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { PriceCard } from './price-card.tsx';
import { RefundCard, TimelineCard } from './terms-cards.tsx';

const Missing = () => {
  const t = useMessages(detailMessages);
  return (
    <EmptyState
      icon="ticket"
      title={t('missing')}
      body={t('missingBody')}
      action={<LinkButton to={paths.orders('tour')}>{t('back')}</LinkButton>}
    />
  );
};

/** Draws what belongs to an order but not to this feature: giving it back. */
export type DrawRefund = (order: Order) => ReactNode;

const Sheet = ({ order, refund }: { order: Order; refund: DrawRefund }) => (
  <div className={styles.sheet}>
    <OrderHead order={order} />
    <div className={styles.columns}>
      <div className={styles.column}>
        <JourneyCard order={order} />
        <TravellersCard order={order} />
        <ContactsCard order={order} />
      </div>
      <div className={styles.column}>
        <PriceCard order={order} />
        <RefundCard order={order} />
        {refund(order)}
        <TimelineCard order={order} />
      </div>
    </div>
  </div>
);

const Places = () => (
  <div className={styles.sheet}>
    <Skeleton height={160} radius="var(--radius)" />
    <Skeleton height={480} radius="var(--radius)" />
  </div>
);

const orderNumber = /^[A-Z0-9]{10,32}$/;

/** One of the member's own tour orders, whole. Somebody else's is answered like one that is not there. */
export const OrderDetail = ({ orderNo, refund }: { orderNo: string | undefined; refund: DrawRefund }) => {
  const valid = orderNo !== undefined && orderNumber.test(orderNo);
  const options = queryOf(
    'GET /api/v1/orders/:orderNo',
    { params: { orderNo: orderNo ?? '' } },
    { silent: true },
  );
  const query = useQuery({ ...options, queryFn: valid ? options.queryFn : skipToken });
  if (!valid || query.error?.status === 404) return <Missing />;
  return (
    <QueryView query={query} skeleton={<Places />}>
      {(order) => <Sheet order={order} refund={refund} />}
    </QueryView>
  );
};
