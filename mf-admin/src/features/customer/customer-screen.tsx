import type { CustomerProfile } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { DescriptionList, EmptyState, useQueryParams } from '@portal/shared/ui';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { Card, Cards } from '#src/layout/cards.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './customer.module.css';
import { useCustomer } from './customer-calls.ts';
import {
  ConsentsCard,
  CouponsCard,
  EnquiriesCard,
  MessagesCard,
  OrdersCard,
  RefundsCard,
} from './customer-lists.tsx';
import { customerMessages } from './customer-messages.ts';
import { NotesCard } from './notes-card.tsx';

interface ProfileProps {
  readonly profile: CustomerProfile;
}

const useStatus = ({ status, closingAt }: CustomerProfile): string => {
  const t = useMessages(customerMessages);
  const language = useLanguage();
  if (closingAt) return t('status.closing', { time: formatInstant(closingAt, language) });
  return t(status === 1 ? 'status.on' : 'status.off');
};

const FactsCard = ({ profile }: ProfileProps) => {
  const t = useMessages(customerMessages);
  const language = useLanguage();
  const { username, mobile, email, createdAt, totals } = profile;
  return (
    <Card title={t('facts.title')}>
      <DescriptionList
        items={[
          { term: t('facts.username'), value: username },
          { term: t('facts.mobile'), value: mobile ?? t('none') },
          { term: t('facts.email'), value: email ?? t('none') },
          { term: t('facts.since'), value: formatInstant(createdAt, language) },
          { term: t('facts.status'), value: useStatus(profile) },
          { term: t('facts.orders'), value: String(totals.orders) },
          { term: t('facts.paid'), value: formatMoney(totals.paid, language) },
          { term: t('facts.refunded'), value: formatMoney(totals.refunded, language) },
        ]}
      />
    </Card>
  );
};

const Profile = ({ profile }: ProfileProps) => {
  const t = useMessages(customerMessages);
  return (
    <div className={styles.sheet}>
      <p className={styles.soft}>
        {t('logged')} {t('latest')}
      </p>
      <Cards>
        <FactsCard profile={profile} />
        <NotesCard profile={profile} />
        <OrdersCard profile={profile} />
        <RefundsCard profile={profile} />
        <CouponsCard profile={profile} />
        <MessagesCard profile={profile} />
        <EnquiriesCard profile={profile} />
        <ConsentsCard profile={profile} />
      </Cards>
    </div>
  );
};

const Opened = ({ id }: { id: number }) => {
  const t = useMessages(customerMessages);
  const query = useCustomer(id);
  const name = query.data?.nickname;
  return (
    <AntdPage title={name ? t('titleOf', { name }) : t('title')}>
      <AdminQuery query={query} skeleton={<RowsSkeleton height={96} />}>
        {(profile) => <Profile profile={profile} />}
      </AdminQuery>
    </AntdPage>
  );
};

/** One customer, `?id=`: what they ordered, got back, received and asked, and what staff noted. */
export const CustomerScreen = () => {
  const t = useMessages(customerMessages);
  const id = useQueryParams().getNumber('id');
  if (id !== undefined && Number.isSafeInteger(id) && id > 0) return <Opened key={id} id={id} />;
  return (
    <AntdPage title={t('title')}>
      <EmptyState title={t('missing.title')} body={t('missing.body')} />
    </AntdPage>
  );
};
