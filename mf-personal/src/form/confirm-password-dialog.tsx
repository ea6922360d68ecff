import { useMessages } from '@portal/shared/i18n';
import { type ButtonKind, TextInput } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { formMessages } from './form-messages.ts';
import { useOwnForm } from './use-own-form.ts';

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

/** Asks for the password before something is shown or done that only its owner may. */
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
  const form = useOwnForm({
    blank: { password: '' },
    faultsOf: ({ password }) => (password === '' ? { password: t('passwordMissing') } : {}),
    send: ({ password }) => send(password),
    onDone,
  });
  const { busy, refusal, submit } = form;
  return (
    <FormDialog {...{ title, action, kind, busy, refusal, onClose }} onSubmit={submit}>
      {children}
      <TextInput
        {...form.field('password')}
        label={t('password')}
        type="password"
        autoComplete="current-password"
        maxLength={128}
      />
      {busy && working}
    </FormDialog>
  );
};
