import { DateInput, PhoneInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import type { EnquiryDraft } from '@portal/shared/rules';
import { TextArea, TextInput, useToday } from '@portal/shared/ui';
import grid from '#src/field-grid.module.css';
import { enquiryMessages } from './enquiry-messages.ts';
import { type Enquiry, fieldId } from './use-enquiry.ts';

/** Who the group is, when it travels and whom to call. */
export const EnquiryFields = ({ enquiry }: { enquiry: Enquiry }) => {
  const t = useMessages(enquiryMessages);
  const today = useToday();
  const field = (name: keyof EnquiryDraft) => ({
    name: fieldId(name),
    label: t(name),
    value: enquiry.values[name],
    error: enquiry.errorOf(name),
    onChange: (value: string) => enquiry.change({ [name]: value }),
  });
  return (
    <div className={grid.fields}>
      <TextInput
        {...field('organisation')}
        required
        hint={t('organisationHint')}
        maxLength={100}
        autoComplete="organization"
      />
      <TextInput
        {...field('people')}
        required
        hint={t('peopleHint')}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
      <TextInput {...field('contactName')} required maxLength={50} autoComplete="name" />
      <PhoneInput {...field('mobile')} required own hint={t('mobileHint')} />
      <DateInput {...field('travelDay')} hint={t('optional')} min={today} max="2999-12-31" />
      <TextInput {...field('email')} hint={t('optional')} type="email" maxLength={128} autoComplete="email" />
      <div className={grid.wide}>
        <TextArea {...field('message')} hint={t('messageHint')} maxLength={1000} rows={3} />
      </div>
    </div>
  );
};
