import { useMessages } from '@portal/shared/i18n';
import { Button, Card, focusField, Page, TextInput } from '@portal/shared/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Captcha } from './captcha.tsx';
import styles from './login.module.css';
import { checkLogin, type LoginValues } from './login-check.ts';
import { loginMessages } from './messages.ts';
import { useLogin } from './use-login.ts';

const blank: LoginValues = { username: '', password: '', verifyCode: '' };

/** The login page: username, password, verification code. */
export const Login = () => {
  const t = useMessages(loginMessages);
  const { busy, refused, failures, login, picture, renew } = useLogin();
  const [values, setValues] = useState(blank);
  const [tried, setTried] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const faults = checkLogin(values);

  const field = (name: keyof LoginValues) => ({
    name,
    label: t(name),
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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(faults);
    if (first) return focusField(first);
    await login(values);
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Page>
      <div className={styles.login}>
        <Card padded>
          <form noValidate onSubmit={submit} className={styles.form}>
            <header>
              <h1>{t('title')}</h1>
              <p className={styles.lead}>{t('lead')}</p>
            </header>
            {refused && <p className={styles.refused}>{refused}</p>}
            <TextInput {...field('username')} autoComplete="username" maxLength={64} />
            <TextInput
              {...field('password')}
              type="password"
              autoComplete="current-password"
              maxLength={128}
              hint={capsLock && t('capsLock')}
              onKeyUp={watchCapsLock}
            />
            <TextInput
              {...field('verifyCode')}
              autoComplete="off"
              inputMode="numeric"
              maxLength={16}
              beside={<Captcha picture={picture} onRenew={renew} />}
            />
            <Button type="submit" size="large" wide busy={busy}>
              {t('login')}
            </Button>
          </form>
        </Card>
      </div>
    </Page>
  );
};
