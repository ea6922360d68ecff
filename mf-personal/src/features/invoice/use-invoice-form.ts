import { type ApiError, call } from '@portal/shared/api';
import type { Invoice, InvoiceForm, OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { checkInvoice, type FieldFault } from '@portal/shared/rules';
import { focusField, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invoiceMessages } from './invoice-messages.ts';

type Field = 'title' | 'taxNo' | 'email';
type Draft = Required<InvoiceForm>;

const firstDraft = ({ invoice, contact }: OrderDetail): Draft => ({
  type: invoice?.type ?? 'personal',
  title: invoice?.title ?? '',
  taxNo: invoice?.taxNo ?? '',
  email: invoice?.email ?? contact.email ?? '',
});

/** As it is sent: only a company has a tax number, and that in capitals. */
const formOf = ({ type, title, taxNo, email }: Draft): InvoiceForm => ({
  type,
  title: title.trim(),
  ...(type === 'company' ? { taxNo: taxNo.trim().toUpperCase() } : {}),
  email: email.trim(),
});

const nameOf = (field: string): string => `invoice-${field}`;

/** What an order's invoice is to say, checked and sent. */
export const useInvoiceForm = (order: OrderDetail, onDone: () => void) => {
  const t = useMessages(invoiceMessages);
  const { orderNo } = order;
  const [draft, setDraft] = useState(() => firstDraft(order));
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const send = useMutation<Invoice, ApiError, InvoiceForm>({
    mutationFn: (body) => call('POST /api/v1/orders/:orderNo/invoice', { params: { orderNo }, body }),
    onSuccess: () => {
      toast.success(t('done'));
      onDone();
    },
    onError: ({ field }) => field && focusField(nameOf(field)),
  });
  const submit = () => {
    const found = checkInvoice(formOf(draft));
    setFaults(found);
    const [first] = found;
    if (first) focusField(nameOf(first.field));
    else send.mutate(formOf(draft));
  };
  const change = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes });
    setFaults(faults.filter(({ field }) => !Object.hasOwn(changes, field)));
  };
  const errorOf = (field: Field): string | undefined => {
    const fault = faults.find((one) => one.field === field);
    if (fault) return t(`faults.${field}.${fault.code === 'required' ? 'required' : 'invalid'}`);
    return send.error?.field === field ? send.error.message : undefined;
  };
  const refusal = send.error && !send.error.field ? send.error.message : undefined;
  return { draft, change, submit, errorOf, nameOf, refusal, busy: send.isPending };
};
