import { useMessages } from '@portal/shared/i18n';
import { SecretDialog } from '#src/ui/secret-dialog.tsx';
import { passwordMessages } from './password-messages.ts';

interface InitialPasswordProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** A generated password, shown once, to be passed on. */
export const InitialPassword = ({ name, password, onClose }: InitialPasswordProps) => {
  const t = useMessages(passwordMessages);
  return (
    <SecretDialog title={t('done', { name })} secret={password} body={t('doneBody')} onClose={onClose} />
  );
};
