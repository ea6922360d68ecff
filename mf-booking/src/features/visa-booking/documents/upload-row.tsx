import { useMessages } from '@portal/shared/i18n';
import { Button, Icon, IconButton } from '@portal/shared/ui';
import { canRetry, type Upload, type Uploads } from '../../../booking/uploads/use-uploads.ts';
import { visaBookingMessages } from '../visa-booking-messages.ts';
import styles from './documents.module.css';

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploads: Pick<Uploads, 'retry' | 'remove'>;
}

const Sending = ({ upload: { file, sent } }: Pick<UploadRowProps, 'upload'>) => {
  const t = useMessages(visaBookingMessages);
  return (
    <>
      <p className={styles.state}>{sent < 1 ? `${Math.floor(sent * 100)}%` : t('files.saving')}</p>
      <progress
        aria-label={t('files.sending', { name: file.name })}
        className={styles.progress}
        max={1}
        value={sent}
      />
    </>
  );
};

const Failed = ({ upload: { id, file, fault }, uploads }: UploadRowProps) => {
  const t = useMessages(visaBookingMessages);
  if (!fault) return null;
  const text = typeof fault === 'string' ? t(`files.faults.${fault}`) : fault.message;
  return (
    <>
      <p role="alert" className={styles.fault}>
        {text}
      </p>
      <p className={styles.state}>{t('files.later')}</p>
      {canRetry(fault) && (
        <div className={styles.retry}>
          <Button
            kind="quiet"
            size="small"
            icon="refresh"
            aria-label={t('files.retryNamed', { name: file.name })}
            onClick={() => uploads.retry(id)}
          >
            {t('files.retry')}
          </Button>
        </div>
      )}
    </>
  );
};

/** A file on its way, which can be stopped, or one that did not arrive, with what can be done about it. */
export const UploadRow = ({ upload, uploads }: UploadRowProps) => {
  const t = useMessages(visaBookingMessages);
  const { id, file, fault } = upload;
  const { name } = file;
  return (
    <li>
      <div className={styles.file} data-failed={fault ? '' : undefined}>
        <span className={fault ? styles.bad : undefined}>
          <Icon name={fault ? 'warning' : 'upload'} size={18} />
        </span>
        <div className={styles.body}>
          <p className={styles.name}>{name}</p>
          {fault ? <Failed {...{ upload, uploads }} /> : <Sending upload={upload} />}
        </div>
        <IconButton
          icon="close"
          label={t(fault ? 'files.dismiss' : 'files.cancel', { name })}
          onClick={() => uploads.remove(id)}
        />
      </div>
    </li>
  );
};
