import { call } from '@portal/shared/api';
import type { Account } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { type ContactChannel, isContactAddress, maskEmail, maskMobile } from '@portal/shared/rules';
import { focusField, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showAccount } from '#src/account-query.ts';
import { useOwnForm } from '#src/form/use-own-form.ts';
import { safetyMessages } from './safety-messages.ts';
import { useCountdown } from './use-countdown.ts';

interface ContactValues extends Readonly<Record<string, string>> {
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
  return ({ target, code, password }: ContactValues) => ({
    ...(isContactAddress(channel, target) ? {} : { target: t(`faults.${channel}`) }),
    ...(/^\d{6}$/.test(code) ? {} : { code: t('faults.code') }),
    ...(password === '' ? { password: t('faults.password') } : {}),
  });
};

/** A new mobile number or mail address, proven by a code that is sent there. */
export const useContactForm = (channel: ContactChannel, onDone: () => void) => {
  const t = useMessages(safetyMessages);
  const { left, start } = useCountdown();
  const [sentTo, setSentTo] = useState<string>();
  const form = useOwnForm<ContactValues, Account>({
    blank: { target: '', code: '', password: '' },
    faultsOf: useFaults(channel),
    send: (values) => save(channel, values),
    alias: { [fieldOf[channel]]: 'target' },
    onDone: (account) => {
      showAccount(account);
      toast.success(t(channel === 'sms' ? 'overview.mobileSaved' : 'overview.emailSaved'));
      onDone();
    },
  });
  const { target } = form.values;
  const asking = useMutation<{ resendAfter: number }, Error>({
    mutationFn: () => call('POST /api/v1/account/codes', { body: { channel, target } }),
    onSuccess: ({ resendAfter }) => {
      start(resendAfter);
      setSentTo(target);
    },
    onError: form.refuse,
  });
  useEffect(() => {
    if (sentTo) focusField('code');
  }, [sentTo]);
  // Somebody who corrects the number or address need not wait for the one before.
  const isHere = sentTo === target;
  return {
    ...form,
    ask: () => form.check(['target']) && asking.mutate(),
    asking: asking.isPending,
    wait: isHere ? left : 0,
    sentTo: sentTo !== undefined && isHere ? masks[channel](target) : undefined,
  };
};
