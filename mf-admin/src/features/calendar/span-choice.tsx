import { useLanguage, useMessages } from '@portal/shared/i18n';
import { SearchForm } from '@portal/shared/ui';
import { Button, Checkbox, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { calendarMessages } from './calendar-messages.ts';
import styles from './calendar-screen.module.css';
import { weekdaysWithin } from './grid/month-days.ts';
import type { DayChoosing } from './grid/use-day-selection.ts';
import { weekdayNames } from './grid/weekday-names.ts';

type Range = readonly [Dayjs | null, Dayjs | null] | null;

const dayText = (at: Dayjs): string => at.format('YYYY-MM-DD');

/** Chooses all days of a span that fall on some weekdays. */
export const SpanChoice = ({ choosing }: { choosing: DayChoosing }) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const [range, setRange] = useState<Range>(null);
  const [weekdays, setWeekdays] = useState<readonly number[]>([]);
  const [from, to] = range ?? [];
  const select = () => {
    if (from && to) choosing.add(weekdaysWithin(dayText(from), dayText(to), weekdays));
  };
  return (
    <SearchForm label={t('span.label')} className={styles.span}>
      <DatePicker.RangePicker
        className={styles.range}
        value={range ? [range[0], range[1]] : null}
        onChange={setRange}
        minDate={dayjs(choosing.today)}
        maxDate={dayjs(choosing.today).add(399, 'day')}
        aria-label={t('span.days')}
        placeholder={[t('span.from'), t('span.to')]}
      />
      <Checkbox.Group
        aria-label={t('span.weekdays')}
        value={[...weekdays]}
        onChange={setWeekdays}
        options={weekdayNames(language).map(({ short, long }, value) => ({
          value,
          label: short,
          title: long,
        }))}
      />
      <Button onClick={select} disabled={!from || !to}>
        {t('span.select')}
      </Button>
    </SearchForm>
  );
};
