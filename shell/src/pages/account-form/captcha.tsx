import { useMessages } from '@portal/shared/i18n';
import { Icon, TextInput } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import styles from './account-form.module.css';
import { accountFormMessages } from './messages.ts';
import type { Captcha } from './use-captcha.ts';

/** The captcha; a click loads another one. */
const CaptchaPicture = ({ picture, missing, renew }: Captcha) => {
  const t = useMessages(accountFormMessages);
  const label = t(picture ? 'captcha' : missing ? 'captchaMissing' : 'captchaComing');
  return (
    <button type="button" className={styles.captcha} title={label} aria-label={label} onClick={renew}>
      {picture && <img src={picture} alt="" width={120} height={40} />}
      {missing && <Icon name="refresh" size={20} />}
    </button>
  );
};

type CaptchaInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'beside'> & {
  readonly captcha: Captcha;
};

/** The answer to the picture beside it. */
export const CaptchaInput = ({ captcha, ...input }: CaptchaInputProps) => {
  const t = useMessages(accountFormMessages);
  return (
    <TextInput
      {...input}
      label={t('verifyCode')}
      autoComplete="off"
      inputMode="numeric"
      maxLength={16}
      beside={<CaptchaPicture {...captcha} />}
    />
  );
};
