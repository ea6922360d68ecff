import type { Slide } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Group, Icon } from '@portal/shared/ui';
import { homeMessages } from '../home-messages.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './slides.module.css';

interface SlideWordsProps {
  readonly slide: Slide;
  readonly shown: boolean;
  /** Which slide it is: "2 of 5". */
  readonly name: string;
}

/** What a slide says. All slides stand in the same place, so the tallest one decides the height for all. */
export const SlideWords = ({ slide, shown, name }: SlideWordsProps) => {
  const t = useMessages(homeMessages);
  const text = useText();
  return (
    <Group
      label={name}
      aria-roledescription="slide"
      aria-hidden={!shown}
      inert={!shown}
      className={styles.slide}
      data-shown={shown}
    >
      <h2 className={styles.title}>{text(slide.title)}</h2>
      {slide.subtitle && <p className={styles.subtitle}>{text(slide.subtitle)}</p>}
      {slide.link && (
        <SiteLink to={slide.link} className={styles.open}>
          {t('slides.open')}
          <Icon name="chevron-right" size={18} />
        </SiteLink>
      )}
    </Group>
  );
};
