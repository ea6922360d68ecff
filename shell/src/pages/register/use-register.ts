import { call } from '@portal/shared/api';
import type { ContactChannel } from '@portal/shared/rules';
import { useState } from 'react';
import { useCompleteLogin } from '../account-form/use-complete-login.ts';
import { useCode } from '../verification/use-code.ts';
import { useVerificationForm } from '../verification/use-verification-form.ts';
import { blankRegistration, checkRegistration, type RegisterValues, sentFields } from './register-check.ts';

const contacts = { sms: 'mobile', mail: 'email' } as const;

/** Registers with a mobile number or an email address, signs in, and returns to the page before. */
export const useRegister = () => {
  const enter = useCompleteLogin();
  const [channel, setChannel] = useState<ContactChannel>('sms');
  const contact = contacts[channel];
  const form = useVerificationForm({
    blank: blankRegistration,
    check: (values: RegisterValues) => checkRegistration(values, channel),
    targetField: contact,
  });
  const target = form.values[contact].trim();
  const sent = useCode(form, contact, { purpose: 'register', channel, target });
  const choose = (next: ContactChannel): void => {
    setChannel(next);
    form.clear('code');
  };

  const send = async (): Promise<void> => {
    const { username, code, password } = form.values;
    const body = {
      username: username.trim(),
      ...(channel === 'sms' ? { mobile: target } : { email: target }),
      code: code.trim(),
      password,
      termsAccepted: true as const,
    };
    await enter(await call('POST /api/v1/auth/register', { body }));
  };
  const submit = async (): Promise<void> => {
    if (form.check(sentFields)) await form.run(send);
  };
  return { form, sent, submit, channel, contact, choose };
};
