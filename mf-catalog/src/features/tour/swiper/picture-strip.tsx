import type { ItineraryDay } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { IconButton, Picture } from '@portal/shared/ui';
import { RouteLine } from '../itinerary/route-line.tsx';
import styles from './swiper.module.css';
import { swiperMessages } from './swiper-messages.ts';
import { useStrip } from './use-strip.ts';

/** A day of the way that has a picture. */
export interface Stage {
  readonly number: number;
  readonly day: ItineraryDay;
  readonly picture: string;
}

interface PictureStripProps {
  readonly title: string;
  readonly stages: readonly Stage[];
}

const Slide = ({ stage, index, total }: { stage: Stage; index: number; total: number }) => {
  const t = useMessages(swiperMessages);
  const text = useText();
  return (
    <li className={styles.slide} aria-label={t('slide', { number: index + 1, total })}>
      <figure>
        <div className={styles.picture}>
          <Picture src={stage.picture} alt="" width={1200} height={900} eager={index === 0} />
        </div>
        <figcaption>
          <p className={styles.day}>{t('day', { number: stage.number })}</p>
          <h2 className={styles.title}>{text(stage.day.title)}</h2>
          <RouteLine sights={stage.day.sights} />
        </figcaption>
      </figure>
    </li>
  );
};

const Dots = ({
  stages,
  index,
  onGo,
}: Pick<PictureStripProps, 'stages'> & { index: number; onGo: (index: number) => void }) => {
  const t = useMessages(swiperMessages);
  const text = useText();
  return (
    <fieldset className={styles.dots}>
      <legend className="visually-hidden">{t('dots')}</legend>
      {stages.map(({ number, day }, place) => (
        <button
          key={number}
          type="button"
          aria-label={t('go', { number, title: text(day.title) })}
          aria-current={place === index || undefined}
          onClick={() => onGo(place)}
        />
      ))}
    </fieldset>
  );
};

/** The pictures of the way as a strip, moved by finger, wheel, arrow keys, dots and buttons. */
export const PictureStrip = ({ title, stages }: PictureStripProps) => {
  const t = useMessages(swiperMessages);
  const { strip, index, goTo, onScroll, onKeyDown } = useStrip(stages.length);
  return (
    <section aria-roledescription={t('carousel')} aria-label={t('strip', { title })}>
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
      >
        {stages.map((stage, place) => (
          <Slide key={stage.number} stage={stage} index={place} total={stages.length} />
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton
          icon="chevron-left"
          label={t('previous')}
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        />
        <Dots stages={stages} index={index} onGo={goTo} />
        <IconButton
          icon="chevron-right"
          label={t('next')}
          disabled={index === stages.length - 1}
          onClick={() => goTo(index + 1)}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {t('slide', { number: index + 1, total: stages.length })}
      </p>
    </section>
  );
};
