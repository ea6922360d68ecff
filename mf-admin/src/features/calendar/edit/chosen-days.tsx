import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { addDays } from '@portal/shared/rules';
import styles from './edit.module.css';
import { editMessages } from './edit-messages.ts';

/** Days in order, as stretches of days in a row: first and last of each. */
export const stretchesOf = (days: readonly string[]): (readonly [from: string, to: string])[] => {
  const stretches: [string, string][] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else stretches.push([day, day]);
  }
  return stretches;
};

const maxNamed = 4;

/** Which days a change is about, in few words. */
export const ChosenDays = ({ days }: { days: readonly string[] }) => {
  const t = useMessages(editMessages);
  const language = useLanguage();
  const stretches = stretchesOf(days);
  const named = stretches
    .slice(0, maxNamed)
    .map(([from, to]) =>
      from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`,
    );
  const words = [...named, ...(stretches.length > maxNamed ? ['…'] : [])].join(
    language === 'en' ? '; ' : '、',
  );
  return <p className={styles.days}>{t('days', { days: words, count: days.length })}</p>;
};
