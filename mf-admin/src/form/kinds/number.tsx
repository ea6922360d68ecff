import { InputNumber } from 'antd';
import type { Field, FieldOptions } from '../field.ts';

interface NumberOptions<Word extends string> extends FieldOptions<Word> {
  readonly blank?: number;
  readonly min?: number;
  readonly max: number;
}

/** A whole number. */
const number = <N extends string, const W extends string>(
  name: N,
  label: W,
  { blank, min = 0, max, ...options }: NumberOptions<W>,
): Field<N, number | null | undefined, W> => ({
  name,
  label,
  ...options,
  blank,
  read: (stored) => stored ?? blank,
  write: (value) => value,
  rules: ({ required, missing }) => (required ? [{ required: true, message: missing.text }] : []),
  control: ({ disabled }) => <InputNumber min={min} max={max} precision={0} disabled={disabled} />,
});

/** The place of a record among others: the smaller, the earlier; 0 to 9999. */
export const sort = <const W extends string>(label: W, hint: W, options: FieldOptions<W> = {}) =>
  number('sort', label, { ...options, hint, blank: 1, max: 9999 });
