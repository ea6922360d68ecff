import { useMessages } from '@portal/shared/i18n';
import { Button, TextInput } from '@portal/shared/ui';
import { factorMessages } from './messages.ts';
import type { useFactorForm } from './use-factor-form.ts';

type FactorForm = ReturnType<typeof useFactorForm>;

/** The field for a code, and the buttons for other ways to prove the second factor. */
export const FactorFields = ({ form, isRecovery, toggle, passkey }: FactorForm) => {
  const t = useMessages(factorMessages);
  return (
    <>
      <TextInput
        {...form.field('code')}
        required
        label={t(isRecovery ? 'recoveryCode' : 'code')}
        hint={t(isRecovery ? 'recoveryHint' : 'codeHint')}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={isRecovery ? 40 : 6}
      />
      {passkey && (
        <Button kind="quiet" icon="lock" wide disabled={form.busy} onClick={passkey}>
          {t('passkey')}
        </Button>
      )}
      {toggle && (
        <Button kind="quiet" wide disabled={form.busy} onClick={toggle}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
      )}
    </>
  );
};
