import { useMessages } from '@portal/shared/i18n';
import styles from './login.module.css';
import { loginMessages } from './messages.ts';

interface CaptchaProps {
  /** A data URI; undefined until it has come. */
  readonly picture: string | undefined;
  readonly onRenew: () => void;
}

/** The verification code; a click brings another one. */
export const Captcha = ({ picture, onRenew }: CaptchaProps) => {
  const t = useMessages(loginMessages);
  const label = t(picture ? 'captcha' : 'captchaMissing');
  return (
    <button type="button" className={styles.captcha} title={label} aria-label={label} onClick={onRenew}>
      {picture && <img src={picture} alt="" width={120} height={40} />}
    </button>
  );
};
