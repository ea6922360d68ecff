import { call } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import type { Form } from '@portal/shared/forms';
import { type ContactChannel, maskEmail, maskMobile } from '@portal/shared/rules';
import { focusField } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { solveProof } from './solve-proof.ts';
import { type Captcha, useCaptcha } from './use-captcha.ts';
import { useCountdown } from './use-countdown.ts';

/** What every form with a code holds. */
export interface CodeValues {
  readonly verifyCode: string;
  readonly code: string;
}

/** A verification code for a mobile number or mailbox. */
export interface SentCode {
  readonly captcha: Captcha;
  /** The browser is solving its challenge, and the code is being sent. */
  readonly asking: boolean;
  /** Seconds until another one can be requested. */
  readonly wait: number;
  /** The masked target of the last one. */
  readonly sentTo: string | undefined;
  readonly ask: () => Promise<void>;
}

interface Asked {
  readonly purpose: CallInput<'POST /api/v1/auth/codes'>['body']['purpose'];
  readonly channel: ContactChannel;
  readonly target: string;
}

const masks = { sms: maskMobile, mail: maskEmail } as const;

/** Requests a code, which uses up the captcha. `targetField` is the field of the number or mailbox. */
export const useCode = <V extends CodeValues>(
  form: Form<V>,
  targetField: keyof V & string,
  { purpose, channel, target }: Asked,
): SentCode => {
  const captcha = useCaptcha();
  const { left, start } = useCountdown();
  const [sent, setSent] = useState<{ target: string }>();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (sent) focusField('code');
  }, [sent]);

  const send = async (): Promise<void> => {
    const { verifyCodeKey } = captcha;
    const { verifyCode } = form.values;
    const proof = await solveProof();
    const body = { purpose, channel, target, verifyCodeKey, verifyCode, proof };
    const { resendAfter } = await call('POST /api/v1/auth/codes', { body });
    start(resendAfter);
    setSent({ target });
  };

  const ask = async (): Promise<void> => {
    if (!form.check([targetField, 'verifyCode'])) return;
    setAsking(true);
    try {
      await form.run(send, 'code');
    } finally {
      setAsking(false);
      form.clear('verifyCode');
      captcha.renew();
    }
  };
  // Another number or mailbox has no waiting time.
  const isHere = sent?.target === target;
  return {
    captcha,
    asking,
    wait: isHere ? left : 0,
    sentTo: isHere ? masks[channel](target) : undefined,
    ask,
  };
};
