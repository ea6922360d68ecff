import { call } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Button, Card, saveFile, toast } from '@portal/shared/ui';
import { useState } from 'react';
import { ConfirmPasswordDialog } from '#src/form/confirm-password-dialog.tsx';
import cardStyles from '#src/frame/account-card.module.css';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

/** For years of orders on a slow line. */
const timeoutMs = 300_000;

const fetchData = (password: string): Promise<Blob> =>
  call('POST /api/v1/account/data', { body: { password } }, { quiet: true, timeout: timeoutMs });

const Working = () => {
  const t = useMessages(safetyMessages);
  return (
    <p role="status" className={styles.working}>
      {t('data.working')}
      <progress aria-label={t('data.working')} />
    </p>
  );
};

/** All that is the member's, as a file. */
export const DataExport = () => {
  const t = useMessages(safetyMessages);
  const [open, setOpen] = useState(false);
  const keep = (file: Blob) => {
    saveFile(file, `haitu-${dayOf(new Date())}.json`);
    toast.success(t('data.done'));
    setOpen(false);
  };
  return (
    <Card as="section" padded className={cardStyles.card}>
      <h2>{t('data.title')}</h2>
      <p className={cardStyles.soft}>{t('data.lead')}</p>
      <Button kind="quiet" icon="download" onClick={() => setOpen(true)}>
        {t('data.action')}
      </Button>
      {open && (
        <ConfirmPasswordDialog
          title={t('data.title')}
          action={t('data.action')}
          working={<Working />}
          send={fetchData}
          onDone={keep}
          onClose={() => setOpen(false)}
        >
          <p className={cardStyles.soft}>{t('data.ask')}</p>
        </ConfirmPasswordDialog>
      )}
    </Card>
  );
};
