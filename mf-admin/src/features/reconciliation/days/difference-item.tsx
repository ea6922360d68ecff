import type { BillDifference } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { OrderLink } from '#src/order-parts/order-link.tsx';
import { useProviderNames } from '#src/order-parts/use-provider-names.ts';
import styles from '../reconciliation.module.css';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { yuanOf } from './day-facts.ts';

const Sides = ({ billAmount, bookAmount }: BillDifference) => {
  const t = useMessages(reconciliationMessages);
  const shown = (fen: number | null) => (fen === null ? t('day.absent') : yuanOf(fen));
  return (
    <dl className={styles.sides}>
      <div>
        <dt>{t('day.bill')}</dt>
        <dd>{shown(billAmount)}</dd>
      </div>
      <div>
        <dt>{t('day.book')}</dt>
        <dd>{shown(bookAmount)}</dd>
      </div>
    </dl>
  );
};

/** What bill and books do not agree on, and what to do about it. */
export const DifferenceItem = ({ difference }: { difference: BillDifference }) => {
  const t = useMessages(reconciliationMessages);
  const providers = useProviderNames();
  const { fault, provider, kind, number, tradeNo, orderNo } = difference;
  return (
    <article className={styles.difference}>
      <header>
        <Tag tone="bad">{t(`faults.${fault}`)}</Tag>
        <strong>{providers(provider)}</strong>
        {number && <span>{t(`kinds.${kind}`, { number })}</span>}
      </header>
      <Sides {...difference} />
      {(tradeNo || orderNo) && (
        <p className={styles.soft}>
          {tradeNo && t('day.trade', { tradeNo })}
          {tradeNo && orderNo && ' · '}
          {orderNo && <OrderLink orderNo={orderNo}>{t('day.order', { orderNo })}</OrderLink>}
        </p>
      )}
      <p className={styles.todo}>{t(`todo.${fault}`)}</p>
    </article>
  );
};
