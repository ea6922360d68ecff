import { useMessages } from '@portal/shared/i18n';
import { Picture } from '@portal/shared/ui';
import { useState } from 'react';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { UploadButton } from '#src/form/media/upload-button.tsx';
import { useUpload } from '#src/form/media/use-upload.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import styles from './library.module.css';
import { libraryMessages } from './library-messages.ts';

/** Uploads pictures into the media library. */
export const UploadDrawer = ({ onClosed }: { onClosed: () => void }) => {
  const t = useMessages(libraryMessages);
  const drawer = useDrawer(onClosed);
  const [urls, setUrls] = useState<readonly string[]>([]);
  const { send, busy } = useUpload((url) => setUrls((before) => [...before, url]));
  return (
    <FormDrawer
      drawer={drawer}
      title={t('upload.title')}
      submitLabel={t('upload.done')}
      disabled={busy}
      done
      isTouched={() => busy}
      onSubmit={drawer.close}
    >
      <p className={styles.hint}>{t('upload.hint')}</p>
      <UploadButton label={t('upload.title')} multiple busy={busy} onFiles={(files) => void send(files)} />
      <ul className={styles.stored} aria-label={t('upload.stored')} aria-live="polite">
        {urls.map((url) => (
          <li key={url}>
            <Picture src={url} alt="" width={120} height={90} />
          </li>
        ))}
      </ul>
    </FormDrawer>
  );
};
