import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import AdminTheme from '#src/layout/admin-theme.tsx';
import styles from './day-range.module.css';
import type { DayRangeProps } from './day-range.tsx';

const dayOrNull = (day: string | undefined): Dayjs | null => (day ? dayjs(day) : null);
const textOf = (day: Dayjs | null | undefined): string | undefined => day?.format('YYYY-MM-DD');

/** The calendar of a {@link DayRangeProps}; it was asked for, so it is open. */
export default function DayRangePicker({ id, startTime, endTime, onChange }: DayRangeProps & { id: string }) {
  return (
    <AdminTheme>
      <DatePicker.RangePicker
        autoFocus
        defaultOpen
        className={styles.open}
        id={{ start: id, end: `${id}-end` }}
        allowEmpty={[true, true]}
        value={[dayOrNull(startTime), dayOrNull(endTime)]}
        onChange={(days) => onChange({ startTime: textOf(days?.[0]), endTime: textOf(days?.[1]) })}
      />
    </AdminTheme>
  );
}
