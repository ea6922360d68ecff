import { formErrors, PasswordInput, useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import type { ButtonKind } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { formMessages } from './form-messages.ts';

interface ConfirmPasswordDialogProps<R> {
  readonly title: string;
  readonly action: string;
  readonly kind?: ButtonKind;
  /** What it is asked for. */
  readonly children?: ReactNode;
  /** Stands below while the answer is on its way. */
  readonly working?: ReactNode;
  readonly send: (password: string) => Promise<R>;
  readonly onDone: (answer: R) => void;
  readonly onClose: () => void;
}

/** Asks for the password before a sensitive action. */
export const ConfirmPasswordDialog = <R,>({
  title,
  action,
  kind,
  children,
  working,
  send,
  onDone,
  onClose,
}: ConfirmPasswordDialogProps<R>) => {
  const t = useMessages(formMessages);
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => formErrors({ password: password === '' ? t('passwordMissing') : undefined }),
    focus: 'field',
  });
  const { busy, refusal, values } = form;
  const submit = () => form.submit(async () => onDone(await send(values.password)));
  return (
    <FormDialog {...{ title, action, kind, busy, refusal, onClose }} onSubmit={submit}>
      {children}
      <PasswordInput
        {...form.field('password')}
        required
        label={t('password')}
        autoComplete="current-password"
      />
      {busy && working}
    </FormDialog>
  );
};
