import type { OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, RadioGroup, TextInput } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './invoice.module.css';
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
  const { values, change, refusal } = form;
  const field = (name: 'title' | 'taxNo' | 'email') => ({ ...form.field(name), required: true });
  return (
    <>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
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
  const formId = useId();
  const form = useInvoiceForm(order, onDone);
  const footer = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t('close')}
      </Button>
      <Button type="submit" form={formId} busy={form.busy}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t(order.invoice ? 'change' : 'ask')} footer={footer}>
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Fields form={form} />
      </form>
    </Dialog>
  );
};
