import type { PictureAlts } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { IconButton, Picture } from '@portal/shared/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { galleryMessages } from './gallery-messages.ts';
import styles from './picture-viewer.module.css';
import { useSwipe } from './use-swipe.ts';

interface PictureViewerProps {
  readonly pictures: readonly string[];
  /** What they show, by their URL. */
  readonly alts?: PictureAlts | undefined;
  readonly title: string;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time, as large as the screen allows. Arrow keys leaf, at either end it goes round; Esc closes. */
export const PictureViewer = ({ pictures, alts, title, index, onMove, onClose }: PictureViewerProps) => {
  const t = useMessages(galleryMessages);
  const text = useText();
  const picture = pictures[index] ?? '';
  const dialog = useRef<HTMLDialogElement>(null);
  const move = (step: number) => onMove((index + step + pictures.length) % pictures.length);
  const swipe = useSwipe(move);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step) move(step);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheet} {...swipe}>
        <div className={styles.picture}>
          <Picture
            key={picture}
            src={picture}
            alt={text(alts?.[picture]) || t('picture', { title, number: index + 1, total: pictures.length })}
            width={1200}
            height={900}
            eager
          />
        </div>
        <div className={styles.leaf}>
          <IconButton icon="chevron-left" label={t('previous')} onClick={() => move(-1)} />
          <span aria-live="polite">
            {index + 1} / {pictures.length}
          </span>
          <IconButton icon="chevron-right" label={t('next')} onClick={() => move(1)} />
          <span className={styles.title}>{title}</span>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
};
