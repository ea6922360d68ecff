import { useMessages } from '@portal/shared/i18n';
import { Dialog, IconButton, Picture } from '@portal/shared/ui';
import { type KeyboardEvent, useRef } from 'react';
import { tourDetailMessages } from '../detail/tour-detail-messages.ts';
import styles from './gallery.module.css';

interface PictureViewerProps {
  readonly pictures: readonly string[];
  readonly title: string;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time, large. Arrow keys leaf, at either end it goes round. */
export const PictureViewer = ({ pictures, title, index, onMove, onClose }: PictureViewerProps) => {
  const t = useMessages(tourDetailMessages);
  const touchedAt = useRef(0);
  const move = (step: number) => onMove((index + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step) move(step);
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same; keys and swipes are short cuts */}
      <div
        onKeyDown={onKeyDown}
        onTouchStart={({ touches }) => {
          touchedAt.current = touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={({ changedTouches }) => {
          const distance = (changedTouches[0]?.clientX ?? 0) - touchedAt.current;
          if (Math.abs(distance) > 48) move(distance > 0 ? -1 : 1);
        }}
      >
        <div className={styles.large}>
          <Picture
            key={pictures[index]}
            src={pictures[index] ?? ''}
            alt={t('gallery.picture', { title, number: index + 1, total: pictures.length })}
            width={1200}
            height={900}
            eager
          />
        </div>
        <div className={styles.leaf}>
          <IconButton icon="chevron-left" label={t('gallery.previous')} onClick={() => move(-1)} />
          <span>
            {index + 1} / {pictures.length}
          </span>
          <IconButton icon="chevron-right" label={t('gallery.next')} onClick={() => move(1)} />
        </div>
      </div>
    </Dialog>
  );
};
