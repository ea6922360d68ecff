import { useMessages } from '@portal/shared/i18n';
import { Icon, IconButton } from '@portal/shared/ui';
import { ErrorLine } from '#src/booking/parts/error-line.tsx';
import type { GivenFile } from '../applicant-form.ts';
import { visaBookingMessages } from '../visa-booking-messages.ts';
import styles from './documents.module.css';

/** A size as people read it: `820 KB`, `3.4 MB`. */
export const fileSize = (bytes: number): string => {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(Math.round((kilobytes / 1024) * 10) / 10).toFixed(1)} MB`;
};

interface UploadedFileProps {
  readonly file: GivenFile;
  /** Its path in the form: where something is wrong with it, it can be taken out. */
  readonly at: string;
  readonly error: string | undefined;
  readonly onRemove: () => void;
}

/** A file that arrived. */
export const UploadedFile = ({ file: { name, bytes }, at, error, onRemove }: UploadedFileProps) => {
  const t = useMessages(visaBookingMessages);
  return (
    <li>
      <div className={styles.file}>
        <span className={styles.good}>
          <Icon name="check" size={18} />
        </span>
        <div className={styles.body}>
          <p className={styles.name}>{name}</p>
          <p className={styles.state}>
            {t('files.kept')} · {fileSize(bytes)}
          </p>
        </div>
        <IconButton id={at} icon="trash" label={t('files.remove', { name })} onClick={onRemove} />
      </div>
      {error && <ErrorLine>{error}</ErrorLine>}
    </li>
  );
};
