import type { FactorChallenge } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, TextInput, TextLink } from '@portal/shared/ui';
import { useState } from 'react';
import { FactorStep } from '../../factor/factor-step.tsx';
import { AccountCard } from '../account-form/account-card.tsx';
import { CaptchaInput } from '../account-form/captcha.tsx';
import { accountFormMessages } from '../account-form/messages.ts';
import { PasswordInput } from '../account-form/password-input.tsx';
import { useReturnPath } from '../account-form/use-return-path.ts';
import type { LoginValues } from './login-check.ts';
import { loginMessages } from './messages.ts';
import { useLogin } from './use-login.ts';

/** Links to registration and password reset. */
const Links = () => {
  const t = useMessages(loginMessages);
  const returnTo = useReturnPath();
  return (
    <>
      <TextLink to={paths.register(returnTo)}>{t('register')}</TextLink>
      <TextLink to={paths.resetPassword(returnTo)}>{t('forgotten')}</TextLink>
    </>
  );
};

interface PasswordStepProps {
  readonly onChallenge: (challenge: FactorChallenge) => void;
}

/** The first step: username, password, verification code. */
const PasswordStep = ({ onChallenge }: PasswordStepProps) => {
  const t = useMessages(loginMessages);
  const tForm = useMessages(accountFormMessages);
  const { form, captcha, submit } = useLogin(onChallenge);
  const field = (name: keyof LoginValues) => ({ ...form.field(name), required: true });
  return (
    <AccountCard
      title={t('title')}
      lead={t('lead')}
      refused={form.refusal}
      onSubmit={submit}
      links={<Links />}
    >
      <TextInput {...field('username')} label={t('username')} autoComplete="username" maxLength={64} />
      <PasswordInput {...field('password')} label={tForm('password')} autoComplete="current-password" />
      <CaptchaInput {...field('verifyCode')} captcha={captcha} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('login')}
      </Button>
    </AccountCard>
  );
};

/** The login page; an account with a second factor has a second step. */
export const Login = () => {
  const [challenge, setChallenge] = useState<FactorChallenge>();
  return challenge ? (
    <FactorStep challenge={challenge} onBack={() => setChallenge(undefined)} />
  ) : (
    <PasswordStep onChallenge={setChallenge} />
  );
};
