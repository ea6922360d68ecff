import { formatDay, formatMonth, useLanguage } from '@portal/shared/i18n';
import { firstDay } from '@portal/shared/rules';
import { Checkbox } from 'antd';
import styles from './agenda.module.css';
import { daysOf } from './month-days.ts';
import type { MonthGridProps } from './month-grid.tsx';
import { type DayFace, useDayFace } from './use-day-face.ts';

const DayLine = ({ day, face }: { day: string; face: DayFace }) => {
  const language = useLanguage();
  return (
    <span className={styles.words} data-standing={face.standing}>
      <span>{formatDay(day, language)}</span>
      <span className={styles.price}>{face.price}</span>
      <span className={styles.note}>{face.note}</span>
    </span>
  );
};

/** A month as a list of days, for narrow screens; what has passed is left out. */
export const Agenda = ({ months: [month], rows, choosing, mayEdit }: MonthGridProps) => {
  const language = useLanguage();
  const faceOf = useDayFace(rows);
  const days = daysOf(month).filter((day) => day >= choosing.today || rows.some((row) => row.day === day));
  return (
    <section aria-label={formatMonth(firstDay(month), language)}>
      <h3 className={styles.month}>{formatMonth(firstDay(month), language)}</h3>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day} data-day={day}>
            {mayEdit ? (
              <Checkbox
                className={styles.line}
                checked={choosing.days.includes(day)}
                disabled={day < choosing.today}
                onChange={() => choosing.toggle(day)}
              >
                <DayLine day={day} face={faceOf(day)} />
              </Checkbox>
            ) : (
              <span className={styles.line}>
                <DayLine day={day} face={faceOf(day)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
