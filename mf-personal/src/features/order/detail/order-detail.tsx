import { queryOf } from '@portal/shared/api';
import type { ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Navigate, paths } from '@portal/shared/router';
import { EmptyState, LinkButton, QueryView, Skeleton } from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { kindIcons } from '../order-kinds.ts';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';
import { type OrderParts, OrderSheet } from './order-sheet.tsx';

const Missing = ({ kind }: { kind: ProductKind }) => {
  const t = useMessages(detailMessages);
  return (
    <EmptyState
      icon={kindIcons[kind]}
      title={t('missing')}
      body={t('missingBody')}
      action={<LinkButton to={paths.orders(kind)}>{t(`back.${kind}`)}</LinkButton>}
    />
  );
};

const Places = () => (
  <div className={styles.sheet}>
    <Skeleton height={160} radius="var(--radius)" />
    <Skeleton height={480} radius="var(--radius)" />
  </div>
);

const orderNumber = /^[A-Z0-9]{10,32}$/;

interface OrderDetailProps {
  readonly kind: ProductKind;
  readonly orderNo: string | undefined;
  readonly parts: OrderParts;
}

/**
 * One of the member's own orders, whole. Somebody else's is answered like one that is not there; one of another kind
 * has its own screen.
 */
export const OrderDetail = ({ kind, orderNo, parts }: OrderDetailProps) => {
  const valid = orderNo !== undefined && orderNumber.test(orderNo);
  const options = queryOf('GET /api/v1/orders/:orderNo', { params: { orderNo: orderNo ?? '' } });
  const query = useQuery({ ...options, queryFn: valid ? options.queryFn : skipToken });
  if (!valid || query.error?.status === 404) return <Missing kind={kind} />;
  return (
    <QueryView query={query} skeleton={<Places />}>
      {(order) =>
        order.kind === kind ? (
          <OrderSheet order={order} parts={parts} />
        ) : (
          <Navigate replace to={paths.order(order.kind, order.orderNo)} />
        )
      }
    </QueryView>
  );
};
