import { type DayLook, MonthTable } from '@portal/shared/forms';
import { formatMonth, useLanguage, useMessages } from '@portal/shared/i18n';
import { addMonths, firstDay, type Month, monthOf } from '@portal/shared/rules';
import { IconButton } from '@portal/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import type { StockDays } from '../stock/stock-days.ts';
import { firstBookable } from './bookable-days.ts';
import styles from './calendar.module.css';
import { calendarMessages } from './calendar-messages.ts';

interface MonthCalendarProps {
  readonly days: StockDays;
  /** The first and the last month that can be turned to. */
  readonly months: { readonly first: Month; readonly last: Month };
  /** The day that is shown first; default: the first available one. */
  readonly shown?: string;
  readonly look: (day: string) => DayLook;
  readonly several?: boolean;
  readonly onChoose: (day: string) => void;
  /** Below the month: what was chosen. */
  readonly children?: ReactNode;
}

/** Days month by month. One day takes the keyboard focus; arrow keys move it, also across months. */
export const MonthCalendar = ({
  days,
  months,
  shown,
  look,
  several = false,
  ...rest
}: MonthCalendarProps) => {
  const { onChoose, children } = rest;
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const id = useId();
  const [active, setActive] = useState(() => shown ?? firstBookable(days) ?? firstDay(months.first));
  const month = monthOf(active);
  const turn = (count: number) => {
    const target = addMonths(month, count);
    const bookable = firstBookable(days, firstDay(target));
    setActive(bookable && monthOf(bookable) === target ? bookable : firstDay(target));
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={t('previous')}
          disabled={month <= months.first}
          onClick={() => turn(-1)}
        />
        <p id={id} className={styles.month} aria-live="polite">
          {formatMonth(firstDay(month), language)}
        </p>
        <IconButton
          icon="chevron-right"
          label={t('next')}
          disabled={month >= months.last}
          onClick={() => turn(1)}
        />
      </div>
      <MonthTable
        labelledBy={id}
        describedBy={`${id}-help`}
        month={month}
        bounds={months}
        look={look}
        several={several}
        active={active}
        onMove={setActive}
        onChoose={onChoose}
      />
      {children}
      <p id={`${id}-help`} className="visually-hidden">
        {t('help')}
      </p>
    </div>
  );
};
