import { useMessages } from '@portal/shared/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Control } from '#src/form/control.ts';
import { ChoosePicture } from '#src/form/media/choose-picture.tsx';
import { UploadButton } from '#src/form/media/upload-button.tsx';
import { useUpload } from '#src/form/media/use-upload.ts';
import { formMessages } from '../form/form-messages.ts';
import { GalleryItem } from './gallery-item.tsx';
import styles from './pictures.module.css';

/** A list with one of its items at another place. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

const most = 20;

/** The pictures of a product in their order, the cover first: dragged or moved by buttons. */
export const Gallery = ({
  id,
  value = [],
  onChange,
  label,
}: Control<string[]> & { readonly label: string }) => {
  const t = useMessages(formMessages);
  const [dragged, setDragged] = useState<number>();
  // Several are sent one after another: each is added to what is there by then.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (urls: string[]) => {
    latest.current = urls;
    onChange?.(urls);
  };
  const { send, busy } = useUpload((url) => change([...latest.current, url].slice(0, most)));
  const move = (from: number, to: number) => change(moved(value, from, to));
  return (
    <div>
      <p className={styles.hint}>{t('gallery.hint', { most })}</p>
      <ul className={styles.gallery} aria-label={label}>
        {value.map((url, index) => (
          <GalleryItem
            key={url}
            url={url}
            index={index}
            count={value.length}
            onMove={move}
            onRemove={() => change(value.filter((one) => one !== url))}
            onDrag={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            }}
          />
        ))}
      </ul>
      <div className={styles.tools}>
        <UploadButton
          id={id}
          label={label}
          multiple
          busy={busy}
          disabled={value.length >= most}
          onFiles={(files) => void send(files.slice(0, most - value.length))}
        />
        <ChoosePicture
          label={label}
          disabled={value.length >= most}
          onChoose={(url) => value.includes(url) || change([...latest.current, url])}
        />
      </div>
    </div>
  );
};
