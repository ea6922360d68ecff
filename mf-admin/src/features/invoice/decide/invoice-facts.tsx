import type { InvoiceRow } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { DescriptionList } from '@portal/shared/ui';
import { invoiceMessages } from '../invoice-messages.ts';

/** The data of an invoice, to be copied to the tax platform. */
export const InvoiceFacts = ({ invoice }: { invoice: InvoiceRow }) => {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  const text = useText();
  const { type, title, taxNo, email, net, amount, orderNo, orderTitle, invoiceNo } = invoice;
  const facts: [Parameters<typeof t>[0], string | null | undefined][] = [
    ['facts.type', t(`types.${type}`)],
    ['facts.title', title],
    ['facts.taxNo', taxNo],
    ['facts.issued', amount === null ? null : formatMoney(amount, language)],
    ['facts.amount', formatMoney(net, language)],
    ['facts.number', invoiceNo],
    ['facts.email', email],
    ['facts.order', `${orderNo} · ${text(orderTitle)}`],
  ];
  return (
    <DescriptionList items={facts.flatMap(([term, value]) => (value ? [{ term: t(term), value }] : []))} />
  );
};
