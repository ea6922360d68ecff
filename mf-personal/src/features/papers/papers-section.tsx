import { queryOf } from '@portal/shared/api';
import type { OrderDetail } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { orderPapers } from '@portal/shared/rules';
import { Card } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PaperRow } from './paper-row.tsx';
import styles from './papers.module.css';
import { papersMessages } from './papers-messages.ts';

const pollMs = 5_000;

const isPreparing = ({ contracts = [] }: OrderDetail): boolean =>
  contracts.some(({ issuedAt }) => issuedAt === null);

/** The order, read again every few seconds while its contract is being made. */
const useIssued = (order: OrderDetail): OrderDetail => {
  const options = queryOf(
    'GET /api/v1/orders/:orderNo',
    { params: { orderNo: order.orderNo } },
    { polled: true },
  );
  const { data } = useQuery({ ...options, enabled: isPreparing(order), refetchInterval: pollMs });
  return data ?? order;
};

const Consent = ({ order: { consent } }: { order: OrderDetail }) => {
  const t = useMessages(papersMessages);
  const language = useLanguage();
  if (!consent) return null;
  const { version, at } = consent;
  return <p className={styles.soft}>{t('consent', { version, at: formatInstant(at, language) })}</p>;
};

/** The documents that the order has at its step: contract, itinerary, invoice, e-tickets. */
export const PapersSection = ({ order: first }: { order: OrderDetail }) => {
  const t = useMessages(papersMessages);
  const order = useIssued(first);
  const papers = orderPapers(order);
  if (papers.length === 0) return null;
  const isChanged = (order.contracts ?? []).length > 1;
  return (
    <Card as="section" padded className={styles.papers}>
      <h2>{t('title')}</h2>
      <ul className={styles.list}>
        {papers.map((paper) => (
          <PaperRow
            key={`${paper.name} ${paper.version ?? ''}`}
            {...{ paper, isChanged }}
            orderNo={order.orderNo}
          />
        ))}
      </ul>
      <Consent order={order} />
    </Card>
  );
};
