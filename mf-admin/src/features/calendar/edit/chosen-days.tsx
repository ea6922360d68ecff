import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { stretchesOf } from './day-stretches.ts';
import styles from './edit.module.css';
import { editMessages } from './edit-messages.ts';

const mostNamed = 4;

/** Which days a change is about, in few words. */
export const ChosenDays = ({ days }: { days: readonly string[] }) => {
  const t = useMessages(editMessages);
  const language = useLanguage();
  const stretches = stretchesOf(days);
  const named = stretches
    .slice(0, mostNamed)
    .map(([from, to]) =>
      from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`,
    );
  const words = [...named, ...(stretches.length > mostNamed ? ['…'] : [])].join(
    language === 'en' ? '; ' : '、',
  );
  return <p className={styles.days}>{t('days', { days: words, count: days.length })}</p>;
};
