import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, Stack, toast, useCopied } from '@portal/shared/ui';
import styles from './secret-dialog.module.css';
import { uiMessages } from './ui-messages.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** What to do with it. */
  readonly body: string;
  readonly onClose: () => void;
}

/** A generated password or token, shown once, to be copied. */
export const SecretDialog = ({ title, secret, body, onClose }: SecretDialogProps) => {
  const t = useMessages(uiMessages);
  const [copied, copy] = useCopied();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            icon={copied ? 'check' : 'document'}
            onClick={() => copy(secret).catch(() => toast.error(t('copyFailed')))}
          >
            {t(copied ? 'copied' : 'copy')}
          </Button>
        </>
      }
    >
      <Stack gap={1}>
        <output className={styles.secret}>{secret}</output>
        <p>{body}</p>
      </Stack>
    </Dialog>
  );
};
