import { useMessages } from '@portal/shared/i18n';
import { type PasswordOwner, type PasswordStrength, passwordStrength } from '@portal/shared/rules';
import type { ComponentProps } from 'react';
import { PasswordInput } from '../account-form/password-input.tsx';
import { verificationMessages } from './messages.ts';
import styles from './verification.module.css';

const bars: Readonly<Record<PasswordStrength, number>> = { weak: 1, fair: 2, strong: 3 };

const Strength = ({ strength }: { strength: PasswordStrength }) => {
  const t = useMessages(verificationMessages);
  return (
    <>
      <span aria-hidden="true" className={styles.strength} data-strength={strength}>
        {[1, 2, 3].map((bar) => (
          <span key={bar} data-on={bar <= bars[strength]} />
        ))}
      </span>
      {t(`strength.${strength}`)}
    </>
  );
};

type NewPasswordProps = Omit<ComponentProps<typeof PasswordInput>, 'hint'> & {
  readonly owner?: PasswordOwner;
};

/** A field for a new password, with its strength. */
export const NewPasswordInput = ({ owner, ...input }: NewPasswordProps) => {
  const t = useMessages(verificationMessages);
  return (
    <PasswordInput
      {...input}
      autoComplete="new-password"
      hint={
        input.value === '' ? t('passwordHint') : <Strength strength={passwordStrength(input.value, owner)} />
      }
    />
  );
};
