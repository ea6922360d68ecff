import type { FactorChallenge } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, focusField, TextInput, TextLink } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { readEndedSession } from '../../account/ended-session.ts';
import { FactorStep } from '../../factor/factor-step.tsx';
import { AccountCard } from '../account-form/account-card.tsx';
import { accountFormMessages } from '../account-form/messages.ts';
import { PasswordInput } from '../account-form/password-input.tsx';
import { useReturnPath } from '../account-form/use-return-path.ts';
import { deferredPage } from '../deferred-page.tsx';
import { CaptchaInput } from '../verification/captcha.tsx';
import type { LoginValues } from './login-check.ts';
import { loginMessages } from './messages.ts';
import { useLogin } from './use-login.ts';

/** The first step by code is in the chunk of the pages that the login links to. */
const CodeLogin = deferredPage(
  async () => (await import(/* webpackChunkName: "account" */ './code-login.tsx')).CodeLogin,
);

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

/** What a login is for, or after a session has ended in this tab, why it ended and what follows. */
const useLead = (): string => {
  const t = useMessages(loginMessages);
  const [ended] = useState(readEndedSession);
  return ended ? t('ended.back', { reason: t(`ended.${ended.reason ?? 'expired'}`) }) : t('lead');
};

interface PasswordStepProps {
  readonly onChallenge: (challenge: FactorChallenge) => void;
  readonly onCode: () => void;
  /** The visitor came back from the login by code. */
  readonly isBack: boolean;
}

/** The first step: username, password, verification code. */
const PasswordStep = ({ onChallenge, onCode, isBack }: PasswordStepProps) => {
  const t = useMessages(loginMessages);
  const tForm = useMessages(accountFormMessages);
  const lead = useLead();
  const { form, captcha, submit } = useLogin(onChallenge);
  const field = (name: keyof LoginValues) => ({ ...form.field(name), required: true });
  useEffect(() => {
    if (isBack) focusField('username');
  }, [isBack]);
  return (
    <AccountCard title={t('title')} lead={lead} refused={form.refusal} onSubmit={submit} links={<Links />}>
      <TextInput {...field('username')} label={t('username')} autoComplete="username" maxLength={64} />
      <PasswordInput {...field('password')} label={tForm('password')} autoComplete="current-password" />
      <CaptchaInput {...field('verifyCode')} captcha={captcha} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('login')}
      </Button>
      <Button kind="quiet" wide onClick={onCode}>
        {t('useCode')}
      </Button>
    </AccountCard>
  );
};

/** The login page, by password or code; an account with a second factor has a second step. */
export const Login = () => {
  const [challenge, setChallenge] = useState<FactorChallenge>();
  const [way, setWay] = useState<'password' | 'code'>();
  if (challenge) return <FactorStep challenge={challenge} onBack={() => setChallenge(undefined)} />;
  return way === 'code' ? (
    <CodeLogin onChallenge={setChallenge} onPassword={() => setWay('password')} links={<Links />} />
  ) : (
    <PasswordStep onChallenge={setChallenge} onCode={() => setWay('code')} isBack={way === 'password'} />
  );
};
