import { PhoneInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { Select, TextArea, TextInput } from '@portal/shared/ui';
import grid from '#src/field-grid.module.css';
import { contactMessages } from './contact-messages.ts';
import type { Contact } from './use-contact.ts';

const topics = ['booking', 'change', 'visa', 'invoice', 'group', 'other'] as const;

/** The subject, the sender and the message. */
export const ContactFields = ({ contact }: { contact: Contact }) => {
  const t = useMessages(contactMessages);
  const { field, values, change } = contact;
  return (
    <div className={grid.fields}>
      <Select
        {...field('topic')}
        label={t('topic')}
        required
        placeholder={t('topicPlaceholder')}
        options={topics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        value={values.topic}
        onChange={(topic) => change({ topic })}
      />
      <TextInput
        {...field('orderNo')}
        label={t('orderNo')}
        hint={t('orderNoHint')}
        maxLength={32}
        autoComplete="off"
      />
      <div className={grid.wide}>
        <TextInput
          {...field('contactName')}
          label={t('contactName')}
          required
          maxLength={50}
          autoComplete="name"
        />
      </div>
      <PhoneInput {...field('mobile')} label={t('mobile')} own hint={t('mobileHint')} />
      <TextInput {...field('email')} label={t('email')} type="email" maxLength={128} autoComplete="email" />
      <div className={grid.wide}>
        <TextArea
          {...field('message')}
          label={t('message')}
          required
          hint={t('messageHint')}
          maxLength={1000}
          rows={5}
        />
      </div>
    </div>
  );
};
