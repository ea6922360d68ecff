import { type ApiError, queryClient } from '@portal/shared/api';
import { Button, type ButtonKind, confirm, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmPasswordDialog } from '#src/form/confirm-password-dialog.tsx';
import cardStyles from '#src/frame/account-card.module.css';
import { devicesKey } from './device-query.ts';

interface SignOutProps {
  readonly label: string;
  /** Tells this button from others with the same label. */
  readonly name?: string;
  readonly kind: ButtonKind;
  readonly title: string;
  readonly body: string;
  readonly done: string;
  /** The member has no second factor, and confirms by the password. */
  readonly byPassword: boolean;
  readonly end: (proof: { readonly password?: string }) => Promise<null>;
}

/** Signs devices out after asking: for the password, or for the second factor if it was not confirmed just now. */
export const SignOut = ({ label, name, kind, title, body, done, byPassword, end }: SignOutProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const ending = useMutation<null, ApiError, { readonly password?: string }>({
    mutationFn: end,
    onSuccess: () => toast.success(done),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  });
  const ask = async () => {
    if (byPassword) setIsAsking(true);
    else if (await confirm({ title, body, confirmLabel: label, danger: true })) ending.mutate({});
  };
  return (
    <>
      <Button
        kind={kind}
        size="small"
        icon="logout"
        busy={ending.isPending}
        aria-label={name}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmPasswordDialog
          title={title}
          action={label}
          kind="danger"
          send={(password) => ending.mutateAsync({ password })}
          onDone={close}
          onClose={close}
        >
          <p className={cardStyles.soft}>{body}</p>
        </ConfirmPasswordDialog>
      )}
    </>
  );
};
