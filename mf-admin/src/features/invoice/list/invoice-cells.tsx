import type { InvoiceRow } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Tag, type Tone } from '@portal/shared/ui';
import { OrderLink } from '#src/order-parts/order-link.tsx';
import { invoiceMessages } from '../invoice-messages.ts';
import styles from './invoice-cells.module.css';

export const Title = ({ invoice: { type, title, taxNo } }: { invoice: InvoiceRow }) => {
  const t = useMessages(invoiceMessages);
  return (
    <span className={styles.lines}>
      <strong>{title}</strong>
      <small className={styles.soft}>{taxNo ? t('taxNo', { taxNo }) : t(`types.${type}`)}</small>
    </span>
  );
};

/** The amount to issue; for an issued invoice its own amount, and that of the order if it differs. */
export const Amount = ({ invoice: { amount, net } }: { invoice: InvoiceRow }) => {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  const shown = formatMoney(amount ?? net, language);
  if (amount === null || amount === net) return <span className={styles.number}>{shown}</span>;
  return (
    <span className={styles.lines}>
      <span className={styles.number}>{shown}</span>
      <small className={styles.soft}>
        {t('net')} {formatMoney(net, language)}
      </small>
    </span>
  );
};

export const Order = ({ invoice: { orderNo, orderTitle } }: { invoice: InvoiceRow }) => {
  const text = useText();
  return (
    <span className={styles.lines}>
      <OrderLink orderNo={orderNo} />
      <small className={styles.soft}>{text(orderTitle)}</small>
    </span>
  );
};

const tones: Readonly<Record<InvoiceRow['state'], Tone>> = {
  ...{ REQUESTED: 'warn', ISSUED: 'good', REJECTED: 'sand', VOID: 'sand' },
};

export const State = ({ invoice: { state, duty, note } }: { invoice: InvoiceRow }) => {
  const t = useMessages(invoiceMessages);
  const urgent = duty && duty !== 'issue';
  return (
    <span className={styles.lines}>
      <span>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      </span>
      {urgent && <small className={styles.duty}>{t(`duties.${duty}`)}</small>}
      {note && <small className={styles.soft}>{note}</small>}
    </span>
  );
};
