import type { RefundRow } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import styles from './refund.module.css';
import { refundMessages } from './refund-messages.ts';
import { refundTones } from './refund-states.ts';

/** The refunds of an order and how far each has come, the latest first. */
export const RefundList = ({ refunds }: { refunds: readonly RefundRow[] }) => {
  const t = useMessages(refundMessages);
  const language = useLanguage();
  return (
    <ul className={styles.list} aria-label={t('list')} aria-live="polite">
      {refunds.map(({ refundNo, state, amount, reason, decision, createdAt }) => (
        <li key={refundNo}>
          <p className={styles.line}>
            <strong>{formatMoney(amount, language)}</strong>
            <Tag tone={refundTones[state]}>{t(`states.${state}`)}</Tag>
          </p>
          <p className={styles.soft}>
            {t('number', { refundNo })} ·{' '}
            <time dateTime={createdAt}>{formatInstant(createdAt, language)}</time>
          </p>
          <p className={styles.soft}>{t('because', { reason })}</p>
          {decision && <p className={styles.soft}>{t('decision', { decision })}</p>}
        </li>
      ))}
    </ul>
  );
};
