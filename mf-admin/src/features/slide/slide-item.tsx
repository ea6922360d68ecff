import type { SlideRow } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Picture, Tag, type Tone } from '@portal/shared/ui';
import { RowSummary } from '#src/ordered-list/row-summary.tsx';
import { slideMessages } from './slide-messages.ts';
import styles from './slide-row.module.css';
import { type SlideStanding, standingOf } from './slide-standing.ts';

const tones: Readonly<Record<SlideStanding, Tone>> = {
  shown: 'good',
  off: 'bad',
  later: 'sand',
  over: 'bad',
};

/** A slide in the list: its picture, what it says, and whether visitors see it. */
export const SlideItem = ({ slide }: { slide: SlideRow }) => {
  const t = useMessages(slideMessages);
  const text = useText();
  const language = useLanguage();
  const standing = standingOf(slide, Date.now());
  const at = (iso: string | null) => (iso === null ? t('open') : formatInstant(iso, language));
  const { showFrom, showUntil, link } = slide;
  const isBounded = showFrom !== null || showUntil !== null;
  const window = isBounded ? t('window', { from: at(showFrom), until: at(showUntil) }) : '';
  return (
    <div className={styles.slide}>
      <div className={styles.picture}>
        <Picture src={slide.picture} alt="" width={16} height={10} />
      </div>
      <RowSummary title={text(slide.title)} details={[text(slide.subtitle), link ?? t('noLink'), window]}>
        <Tag tone={tones[standing]}>{t(`standing.${standing}`)}</Tag>
      </RowSummary>
    </div>
  );
};
