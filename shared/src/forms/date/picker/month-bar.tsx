import { useLanguage, useMessages } from '@portal/shared/i18n';
import { addMonths, type Month } from '@portal/shared/rules';
import { IconButton, SelectControl } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './date-picker.module.css';
import { pickerMessages } from './picker-messages.ts';

interface MonthBarProps {
  readonly month: Month;
  readonly bounds: { readonly first: Month; readonly last: Month };
  readonly onTurn: (month: Month) => void;
}

/** How many years before and after the shown one are listed. */
const yearsBefore = 100;
const yearsAfter = 50;

const useMonthNames = (): readonly string[] => {
  const language = useLanguage();
  const { format } = new Intl.DateTimeFormat(language === 'en' ? 'en' : 'zh-CN', {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, place) => format(new Date(Date.UTC(2026, place, 1))));
};

const clamp = (month: Month, { first, last }: MonthBarProps['bounds']): Month => {
  if (month < first) return first;
  return month > last ? last : month;
};

/** Turns the month: one further or back, or to any by its name and year. */
export const MonthBar = ({ month, bounds, onTurn }: MonthBarProps) => {
  const t = useMessages(pickerMessages);
  const id = useId();
  const names = useMonthNames();
  const [year = '', number = ''] = month.split('-');
  const [first, last] = [Number(bounds.first.slice(0, 4)), Number(bounds.last.slice(0, 4))];
  const from = Math.max(first, Number(year) - yearsBefore);
  const count = Math.min(last, Number(year) + yearsAfter) - from + 1;
  const years = Array.from({ length: count }, (_, offset) => String(from + offset));
  const months = names.map((label, place) => {
    const value = String(place + 1).padStart(2, '0');
    const target = `${year}-${value}`;
    return { value, label, disabled: target < bounds.first || target > bounds.last };
  });
  return (
    <div className={styles.bar}>
      <IconButton
        icon="chevron-left"
        label={t('previous')}
        disabled={month <= bounds.first}
        onClick={() => onTurn(addMonths(month, -1))}
      />
      <div className={styles.selects}>
        <label htmlFor={`${id}-year`} className="visually-hidden">
          {t('year')}
        </label>
        <SelectControl
          id={`${id}-year`}
          value={year}
          options={years.map((value) => ({ value, label: t('yearName', { year: value }) }))}
          onChange={(chosen) => onTurn(clamp(`${chosen}-${number}`, bounds))}
        />
        <label htmlFor={`${id}-month`} className="visually-hidden">
          {t('month')}
        </label>
        <SelectControl
          id={`${id}-month`}
          value={number}
          options={months}
          onChange={(chosen) => onTurn(`${year}-${chosen}`)}
        />
      </div>
      <IconButton
        icon="chevron-right"
        label={t('next')}
        disabled={month >= bounds.last}
        onClick={() => onTurn(addMonths(month, 1))}
      />
    </div>
  );
};
