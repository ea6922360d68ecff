import type { CalendarPreview } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Alert, Button } from 'antd';
import styles from './edit.module.css';
import { editMessages } from './edit-messages.ts';

const maxNamed = 8;

const useRange = () => {
  const t = useMessages(editMessages);
  const language = useLanguage();
  return (range: CalendarPreview['before']): string => {
    if (!range) return t('preview.none');
    const [min, max] = [formatMoney(range.min, language), formatMoney(range.max, language)];
    return min === max ? min : `${min}–${max}`;
  };
};

interface RefusedProps {
  readonly preview: CalendarPreview;
  readonly onLeaveOut: (days: readonly (string | null)[]) => void;
}

const Refused = ({ preview: { refused, refusedCount }, onLeaveOut }: RefusedProps) => {
  const t = useMessages(editMessages);
  const language = useLanguage();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('preview.taken', { count: refusedCount })}
      description={
        <>
          <ul>
            {refused.slice(0, maxNamed).map(({ skuId, day, why, taken }) => (
              <li key={`${skuId} ${day}`}>
                {t(why === 'taken' ? 'preview.takenDay' : 'preview.priceDay', {
                  day: day ? formatDay(day, language) : t('preview.stock'),
                  taken,
                })}
              </li>
            ))}
          </ul>
          {refusedCount > maxNamed && <p>{t('preview.more')}</p>}
          {refused.some(({ day }) => day !== null) && (
            <Button size="small" onClick={() => onLeaveOut(refused.map(({ day }) => day))}>
              {t('preview.leaveOut')}
            </Button>
          )}
        </>
      }
    />
  );
};

const Figures = ({ preview }: { preview: CalendarPreview }) => {
  const t = useMessages(editMessages);
  const rangeOf = useRange();
  const { changed, added, removed, kept, before, after, childDearer } = preview;
  if (changed + added + removed === 0) return <p>{t('preview.same')}</p>;
  return (
    <>
      <p className={styles.counts}>{t('preview.counts', { changed, added, removed, kept })}</p>
      <p>{t('preview.prices', { before: rangeOf(before), after: rangeOf(after) })}</p>
      {childDearer > 0 && (
        <Alert type="warning" showIcon title={t('preview.childDearer', { count: childDearer })} />
      )}
    </>
  );
};

/** What saving would do, in words, before it is done. */
export const EditPreview = ({
  preview,
  onLeaveOut,
}: {
  preview: CalendarPreview | undefined;
  onLeaveOut: RefusedProps['onLeaveOut'];
}) => {
  const t = useMessages(editMessages);
  return (
    <section className={styles.preview} aria-label={t('preview.label')} aria-live="polite">
      <h3>{t('preview.label')}</h3>
      {preview ? <Figures preview={preview} /> : <p>{t('preview.nothing')}</p>}
      {preview && preview.refusedCount > 0 && <Refused preview={preview} onLeaveOut={onLeaveOut} />}
    </section>
  );
};
