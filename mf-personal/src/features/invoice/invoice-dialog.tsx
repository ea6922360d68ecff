import type { OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { RadioGroup, TextInput } from '@portal/shared/ui';
import { FormDialog } from '#src/form/form-dialog.tsx';
import { invoiceMessages } from './invoice-messages.ts';
import { useInvoiceForm } from './use-invoice-form.ts';

interface InvoiceDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
  /** It was asked for. */
  readonly onDone: () => void;
}

const Fields = ({ form }: { form: ReturnType<typeof useInvoiceForm> }) => {
  const t = useMessages(invoiceMessages);
  const { values, change } = form;
  const field = (name: 'title' | 'taxNo' | 'email') => ({ ...form.field(name), required: true });
  return (
    <>
      <RadioGroup
        label={t('type')}
        value={values.type}
        options={(['personal', 'company'] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
        onChange={(type) => change({ type })}
      />
      <TextInput {...field('title')} label={t('name')} maxLength={100} />
      {values.type === 'company' && (
        <TextInput {...field('taxNo')} label={t('taxNo')} hint={t('taxNoHint')} maxLength={20} />
      )}
      <TextInput {...field('email')} label={t('email')} type="email" maxLength={128} />
    </>
  );
};

/** Requests an order's invoice, or changes the request. */
export const InvoiceDialog = ({ order, onClose, onDone }: InvoiceDialogProps) => {
  const t = useMessages(invoiceMessages);
  const form = useInvoiceForm(order, onDone);
  return (
    <FormDialog
      title={t(order.invoice ? 'change' : 'ask')}
      action={t('save')}
      busy={form.busy}
      refusal={form.refusal}
      draft={form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
};
