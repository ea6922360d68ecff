import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { Field, FieldOptions } from '../field.ts';

type Stored = string | null;

/** What makes a date picker of antd hold a day as text, `2026-12-24`. */
export const dayItem = {
  getValueProps: (value?: string) => ({ value: value ? dayjs(value) : null }),
  getValueFromEvent: (picked: Dayjs | null) => picked?.format('YYYY-MM-DD'),
};

/** A day of the agency, `2026-12-24`; null without one. */
export const day = <N extends string, const W extends string>(
  name: N,
  label: W,
  options: FieldOptions<W> = {},
): Field<N, Stored, W> => ({
  name,
  label,
  ...options,
  blank: undefined,
  item: dayItem,
  read: (stored) => stored ?? undefined,
  write: (value) => value ?? null,
  rules: ({ required, missing }) => [{ required, message: missing.choice }],
  control: ({ disabled }) => <DatePicker style={{ width: '100%' }} disabled={disabled} />,
});

/** The check that a day is not before that of another field. */
export const notBefore = <const W extends string>(against: string, fault: W) => ({
  against,
  faultOf: (value: unknown, first: unknown) =>
    typeof value === 'string' && typeof first === 'string' && value < first ? fault : undefined,
});
