import type { Slide } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { useHydrated } from '@portal/shared/ui';
import type { KeyboardEvent } from 'react';
import { homeMessages } from '../home-messages.ts';
import { useAutoplay } from '../use-autoplay.ts';
import { useRotation } from '../use-rotation.ts';
import { SlideControls } from './slide-controls.tsx';
import { SlideWords } from './slide-words.tsx';
import styles from './slides.module.css';

const every = 6000;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Slides one at a time: words on the left, picture on the right, all in places that never change their size. */
export const SlideStage = ({ slides }: { slides: readonly Slide[] }) => {
  const t = useMessages(homeMessages);
  const text = useText();
  const autoplay = useAutoplay();
  const { index, go } = useRotation(slides.length, every, autoplay.running);
  const hydrated = useHydrated();
  // The next picture is not loaded beside the first one, which the document shows.
  const next = hydrated ? (index + 1) % slides.length : index;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step) go(index + step);
  };

  return (
    <section
      className={styles.stage}
      aria-roledescription="carousel"
      aria-label={t('slides.label')}
      onKeyDown={onKeyDown}
      {...autoplay.hold}
    >
      <div className={styles.words}>
        <div className={styles.texts} aria-live={autoplay.running ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <SlideWords
              key={slide.id}
              slide={slide}
              shown={place === index}
              name={t('slides.slide', { number: place + 1, total: slides.length })}
            />
          ))}
        </div>
        {slides.length > 1 && (
          <SlideControls
            titles={slides.map(({ title }) => text(title))}
            index={index}
            autoplay={autoplay}
            onGo={go}
          />
        )}
      </div>
      <div className={styles.pictures}>
        {slides.map((slide, place) => (
          <img
            key={slide.id}
            src={place === index || place === next ? slide.picture : undefined}
            alt=""
            width={1200}
            height={900}
            fetchPriority={place === 0 ? 'high' : 'low'}
            className={styles.picture}
            data-shown={place === index}
          />
        ))}
      </div>
    </section>
  );
};
