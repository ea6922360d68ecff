import type { CustomerProfile } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Card } from '#src/layout/cards.tsx';
import { OrderLink } from '#src/order-parts/order-link.tsx';
import { StateTag } from '#src/order-parts/order-tags.tsx';
import styles from './customer.module.css';
import { customerMessages } from './customer-messages.ts';

interface ProfileProps {
  readonly profile: CustomerProfile;
}

interface RowProps {
  readonly main: ReactNode;
  readonly detail: ReactNode;
  readonly end: ReactNode;
}

const Row = ({ main, detail, end }: RowProps) => (
  <li>
    <span className={styles.stack}>
      <span>{main}</span>
      <small>{detail}</small>
    </span>
    <span className={styles.end}>{end}</span>
  </li>
);

interface ListCardProps<R> {
  readonly title: string;
  readonly empty: string;
  readonly rows: readonly R[];
  readonly children: (row: R) => ReactNode;
}

const ListCard = <R,>({ title, empty, rows, children }: ListCardProps<R>) => (
  <Card title={title}>
    {rows.length === 0 ? (
      <p className={styles.soft}>{empty}</p>
    ) : (
      <ul className={styles.rows}>{rows.map(children)}</ul>
    )}
  </Card>
);

export const OrdersCard = ({ profile: { orders } }: ProfileProps) => {
  const t = useMessages(customerMessages);
  const language = useLanguage();
  return (
    <ListCard title={t('orders.title')} empty={t('orders.empty')} rows={orders}>
      {({ orderNo, title, titleEn, state, amount, createdAt }) => (
        <Row
          key={orderNo}
          main={<OrderLink orderNo={orderNo}>{(language === 'en' && titleEn) || title}</OrderLink>}
          detail={`${orderNo} · ${formatInstant(createdAt, language)}`}
          end={
            <>
              {formatMoney(amount, language)}
              <StateTag state={state} />
            </>
          }
        />
      )}
    </ListCard>
  );
};

const refundStates = ['REQUESTED', 'APPROVED', 'PROCESSING', 'SUCCESS', 'FAILED', 'REJECTED'] as const;

export const RefundsCard = ({ profile: { refunds } }: ProfileProps) => {
  const t = useMessages(customerMessages);
  const language = useLanguage();
  const stateName = (state: string) => {
    const known = refundStates.find((one) => one === state);
    return known ? t(`refundStates.${known}`) : state;
  };
  return (
    <ListCard title={t('refunds.title')} empty={t('refunds.empty')} rows={refunds}>
      {({ refundNo, orderNo, state, amount, createdAt }) => (
        <Row
          key={refundNo}
          main={<OrderLink orderNo={orderNo} />}
          detail={`${refundNo} · ${formatInstant(createdAt, language)}`}
          end={
            <>
              {formatMoney(amount, language)}
              <Tag tone="sand">{stateName(state)}</Tag>
            </>
          }
        />
      )}
    </ListCard>
  );
};

export const CouponsCard = ({ profile: { coupons } }: ProfileProps) => {
  const t = useMessages(customerMessages);
  const text = useText();
  const language = useLanguage();
  const now = new Date().toISOString();
  return (
    <ListCard title={t('coupons.title')} empty={t('coupons.empty')} rows={coupons}>
      {({ id, title, orderNo, endsAt, receivedAt }) => (
        <Row
          key={id}
          main={text(title)}
          detail={formatInstant(receivedAt, language)}
          end={
            orderNo ? (
              <>
                {t('coupons.used')} <OrderLink orderNo={orderNo} />
              </>
            ) : endsAt < now ? (
              t('coupons.expired')
            ) : (
              t('coupons.open', { time: formatInstant(endsAt, language) })
            )
          }
        />
      )}
    </ListCard>
  );
};

export const MessagesCard = ({ profile: { messages } }: ProfileProps) => {
  const t = useMessages(customerMessages);
  const text = useText();
  const language = useLanguage();
  return (
    <ListCard title={t('messages.title')} empty={t('messages.empty')} rows={messages}>
      {({ id, category, title, readAt, createdAt }) => (
        <Row
          key={id}
          main={text(title)}
          detail={`${t(`categories.${category}`)} · ${formatInstant(createdAt, language)}`}
          end={<Tag tone={readAt ? 'sand' : 'sea'}>{t(readAt ? 'messages.read' : 'messages.unread')}</Tag>}
        />
      )}
    </ListCard>
  );
};

const enquiryStates = {
  NEW: 'enquiryStates.NEW',
  CONTACTED: 'enquiryStates.CONTACTED',
  WON: 'enquiryStates.WON',
  LOST: 'enquiryStates.LOST',
  CLOSED: 'enquiryStates.CLOSED',
} as const;

export const EnquiriesCard = ({ profile: { enquiries } }: ProfileProps) => {
  const t = useMessages(customerMessages);
  const language = useLanguage();
  return (
    <ListCard title={t('enquiries.title')} empty={t('enquiries.empty')} rows={enquiries}>
      {({ id, enquiryNo, kind, state, createdAt }) => (
        <Row
          key={id}
          main={`${t(`enquiryKinds.${kind}`)} ${enquiryNo}`}
          detail={formatInstant(createdAt, language)}
          end={<Tag tone="sand">{t(enquiryStates[state])}</Tag>}
        />
      )}
    </ListCard>
  );
};

export const ConsentsCard = ({ profile: { consents } }: ProfileProps) => {
  const t = useMessages(customerMessages);
  const language = useLanguage();
  return (
    <ListCard title={t('consents.title')} empty={t('consents.empty')} rows={consents}>
      {({ orderNo, version, at }) => (
        <Row
          key={orderNo}
          main={t('consents.row', { version })}
          detail={formatInstant(at, language)}
          end={<OrderLink orderNo={orderNo} />}
        />
      )}
    </ListCard>
  );
};
