import { useMessages } from '@portal/shared/i18n';
import { Icon, Picture } from '@portal/shared/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { ChoosePicture } from '../media/choose-picture.tsx';
import { fieldMessages } from './field-messages.ts';
import styles from './picture-field.module.css';
import { pictureTypes, usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  /** Given by the form's field. */
  readonly id?: string;
  /** The address of the picture; empty for none. */
  readonly value?: string;
  readonly onChange?: (url: string) => void;
  /** What it shows, for who cannot see the label above. */
  readonly label: string;
  /** It may be left out. */
  readonly optional?: boolean;
}

/** A picture of the site: uploaded, replaced, and where it may be left out removed. */
export const PictureField = ({ id, value = '', onChange, label, optional }: PictureFieldProps) => {
  const t = useMessages(fieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const { send, share, fault } = usePictureUpload((url) => onChange?.(url));
  const action = t(value ? 'picture.replace' : 'picture.choose');
  return (
    <div className={styles.field}>
      {value && (
        <div className={styles.picture}>
          <Picture src={value} alt={label} width={16} height={10} />
        </div>
      )}
      <div className={styles.tools}>
        <Button
          id={id}
          icon={<Icon name="upload" size={16} />}
          loading={share !== undefined}
          aria-label={`${label} · ${action}`}
          onClick={() => input.current?.click()}
        >
          {share === undefined ? action : t('picture.sending', { percent: Math.round(share * 100) })}
        </Button>
        <ChoosePicture label={label} onChoose={(url) => onChange?.(url)} />
        {value && optional && (
          <Button type="text" aria-label={`${label} · ${t('picture.remove')}`} onClick={() => onChange?.('')}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      {/* A form's own style shows an input of files, hidden or not. */}
      <span hidden>
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void send(file);
          }}
        />
      </span>
      <p className={styles.note}>{t('picture.hint')}</p>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
};
