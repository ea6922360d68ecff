import { PasswordInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { type PasswordOwner, type PasswordStrength, passwordStrength } from '@portal/shared/rules';
import type { ComponentProps } from 'react';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

const bars: Readonly<Record<PasswordStrength, number>> = { weak: 1, fair: 2, strong: 3 };

const Strength = ({ strength }: { strength: PasswordStrength }) => {
  const t = useMessages(safetyMessages);
  return (
    <span className={styles.strength} data-strength={strength}>
      {t(`strength.${strength}`)}
      <span aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} data-on={bar <= bars[strength]} />
        ))}
      </span>
    </span>
  );
};

type NewPasswordProps = Omit<ComponentProps<typeof PasswordInput>, 'hint' | 'label'> & {
  readonly owner: PasswordOwner;
};

/** A password to be chosen, with how hard it is to guess. */
export const NewPassword = ({ owner, ...input }: NewPasswordProps) => {
  const t = useMessages(safetyMessages);
  const strength = <Strength strength={passwordStrength(input.value, owner)} />;
  return (
    <PasswordInput
      {...input}
      label={t('newPassword')}
      autoComplete="new-password"
      hint={input.value === '' ? t('passwordHint') : strength}
    />
  );
};
