import { useMessages } from '@portal/shared/i18n';
import { type PasswordOwner, type PasswordStrength, passwordStrength } from '@portal/shared/rules';
import { TextInput } from '@portal/shared/ui';
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

type NewPasswordProps = Omit<ComponentProps<typeof TextInput>, 'hint' | 'label' | 'type'> & {
  readonly owner: PasswordOwner;
};

/** A password to be chosen, with how hard it is to guess. */
export const NewPassword = ({ owner, ...input }: NewPasswordProps) => {
  const t = useMessages(safetyMessages);
  const strength = <Strength strength={passwordStrength(input.value, owner)} />;
  return (
    <TextInput
      {...input}
      label={t('newPassword')}
      type="password"
      autoComplete="new-password"
      maxLength={128}
      hint={input.value === '' ? t('passwordHint') : strength}
    />
  );
};
