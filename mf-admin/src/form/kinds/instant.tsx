import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import type { Field, FieldOptions } from '../field.ts';
import { clockOf, instantOf } from '../fields/shanghai-time.ts';

/** A day and a time in Asia/Shanghai, stored as an instant; null without one. */
export const instant = <N extends string, const W extends string>(
  name: N,
  label: W,
  options: FieldOptions<W> = {},
): Field<N, string | null, W> => ({
  name,
  label,
  ...options,
  blank: null,
  read: clockOf,
  write: (picked: Dayjs | null) => instantOf(picked),
  rules: ({ required, missing }) => (required ? [{ required, message: missing.choice }] : []),
  control: ({ disabled }) => (
    <DatePicker
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      style={{ width: '100%' }}
      disabled={disabled}
    />
  ),
});
