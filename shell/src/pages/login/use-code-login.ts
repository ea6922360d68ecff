import { call } from '@portal/shared/api';
import type { FactorChallenge } from '@portal/shared/contract';
import type { ContactChannel } from '@portal/shared/rules';
import { useCompleteLogin } from '../account-form/use-complete-login.ts';
import { captchaError, codeError, type ErrorKey, targetError } from '../verification/field-errors.ts';
import { useCode } from '../verification/use-code.ts';
import { useVerificationForm } from '../verification/use-verification-form.ts';
import { isFactorRequired } from './use-login.ts';

export interface CodeLoginValues {
  readonly channel: ContactChannel;
  readonly target: string;
  readonly verifyCode: string;
  readonly code: string;
}

const blank: CodeLoginValues = { channel: 'sms', target: '', verifyCode: '', code: '' };

const check = (values: CodeLoginValues): Partial<Record<keyof CodeLoginValues, ErrorKey | undefined>> => ({
  target: targetError(values.channel, values.target.trim()),
  verifyCode: captchaError(values.verifyCode),
  code: codeError(values.code.trim()),
});

/** The login by a code for a mobile number or mailbox. `onChallenge` gets what the second factor answers. */
export const useCodeLogin = (onChallenge: (challenge: FactorChallenge) => void) => {
  const completeLogin = useCompleteLogin();
  const form = useVerificationForm({ blank, check, targetField: 'target' });
  const { channel } = form.values;
  const target = form.values.target.trim();
  const sent = useCode(form, 'target', { purpose: 'login', channel, target });

  const send = async (): Promise<void> => {
    const body = { channel, target, code: form.values.code.trim() };
    await completeLogin(await call('POST /api/v1/auth/login/code', { body }));
  };
  const attempt = (): Promise<void> =>
    send().catch((error: unknown) => {
      if (!isFactorRequired(error)) throw error;
      onChallenge(error.data as FactorChallenge);
    });
  // The captcha was checked when the code was sent.
  const submit = (): void => void (form.check(['target', 'code']) && form.run(attempt));
  return { form, sent, submit };
};
