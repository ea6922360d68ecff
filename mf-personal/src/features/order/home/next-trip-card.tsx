import { queryOf } from '@portal/shared/api';
import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { dayOf, daysBetween } from '@portal/shared/rules';
import { Card, EmptyState, LinkButton, Picture, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useOrderFacts, useOrderTitle } from '../use-order-text.ts';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';
import { nextTrip } from './next-trip.ts';

const Trip = ({ order, day }: { order: OrderRow; day: string }) => {
  const t = useMessages(homeMessages);
  const title = useOrderTitle(order);
  const facts = useOrderFacts(order);
  const days = daysBetween(dayOf(new Date()), day);
  return (
    <Card as="article" className={styles.trip}>
      <div className={styles.tripPicture}>
        <Picture
          src={order.picture}
          alt=""
          width={1200}
          height={675}
          sizes="(min-width: 900px) 520px, 92vw"
          eager
        />
      </div>
      <div className={styles.tripWords}>
        <p className={styles.days}>{days === 0 ? t('today') : t('inDays', { count: days })}</p>
        <h3>
          <Link to={paths.order(order.kind, order.orderNo)}>{title}</Link>
        </h3>
        <p className={styles.soft}>{facts}</p>
      </div>
    </Card>
  );
};

const NoTrip = () => {
  const t = useMessages(homeMessages);
  return (
    <EmptyState
      icon="compass"
      title={t('noTrip')}
      body={t('noTripBody')}
      action={<LinkButton to={paths.tours('route')}>{t('browse')}</LinkButton>}
    />
  );
};

/** The journey that starts next, or where to find one. */
export const NextTrip = () => {
  const query = useQuery(
    queryOf('GET /api/v1/orders', { query: { state: 'PAID', pageSize: 100 } }, { silent: true }),
  );
  return (
    <QueryView query={query} skeleton={<Skeleton height={240} radius="var(--radius)" />}>
      {({ list }) => {
        const order = nextTrip(list, dayOf(new Date()));
        return order?.travelDay ? <Trip order={order} day={order.travelDay} /> : <NoTrip />;
      }}
    </QueryView>
  );
};
