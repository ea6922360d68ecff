import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, Stack, toast, useCopied } from '@portal/shared/ui';
import styles from './initial-password.module.css';
import { passwordMessages } from './password-messages.ts';

interface InitialPasswordProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** A generated password, shown once, to be passed on. */
export const InitialPassword = ({ name, password, onClose }: InitialPasswordProps) => {
  const t = useMessages(passwordMessages);
  const [copied, copy] = useCopied();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('done', { name })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            icon={copied ? 'check' : 'document'}
            onClick={() => copy(password).catch(() => toast.error(t('copyFailed')))}
          >
            {t(copied ? 'copied' : 'copy')}
          </Button>
        </>
      }
    >
      <Stack gap={1}>
        <output className={styles.password}>{password}</output>
        <p>{t('doneBody')}</p>
      </Stack>
    </Dialog>
  );
};
