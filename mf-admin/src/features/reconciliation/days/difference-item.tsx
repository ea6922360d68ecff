import type { BillDifference } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Button, Tag } from '@portal/shared/ui';
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

const Resolved = ({ by, at, resolution, note }: NonNullable<BillDifference['resolved']>) => {
  const t = useMessages(reconciliationMessages);
  const language = useLanguage();
  return (
    <div className={styles.todo}>
      <strong>{t(`resolve.resolutions.${resolution}`)}</strong>
      <p>{note}</p>
      <small className={styles.soft}>{t('anomaly.settledBy', { by, at: formatInstant(at, language) })}</small>
    </div>
  );
};

const Unresolved = ({ difference: { fault, number }, onResolve }: DifferenceItemProps) => {
  const t = useMessages(reconciliationMessages);
  return (
    <>
      <p className={styles.todo}>{t(`todo.${fault}`)}</p>
      <HasPerm anyOf={['trade:reconcile:run']}>
        <div>
          <Button size="small" onClick={onResolve} aria-label={`${t('resolve.title')} ${number}`}>
            {t('resolve.title')}
          </Button>
        </div>
      </HasPerm>
    </>
  );
};

interface DifferenceItemProps {
  readonly difference: BillDifference;
  readonly onResolve: () => void;
}

/** What bill and books do not agree on, and what to do about it, or how it was resolved. */
export const DifferenceItem = ({ difference, onResolve }: DifferenceItemProps) => {
  const t = useMessages(reconciliationMessages);
  const providers = useProviderNames();
  const { fault, provider, kind, number, tradeNo, orderNo, resolved } = difference;
  return (
    <article className={styles.difference}>
      <header>
        <Tag tone={resolved ? undefined : 'bad'}>{t(`faults.${fault}`)}</Tag>
        <strong>{providers(provider)}</strong>
        {resolved && <Tag tone="good">{t('anomaly.done')}</Tag>}
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
      {resolved ? <Resolved {...resolved} /> : <Unresolved {...{ difference, onResolve }} />}
    </article>
  );
};
