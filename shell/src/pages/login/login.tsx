import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, focusField, TextInput, TextLink } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { AccountCard } from '../account-form/account-card.tsx';
import { CaptchaInput } from '../account-form/captcha.tsx';
import { accountFormMessages } from '../account-form/messages.ts';
import { PasswordInput } from '../account-form/password-input.tsx';
import { useReturnPath } from '../account-form/use-return-path.ts';
import { Register, ResetPassword } from '../deferred-pages.ts';
import { checkLogin, type LoginValues } from './login-check.ts';
import { loginMessages } from './messages.ts';
import { useLogin } from './use-login.ts';

const blank: LoginValues = { username: '', password: '', verifyCode: '' };

/** The ways on for who cannot log in yet; the files of those pages are fetched meanwhile. */
const Links = () => {
  const t = useMessages(loginMessages);
  const returnTo = useReturnPath();
  useEffect(() => {
    Register.prefetch();
    ResetPassword.prefetch();
  }, []);
  return (
    <>
      <TextLink to={paths.register(returnTo)}>{t('register')}</TextLink>
      <TextLink to={paths.resetPassword(returnTo)}>{t('forgotten')}</TextLink>
    </>
  );
};

/** The login page: username, password, verification code. */
export const Login = () => {
  const t = useMessages(loginMessages);
  const tForm = useMessages(accountFormMessages);
  const { busy, refused, failures, login, captcha } = useLogin();
  const [values, setValues] = useState(blank);
  const [tried, setTried] = useState(false);
  const faults = checkLogin(values);

  const field = (name: keyof LoginValues) => ({
    name,
    value: values[name],
    required: true,
    disabled: busy,
    error: tried && faults[name] ? t(faults[name]) : undefined,
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });

  // Each failure needs a new code: the field is emptied, and the keyboard waits there.
  useEffect(() => {
    if (failures === 0) return;
    setTried(false);
    setValues((kept) => ({ ...kept, verifyCode: '' }));
    focusField('verifyCode');
  }, [failures]);

  const submit = () => {
    setTried(true);
    const [first] = Object.keys(faults);
    if (first) focusField(first);
    else void login(values);
  };

  return (
    <AccountCard title={t('title')} lead={t('lead')} refused={refused} onSubmit={submit} links={<Links />}>
      <TextInput {...field('username')} label={t('username')} autoComplete="username" maxLength={64} />
      <PasswordInput {...field('password')} label={tForm('password')} autoComplete="current-password" />
      <CaptchaInput {...field('verifyCode')} captcha={captcha} />
      <Button type="submit" size="large" wide busy={busy}>
        {t('login')}
      </Button>
    </AccountCard>
  );
};
