import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { Button, Dialog, saveFile, useCopied } from '@portal/shared/ui';
import styles from './second-factor.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes, the only time. Stays until its button says that they are kept. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const t = useMessages(secondFactorMessages);
  const username = useSession(({ user }) => user?.username ?? '');
  const [copied, copy] = useCopied();
  const text = codes.join('\n');
  const download = () => {
    const page = `${t('recovery.file', { username })}\n\n${text}\n`;
    saveFile(new Blob([page], { type: 'text/plain;charset=utf-8' }), 'haitu-recovery-codes.txt');
  };
  return (
    <Dialog
      open
      dismissible={false}
      title={t('recovery.shown')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('recovery.saved')}</Button>}
    >
      <div className={styles.codes}>
        <p>{t('recovery.once')}</p>
        <ul aria-label={t('recovery.list')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button kind="quiet" icon="download" onClick={download}>
            {t('recovery.download')}
          </Button>
          <Button kind="quiet" onClick={() => void copy(text)}>
            {t(copied ? 'recovery.copied' : 'recovery.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
