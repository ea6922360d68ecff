import { call } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { checkMessage, type MessageDraft, type MessageFault, messageForm } from '@portal/shared/rules';
import { useState } from 'react';
import { contactMessages } from './contact-messages.ts';

const idPrefix = 'contact-';

/** The id of a control: the page around the form has its own names. */
export const fieldId = (field: string): string => idPrefix + field;

/** The error of a field in words. */
const useErrorText = () => {
  const t = useMessages(contactMessages);
  const missing: Partial<Record<keyof MessageDraft, string>> = {
    topic: t('missing.topic'),
    contactName: t('missing.contactName'),
    message: t('missing.message'),
  };
  const invalid: typeof missing = {
    orderNo: t('invalid.orderNo'),
    mobile: t('invalid.mobile'),
    email: t('invalid.email'),
    message: t('invalid.message'),
  };
  return ({ field, code }: MessageFault): string =>
    (code === 'contact' ? t('neither') : (code === 'required' ? missing : invalid)[field]) ?? '';
};

/** The contact form; typed input survives a reload. `known`: what is known of a member. */
export const useContact = (known: Partial<MessageDraft>) => {
  const [sent, setSent] = useState<CallData<'POST /api/v1/enquiries/messages'>>();
  const textOf = useErrorText();
  const [initial] = useState<MessageDraft>({
    ...{ topic: '', orderNo: '', contactName: '', mobile: '', email: '', message: '' },
    ...known,
  });
  const form = useForm({
    initial,
    validate: (draft) =>
      checkMessage(messageForm(draft)).map((fault) => ({ field: fault.field, text: textOf(fault) })),
    fallback: 'send',
    idPrefix,
    draft: 'contact',
  });
  const send = async () => {
    setSent(await call('POST /api/v1/enquiries/messages', { body: messageForm(form.values) }));
    form.reset();
  };
  return { ...form, sent, submit: () => form.submit(send), again: () => setSent(undefined) };
};

export type Contact = ReturnType<typeof useContact>;
