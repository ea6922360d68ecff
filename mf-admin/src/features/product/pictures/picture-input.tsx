import { useMessages } from '@portal/shared/i18n';
import { Icon, Picture } from '@portal/shared/ui';
import { Button } from 'antd';
import type { Control } from '#src/form/control.ts';
import { ChoosePicture } from '#src/form/media/choose-picture.tsx';
import { UploadButton } from '#src/form/media/upload-button.tsx';
import { useUpload } from '#src/form/media/use-upload.ts';
import { formMessages } from '../form/form-messages.ts';
import styles from './pictures.module.css';

/** One picture. */
export const PictureInput = ({
  id,
  value = '',
  onChange,
  label,
}: Control<string> & { readonly label: string }) => {
  const t = useMessages(formMessages);
  const { send, busy } = useUpload((url) => onChange?.(url));
  return (
    <div className={styles.single}>
      {value !== '' && (
        <span className={styles.thumb}>
          <Picture src={value} alt={label} width={120} height={90} />
        </span>
      )}
      <UploadButton id={id} label={label} busy={busy} onFiles={(files) => void send(files.slice(0, 1))} />
      <ChoosePicture label={label} onChoose={(url) => onChange?.(url)} />
      {value !== '' && (
        <Button
          type="text"
          danger
          icon={<Icon name="trash" size={16} />}
          aria-label={t('gallery.removeOne')}
          onClick={() => onChange?.('')}
        />
      )}
    </div>
  );
};
