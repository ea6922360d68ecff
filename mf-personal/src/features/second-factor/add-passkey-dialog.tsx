import { ApiError, call } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { formErrors, PasswordInput, useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { TextInput } from '@portal/shared/ui';
import { FormDialog } from '#src/form/form-dialog.tsx';
import cardStyles from '#src/frame/account-card.module.css';
import { passkeys } from './passkey.ts';
import { secondFactorMessages } from './second-factor-messages.ts';

type Added = CallData<'POST /api/v1/account/factors/passkey/confirm'>;

interface AddPasskeyDialogProps {
  readonly onDone: (added: Added) => void;
  readonly onClose: () => void;
}

/** The device has a passkey of this account already. */
const isKnown = (error: unknown): boolean => (error as Partial<Error> | null)?.name === 'InvalidStateError';

const usePasskeyForm = (onDone: (added: Added) => void) => {
  const t = useMessages(secondFactorMessages);
  const form = useForm({
    initial: { name: t('passkey.defaultName'), password: '' },
    validate: ({ name, password }) =>
      formErrors({
        password: password === '' ? t('faults.password') : undefined,
        name: name.trim() === '' ? t('faults.name') : undefined,
      }),
    focus: 'field',
  });
  const { name, password } = form.values;
  const add = async (): Promise<void> => {
    const { challenge, options } = await call('POST /api/v1/account/factors/passkey', { body: { password } });
    const passkey = await passkeys.make(options);
    onDone(
      await call('POST /api/v1/account/factors/passkey/confirm', { body: { name, challenge, passkey } }),
    );
  };
  const send = async (): Promise<void> => {
    try {
      await add();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      form.refuse(undefined, t(isKnown(error) ? 'passkey.known' : 'passkey.failed'));
    }
  };
  return { ...form, submit: () => form.submit(send) };
};

/** Adds a passkey: the password, then the browser's own dialog. */
export const AddPasskeyDialog = ({ onDone, onClose }: AddPasskeyDialogProps) => {
  const t = useMessages(secondFactorMessages);
  const { busy, refusal, submit, field } = usePasskeyForm(onDone);
  return (
    <FormDialog
      {...{ busy, refusal, onClose }}
      title={t('methods.addPasskey')}
      action={t('passkey.add')}
      onSubmit={submit}
    >
      <p className={cardStyles.soft}>{t('passkey.ask')}</p>
      <PasswordInput {...field('password')} required label={t('password')} autoComplete="current-password" />
      <TextInput
        {...field('name')}
        required
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={40}
      />
    </FormDialog>
  );
};
