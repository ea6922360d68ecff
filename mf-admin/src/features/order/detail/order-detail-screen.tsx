import type { AdminOrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import {
  Button,
  classNames,
  DescriptionList,
  EmptyState,
  LinkButton,
  useQueryParams,
} from '@portal/shared/ui';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { customerPath, orderPath, visaPath } from '#src/order-parts/order-paths.ts';
import { StateTag, StepTag } from '#src/order-parts/order-tags.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useOrder } from '../order-calls.ts';
import { Card } from './card.tsx';
import { MoneyCard } from './money-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';
import { PapersCard } from './papers-card.tsx';
import { PassengerSheet } from './passenger-sheet.tsx';
import { PeopleCard } from './people-card.tsx';
import { PriceCard } from './price-card.tsx';
import { TicketsCard } from './tickets-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useFacts } from './use-facts.ts';

const Head = ({ order }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const { orderNo, kind, state, member } = order;
  return (
    <div className={styles.head}>
      <span className={styles.tags}>
        <StateTag state={state} />
        <StepTag order={order} />
      </span>
      <span className={styles.actions} data-screen>
        <HasPerm anyOf={['biz:customer:query']}>
          <LinkButton to={customerPath(member.id)} kind="quiet" size="small">
            {t('actions.customer')}
          </LinkButton>
        </HasPerm>
        {kind === 'tour' && (
          <LinkButton to={`${orderPath(orderNo)}&show=passengers`} kind="quiet" size="small">
            {t('actions.passengers')}
          </LinkButton>
        )}
        {kind === 'visa' && (
          <LinkButton to={visaPath(orderNo)} kind="quiet" size="small">
            {t('actions.visa')}
          </LinkButton>
        )}
        <Button kind="quiet" size="small" icon="print" onClick={() => window.print()}>
          {t('actions.print')}
        </Button>
      </span>
    </div>
  );
};

const Booked = ({ order }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  return (
    <Card title={t('booked')}>
      <DescriptionList items={useFacts(order)} />
    </Card>
  );
};

const Sheet = ({ order }: { order: AdminOrderDetail }) => (
  <div className={styles.sheet}>
    <Head order={order} />
    <div className={styles.columns}>
      <div className={styles.first}>
        <OrderActions order={order} />
      </div>
      <div className={classNames(styles.column, styles.main)}>
        <Booked order={order} />
        <PeopleCard order={order} />
        <TicketsCard order={order} />
        <PapersCard order={order} />
        <PriceCard order={order} />
        <MoneyCard order={order} />
      </div>
      <div className={classNames(styles.column, styles.rest)}>
        <NotesCard order={order} />
        <TimelineCard order={order} />
      </div>
    </div>
  </div>
);

const Opened = ({ orderNo }: { orderNo: string }) => (
  <AdminQuery query={useOrder(orderNo)} skeleton={<RowsSkeleton height={96} />}>
    {(order) => <Sheet order={order} />}
  </AdminQuery>
);

/** An order whole: what was booked, by whom, what it cost, what happened, and what can be done now. */
export const OrderDetailScreen = () => {
  const t = useMessages(orderDetailMessages);
  const { get } = useQueryParams();
  const orderNo = get('no') ?? '';
  const back = (
    <LinkButton to="/business/orders" kind="quiet" size="small">
      {t('back')}
    </LinkButton>
  );
  return (
    <AntdPage title={t('title', { orderNo })} actions={back}>
      {!/^[A-Z0-9]{10,32}$/.test(orderNo) ? (
        <EmptyState title={t('missing.title')} body={t('missing.body')} />
      ) : get('show') === 'passengers' ? (
        <PassengerSheet orderNo={orderNo} />
      ) : (
        <Opened orderNo={orderNo} />
      )}
    </AntdPage>
  );
};
