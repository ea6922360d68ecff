import { useMessages } from '@portal/shared/i18n';
import { Icon, TextInput } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { verificationMessages } from './messages.ts';
import type { Captcha } from './use-captcha.ts';
import styles from './verification.module.css';

/** The picture; a click loads another one. */
const CaptchaPicture = ({ picture, failure, renew }: Captcha) => {
  const t = useMessages(verificationMessages);
  const label = t(picture ? 'captcha.picture' : failure ? 'captcha.missing' : 'captcha.coming');
  return (
    <button type="button" className={styles.captcha} title={label} aria-label={label} onClick={renew}>
      {picture && <img src={picture} alt="" width={120} height={40} />}
      {failure && <Icon name="refresh" size={20} />}
    </button>
  );
};

/** The question, and the way from the picture to it and back. */
const CaptchaHint = ({ asText, question, failure, change }: Captcha) => {
  const t = useMessages(verificationMessages);
  return (
    <span className={styles.question}>
      {asText && <strong role="status">{question ?? failure?.message ?? t('captcha.preparing')}</strong>}
      <button type="button" onClick={change}>
        {t(asText ? 'captcha.asPicture' : 'captcha.asText')}
      </button>
    </span>
  );
};

type CaptchaInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'beside' | 'hint'> & {
  readonly captcha: Captcha;
};

/** The answer to the picture beside it, or to a question. */
export const CaptchaInput = ({ captcha, ...input }: CaptchaInputProps) => {
  const t = useMessages(verificationMessages);
  return (
    <TextInput
      {...input}
      label={t('captcha.label')}
      autoComplete="off"
      inputMode="numeric"
      maxLength={16}
      hint={<CaptchaHint {...captcha} />}
      beside={captcha.asText ? undefined : <CaptchaPicture {...captcha} />}
    />
  );
};
