import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import type { Field, FieldOptions } from '../field.ts';

const shift = 8 * 3_600_000;

/** An instant as local time in Asia/Shanghai, for a picker without time zones. */
export const clockOf = (iso: string | null): Dayjs | null =>
  iso === null ? null : dayjs(new Date(Date.parse(iso) + shift).toISOString().slice(0, 19));

/** The instant of a local time in Asia/Shanghai. */
export const instantOf = (clock: Dayjs | null | undefined): string | null =>
  clock ? new Date(`${clock.format('YYYY-MM-DDTHH:mm')}:00+08:00`).toISOString() : null;

/** A picker for a day and a time. */
export const InstantPicker = (props: ComponentProps<typeof DatePicker>) => (
  <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} {...props} />
);

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
  control: ({ disabled }) => <InstantPicker disabled={disabled} />,
});
