import type { Form } from '@portal/shared/forms';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import { Checkbox, RadioGroup, TextInput } from '@portal/shared/ui';
import styles from '../booking.module.css';
import type { ExtrasDraft } from '../form/extras-form.ts';
import { FormSection } from '../parts/form-section.tsx';
import { blankInvoice, type InvoiceDraft } from './invoice-form.ts';
import en from './invoice-messages.en.json' with { type: 'json' };
import zh from './invoice-messages.zh-cn.json' with { type: 'json' };

const invoiceMessages = defineMessages('bookingInvoice', { 'zh-cn': zh, en });

interface InvoiceFieldsProps {
  readonly invoice: InvoiceDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (invoice: InvoiceDraft) => void;
}

const InvoiceFields = ({ invoice, errorOf, onChange }: InvoiceFieldsProps) => {
  const t = useMessages(invoiceMessages);
  const field = (name: 'title' | 'taxNo' | 'email') => ({
    name: `invoice/${name}`,
    value: invoice[name],
    error: errorOf(`invoice/${name}`),
    required: true,
    onChange: (text: string) => onChange({ ...invoice, [name]: text }),
  });
  const company = invoice.type === 'company';
  return (
    <>
      <RadioGroup
        name="invoice/type"
        label={t('type')}
        value={invoice.type}
        options={[
          { value: 'personal', label: t('personal') },
          { value: 'company', label: t('company') },
        ]}
        onChange={(type) => onChange({ ...invoice, type })}
      />
      <div className={styles.fields}>
        <TextInput {...field('title')} label={t(company ? 'companyName' : 'name')} maxLength={100} />
        {company && <TextInput {...field('taxNo')} label={t('taxNo')} hint={t('taxNoHint')} maxLength={20} />}
        <TextInput
          {...field('email')}
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          maxLength={128}
        />
      </div>
    </>
  );
};

/** Whether an invoice is wanted, and what it is to say. */
export const InvoiceSection = <F extends ExtrasDraft>({ state }: { readonly state: Form<F> }) => {
  const t = useMessages(invoiceMessages);
  const { invoice } = state.values;
  const change = (next: InvoiceDraft | null): void => state.change((form) => ({ ...form, invoice: next }));
  return (
    <FormSection title={t('title')} lead={t('lead')}>
      <Checkbox
        name="invoice"
        label={t('wanted')}
        checked={invoice !== null}
        onChange={(wanted) => change(wanted ? blankInvoice() : null)}
      />
      {invoice && <InvoiceFields invoice={invoice} errorOf={state.errorOf} onChange={change} />}
    </FormSection>
  );
};
