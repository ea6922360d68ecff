import type { Invoice, OrderDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { isPaidOrderState } from '@portal/shared/rules';
import { Button, Card, DescriptionList, Tag, type Tone } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './invoice.module.css';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceDownload } from './invoice-download.tsx';
import { invoiceMessages } from './invoice-messages.ts';

interface InvoiceSectionProps {
  readonly order: OrderDetail;
  /** What is asked of the invoice has changed. */
  readonly onChanged: () => void;
}

const tones: Readonly<Record<Invoice['state'], Tone>> = {
  REQUESTED: 'warn',
  ISSUED: 'good',
  VOID: 'sand',
  REJECTED: 'bad',
};

const Asked = ({ invoice }: { invoice: Invoice }) => {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  const { type, title, taxNo, email, amount, invoiceNo, note } = invoice;
  const items = [
    { term: t('type'), value: t(`types.${type}`) },
    { term: t('name'), value: title },
    ...(taxNo ? [{ term: t('taxNo'), value: taxNo }] : []),
    { term: t('email'), value: email },
    ...(amount === null ? [] : [{ term: t('amount'), value: formatMoney(amount, language) }]),
    ...(invoiceNo ? [{ term: t('number'), value: invoiceNo }] : []),
    ...(note ? [{ term: t('note'), value: note }] : []),
  ];
  return <DescriptionList items={items} />;
};

/** The invoice of an order: what was asked and how far it is, and asking for it once the order is paid. */
export const InvoiceSection = ({ order, onChanged }: InvoiceSectionProps) => {
  const t = useMessages(invoiceMessages);
  const [open, setOpen] = useState(false);
  const { invoice, state } = order;
  const mayAsk = isPaidOrderState(state) && invoice?.state !== 'ISSUED';
  const again = invoice?.state === 'REJECTED' || invoice?.state === 'VOID';
  if (!invoice && !mayAsk) return null;
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <Card as="section" padded className={styles.invoice}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        {invoice && <Tag tone={tones[invoice.state]}>{t(`states.${invoice.state}`)}</Tag>}
      </header>
      {invoice ? <Asked invoice={invoice} /> : <p className={styles.soft}>{t('invite')}</p>}
      {invoice?.downloadable && <InvoiceDownload orderNo={order.orderNo} invoiceNo={invoice.invoiceNo} />}
      {mayAsk && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t(again ? 'again' : invoice ? 'change' : 'ask')}
        </Button>
      )}
      {open && <InvoiceDialog order={order} onClose={() => setOpen(false)} onDone={done} />}
    </Card>
  );
};
