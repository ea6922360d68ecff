import type { CalendarDay } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { calendarMessages } from '../calendar-messages.ts';
import { bandOf } from './day-status.ts';
import styles from './grid.module.css';

/** What the colours of prices mean, in words and figures; nothing where all are alike. */
export const BandLegend = ({ rows }: { rows: readonly CalendarDay[] }) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const prices = rows.map(({ price }) => price);
  const bands = (['low', 'middle', 'high'] as const).flatMap((band) => {
    const own = prices.filter((price) => bandOf(price, prices) === band);
    if (own.length === 0) return [];
    const [min, max] = [Math.min(...own), Math.max(...own)].map((fen) => formatMoney(fen, language));
    return [{ band, words: min === max ? min : `${min}–${max}` }];
  });
  if (bands.length === 0) return null;
  return (
    <p className={styles.legend}>
      <span>{t('legend')}</span>
      {bands.map(({ band, words }) => (
        <span key={band} data-band={band}>
          {t(`bands.${band}`)} {words}
        </span>
      ))}
    </p>
  );
};
