import { formatMonth, useLanguage, useMessages } from '@portal/shared/i18n';
import { firstDay, type Month, weekdayOf, weeksOf } from '@portal/shared/rules';
import { useId } from 'react';
import { calendarMessages } from '../calendar-messages.ts';
import { DayCell } from './day-cell.tsx';
import styles from './grid.module.css';
import { daysOf } from './month-days.ts';
import type { DayFace } from './use-day-face.ts';
import type { DayChoosing } from './use-day-selection.ts';
import { weekdayNames } from './weekday-names.ts';

interface MonthTableProps {
  readonly month: Month;
  readonly describedBy: string;
  readonly faceOf: (day: string) => DayFace;
  readonly choosing: DayChoosing;
  /** Only who may change something chooses days. */
  readonly mayEdit: boolean;
  readonly active: string;
}

const WeekdayHeads = ({ month, choosing, mayEdit }: MonthTableProps) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const named = formatMonth(firstDay(month), language);
  return (
    <tr>
      {weekdayNames(language).map(({ short, long }, weekday) => (
        <th key={long} scope="col" abbr={long}>
          {mayEdit ? (
            <button
              type="button"
              aria-label={t('selectWeekday', { month: named, short, weekday: long })}
              onClick={() => choosing.toggleAll(daysOf(month).filter((day) => weekdayOf(day) === weekday))}
            >
              {short}
            </button>
          ) : (
            short
          )}
        </th>
      ))}
    </tr>
  );
};

/** One month, week by week. */
export const MonthTable = (props: MonthTableProps) => {
  const { month, describedBy, faceOf, choosing, mayEdit, active } = props;
  const language = useLanguage();
  const id = useId();
  return (
    <div className={styles.month}>
      <h3 id={id}>{formatMonth(firstDay(month), language)}</h3>
      <table aria-labelledby={id} aria-describedby={describedBy} className={styles.grid}>
        <thead>
          <WeekdayHeads {...props} />
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    face={faceOf(day)}
                    chosen={choosing.days.includes(day)}
                    active={day === active}
                    past={day < choosing.today}
                    mayEdit={mayEdit}
                  />
                ) : (
                  <td key={`${month}-${row}-${column}`} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
