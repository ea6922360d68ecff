import type { UserRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog } from '@portal/shared/ui';
import type { ListRow } from '#src/list/list-row.ts';
import { useResetPassword } from '../user-calls.ts';
import { InitialPassword } from './initial-password.tsx';
import { passwordMessages } from './password-messages.ts';

interface ResetPasswordProps {
  readonly row: ListRow<UserRow>;
  readonly onClosed: () => void;
}

/** Replaces a user's password by a generated one, and shows it once, so that it can be passed on. */
export default function ResetPassword({ row: { item, name }, onClosed }: ResetPasswordProps) {
  const t = useMessages(passwordMessages);
  const reset = useResetPassword(item.id);
  if (reset.data) return <InitialPassword name={name} password={reset.data.password} onClose={onClosed} />;
  return (
    <Dialog
      open
      onClose={onClosed}
      title={t('title', { name })}
      footer={
        <>
          <Button kind="quiet" onClick={onClosed}>
            {t('cancel')}
          </Button>
          <Button kind="danger" busy={reset.isPending} onClick={() => reset.mutate()}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p>{t('consequence', { name })}</p>
    </Dialog>
  );
}
