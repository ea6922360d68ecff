import type { PictureAlts } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Picture } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './gallery.module.css';
import { galleryMessages } from './gallery-messages.ts';
import { PictureViewer } from './picture-viewer.tsx';

interface GalleryProps {
  readonly pictures: readonly string[];
  readonly alts?: PictureAlts | undefined;
  /** What the pictures are of. */
  readonly title: string;
}

const inSight = 3;

/** The first pictures as a page of a magazine; each opens large, and from there leads to all. */
export const Gallery = ({ pictures, alts, title }: GalleryProps) => {
  const t = useMessages(galleryMessages);
  const text = useText();
  const altOf = (picture: string) => text(alts?.[picture]);
  const [open, setOpen] = useState<number>();
  const shown = pictures.slice(0, inSight);
  return (
    <section aria-label={t('label')} className={styles.gallery} data-count={shown.length}>
      {shown.map((picture, index) => (
        <button
          key={index}
          type="button"
          className={styles.picture}
          aria-label={[t('open', { number: index + 1 }), altOf(picture)].filter(Boolean).join(t('colon'))}
          onClick={() => setOpen(index)}
        >
          <Picture
            src={picture}
            alt={altOf(picture)}
            width={1200}
            height={900}
            sizes={index === 0 ? '(min-width: 720px) 66vw, 100vw' : '33vw'}
            eager={index === 0}
          />
        </button>
      ))}
      {pictures.length > 1 && (
        <button type="button" className={styles.all} onClick={() => setOpen(0)}>
          {t('all', { count: pictures.length })}
        </button>
      )}
      {open !== undefined && (
        <PictureViewer
          pictures={pictures}
          alts={alts}
          title={title}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
};
