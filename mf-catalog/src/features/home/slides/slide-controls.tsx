import { useMessages } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui';
import { homeMessages } from '../home-messages.ts';
import styles from './slides.module.css';

interface SlideControlsProps {
  readonly titles: readonly string[];
  readonly index: number;
  readonly autoplay: { readonly playing: boolean; readonly toggle: () => void };
  readonly onGo: (index: number) => void;
}

/** Back, on, stop, and a mark for each slide. */
export const SlideControls = ({ titles, index, autoplay, onGo }: SlideControlsProps) => {
  const t = useMessages(homeMessages);
  return (
    <div className={styles.controls}>
      <IconButton label={t('slides.previous')} icon="chevron-left" onClick={() => onGo(index - 1)} />
      <ol className={styles.marks}>
        {titles.map((title, place) => (
          <li key={place}>
            <button
              type="button"
              className={styles.mark}
              aria-label={t('slides.go', { number: place + 1, title })}
              aria-current={place === index}
              onClick={() => onGo(place)}
            />
          </li>
        ))}
      </ol>
      <IconButton label={t('slides.next')} icon="chevron-right" onClick={() => onGo(index + 1)} />
      <button
        type="button"
        className={styles.pause}
        aria-label={autoplay.playing ? t('slides.pause') : t('slides.play')}
        data-playing={autoplay.playing}
        onClick={autoplay.toggle}
      />
    </div>
  );
};
