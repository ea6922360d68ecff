import type { SlideRow } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Picture, Tag, type Tone } from '@portal/shared/ui';
import { RowSummary } from '#src/ordered-list/row-summary.tsx';
import { slideMessages } from './slide-messages.ts';
import styles from './slide-row.module.css';

/** Whether visitors see a slide now, will, or did. */
type SlideStatus = 'shown' | 'off' | 'later' | 'over';

export const slideStatusOf = (
  { status, showFrom, showUntil }: Pick<SlideRow, 'status' | 'showFrom' | 'showUntil'>,
  now: number,
): SlideStatus => {
  if (status === 0) return 'off';
  if (showUntil !== null && Date.parse(showUntil) <= now) return 'over';
  return showFrom !== null && Date.parse(showFrom) > now ? 'later' : 'shown';
};

const tones: Readonly<Record<SlideStatus, Tone>> = {
  shown: 'good',
  off: 'bad',
  later: 'sand',
  over: 'bad',
};

/** A slide in the list: picture, texts and status. */
export const SlideItem = ({ slide }: { slide: SlideRow }) => {
  const t = useMessages(slideMessages);
  const text = useText();
  const language = useLanguage();
  const standing = slideStatusOf(slide, Date.now());
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
