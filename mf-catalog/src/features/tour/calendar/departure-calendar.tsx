import type { Departure } from '@portal/shared/contract';
import { formatMonth, useLanguage, useMessages } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { bookingMessages } from '../booking/booking-messages.ts';
import styles from './calendar.module.css';
import { type DepartureDays, firstBookable } from './departure-days.ts';
import { addMonths, firstDay, type Month, monthOf } from './month-grid.ts';
import { MonthTable } from './month-table.tsx';

interface DepartureCalendarProps {
  readonly days: DepartureDays;
  /** The first and the last month that have departures. */
  readonly months: { readonly first: Month; readonly last: Month };
  readonly chosen?: string;
  readonly onChoose: (departure: Departure) => void;
}

/** The departures month by month. One day takes the keyboard focus; arrow keys move it, also across months. */
export const DepartureCalendar = ({ days, months, chosen, onChoose }: DepartureCalendarProps) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const id = useId();
  const [active, setActive] = useState(() => chosen ?? firstBookable(days)?.day ?? firstDay(months.first));
  const month = monthOf(active);
  const turn = (count: number) => {
    const target = addMonths(month, count);
    const inTarget = [...days.keys()].filter((day) => monthOf(day) === target).sort();
    setActive(inTarget.find((day) => (days.get(day)?.seats ?? 0) > 0) ?? inTarget[0] ?? firstDay(target));
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={t('calendar.previous')}
          disabled={month <= months.first}
          onClick={() => turn(-1)}
        />
        <p id={id} className={styles.month} aria-live="polite">
          {formatMonth(firstDay(month), language)}
        </p>
        <IconButton
          icon="chevron-right"
          label={t('calendar.next')}
          disabled={month >= months.last}
          onClick={() => turn(1)}
        />
      </div>
      <MonthTable
        labelledBy={id}
        describedBy={`${id}-help`}
        month={month}
        bounds={months}
        days={days}
        active={active}
        chosen={chosen}
        onMove={setActive}
        onChoose={onChoose}
      />
      <p id={`${id}-help`} className="visually-hidden">
        {t('calendar.help')}
      </p>
    </div>
  );
};
