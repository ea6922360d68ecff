import { call } from '@portal/shared/api';
import type { Account } from '@portal/shared/contract';
import { formErrors, useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { type ContactChannel, isContactAddress, maskEmail, maskMobile } from '@portal/shared/rules';
import { focusField, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showAccount } from '#src/account-query.ts';
import { safetyMessages } from './safety-messages.ts';
import { useCountdown } from './use-countdown.ts';

interface ContactValues {
  readonly target: string;
  readonly code: string;
  readonly password: string;
}

const fieldOf = { sms: 'mobile', mail: 'email' } as const;
const masks = { sms: maskMobile, mail: maskEmail } as const;

const save = (channel: ContactChannel, { target, ...proof }: ContactValues): Promise<Account> =>
  channel === 'sms'
    ? call('PUT /api/v1/account/mobile', { body: { ...proof, mobile: target } })
    : call('PUT /api/v1/account/email', { body: { ...proof, email: target } });

const useFaults = (channel: ContactChannel) => {
  const t = useMessages(safetyMessages);
  return ({ target, code, password }: ContactValues) =>
    formErrors({
      target: isContactAddress(channel, target) ? undefined : t(`faults.${channel}`),
      code: /^\d{6}$/.test(code) ? undefined : t('faults.code'),
      password: password === '' ? t('faults.password') : undefined,
    });
};

/** A new mobile number or mail address, proven by a code that is sent there. */
export const useContactForm = (channel: ContactChannel, onDone: () => void) => {
  const t = useMessages(safetyMessages);
  const { left, start } = useCountdown();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<ContactValues>({
    initial: { target: '', code: '', password: '' },
    validate: useFaults(channel),
    fieldOf: ({ field }) =>
      field === fieldOf[channel] ? 'target' : ['target', 'code', 'password'].find((name) => name === field),
    focus: 'field',
  });
  const { target } = form.values;
  const send = async () => {
    showAccount(await save(channel, form.values));
    toast.success(t(channel === 'sms' ? 'overview.mobileSaved' : 'overview.emailSaved'));
    onDone();
  };
  const asking = useMutation<{ resendAfter: number }, Error>({
    mutationFn: () => call('POST /api/v1/account/codes', { body: { channel, target } }),
    onSuccess: ({ resendAfter }) => {
      start(resendAfter);
      setSentTo(target);
    },
    onError: (error) => form.fail(error),
  });
  useEffect(() => {
    if (sentTo) focusField('code');
  }, [sentTo]);
  // Somebody who corrects the number or address need not wait for the one before.
  const isHere = sentTo === target;
  return {
    ...form,
    submit: () => form.submit(send),
    ask: () => form.check(['target']) && asking.mutate(),
    asking: asking.isPending,
    wait: isHere ? left : 0,
    sentTo: sentTo !== undefined && isHere ? masks[channel](target) : undefined,
  };
};
