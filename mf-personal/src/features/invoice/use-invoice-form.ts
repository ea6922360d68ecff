import { call } from '@portal/shared/api';
import type { InvoiceForm, OrderDetail } from '@portal/shared/contract';
import { useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { checkInvoice, type FieldFault } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { invoiceMessages } from './invoice-messages.ts';

type Draft = Required<InvoiceForm>;

const fields = ['title', 'taxNo', 'email'] as const;

const firstDraft = ({ invoice, contact }: OrderDetail): Draft => ({
  type: invoice?.type ?? 'personal',
  title: invoice?.title ?? '',
  taxNo: invoice?.taxNo ?? '',
  email: invoice?.email ?? contact.email ?? '',
});

/** The request as it is sent: only a company has a tax number, in capitals. */
const formOf = ({ type, title, taxNo, email }: Draft): InvoiceForm => ({
  type,
  title: title.trim(),
  ...(type === 'company' ? { taxNo: taxNo.trim().toUpperCase() } : {}),
  email: email.trim(),
});

/** The form of an order's invoice. */
export const useInvoiceForm = (order: OrderDetail, onDone: () => void) => {
  const t = useMessages(invoiceMessages);
  const { orderNo } = order;
  const errorsOf = ({ field: at, code }: FieldFault) => {
    const field = fields.find((name) => name === at);
    return field
      ? [{ field, text: t(`faults.${field}.${code === 'required' ? 'required' : 'invalid'}`) }]
      : [];
  };
  const form = useForm({
    initial: firstDraft(order),
    validate: (draft) => checkInvoice(formOf(draft)).flatMap(errorsOf),
    idPrefix: 'invoice-',
    draft: `invoice:${orderNo}`,
    focus: 'field',
  });
  const send = async () => {
    await call('POST /api/v1/orders/:orderNo/invoice', { params: { orderNo }, body: formOf(form.values) });
    toast.success(t('done'));
    onDone();
  };
  return { ...form, submit: () => form.submit(send) };
};
