import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, Stack, toast, useCopied } from '@portal/shared/ui';
import { tokenMessages } from './token-messages.ts';
import styles from './tokens.module.css';

interface TokenSecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of a new token, shown once. */
export const TokenSecret = ({ name, secret, onClose }: TokenSecretProps) => {
  const t = useMessages(tokenMessages);
  const [copied, copy] = useCopied();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('secretTitle', { name })}
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
        <p>{t('secretBody')}</p>
      </Stack>
    </Dialog>
  );
};
