import type { FactorChallenge } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, focusField } from '@portal/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { AccountCard } from '../account-form/account-card.tsx';
import { CaptchaInput } from '../verification/captcha.tsx';
import { CodeInput } from '../verification/code-input.tsx';
import { ChannelChoice, TargetInput } from '../verification/target-inputs.tsx';
import { loginMessages } from './messages.ts';
import { type CodeLoginValues, useCodeLogin } from './use-code-login.ts';

interface CodeLoginProps {
  readonly onChallenge: (challenge: FactorChallenge) => void;
  readonly onPassword: () => void;
  readonly links: ReactNode;
}

/** The first step without a password: a code for the mobile number or mailbox of the account. */
export const CodeLogin = ({ onChallenge, onPassword, links }: CodeLoginProps) => {
  const t = useMessages(loginMessages);
  const { form, sent, submit } = useCodeLogin(onChallenge);
  const { channel } = form.values;
  const field = (name: Exclude<keyof CodeLoginValues, 'channel'>) => ({
    ...form.field(name),
    required: true,
  });
  useEffect(() => focusField('target'), []);
  return (
    <AccountCard title={t('title')} lead={t('lead')} refused={form.refusal} onSubmit={submit} links={links}>
      <ChannelChoice
        value={channel}
        onChange={(next) => form.change({ channel: next, target: '', code: '' })}
      />
      <TargetInput {...field('target')} channel={channel} />
      <CaptchaInput {...field('verifyCode')} captcha={sent.captcha} />
      <CodeInput {...field('code')} sent={sent} channel={channel} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('login')}
      </Button>
      <Button kind="quiet" wide onClick={onPassword}>
        {t('usePassword')}
      </Button>
    </AccountCard>
  );
};
