import { InputNumber } from 'antd';
import type { Field, FieldOptions } from '../field.ts';
import { MoneyInput } from '../fields/money-input.tsx';

interface NumberOptions<Word extends string> extends FieldOptions<Word> {
  readonly blank?: number;
  readonly min?: number;
  readonly max: number;
  /** The message for a number that is missing or out of its range. */
  readonly fault?: Word;
  /** A number out of the range is reported; otherwise it becomes the nearest in it. */
  readonly reports?: boolean;
  /** As wide as the row. */
  readonly wide?: boolean;
}

type Stored = number | null | undefined;

const wholeRow = { width: '100%' } as const;

/** A whole number. */
export const number = <N extends string, const W extends string>(
  name: N,
  label: W,
  { blank, min = 0, max, fault, reports, wide, ...options }: NumberOptions<W>,
): Field<N, Stored, W> => ({
  name,
  label,
  ...options,
  blank,
  read: (stored) => stored ?? blank,
  write: (value) => value,
  writeHidden: () => undefined,
  rules: ({ required, missing, say }) => {
    const message = fault ? say(fault) : missing.text;
    return [
      ...(required ? [{ required: true, message }] : []),
      ...(reports ? [{ type: 'integer' as const, min, max, message }] : []),
    ];
  },
  control: ({ disabled, min: least = min }) => (
    <InputNumber
      {...(reports ? {} : { min: least, max, precision: 0 })}
      disabled={disabled}
      style={wide ? wholeRow : undefined}
    />
  ),
});

/** The place of a record among others: the smaller, the earlier; 0 to 9999. */
export const sort = <const W extends string>(label: W, hint: W, options: FieldOptions<W> = {}) =>
  number('sort', label, { ...options, hint, blank: 1, max: 9999 });

interface MoneyOptions<Word extends string> extends FieldOptions<Word> {
  /** In fen. */
  readonly blank?: number;
  readonly min: number;
  readonly max: number;
  /** The message for an amount that is missing or too small. */
  readonly fault: Word;
}

/** An amount in fen, typed in yuan. */
export const money = <N extends string, const W extends string>(
  name: N,
  label: W,
  { blank, min, max, fault, ...options }: MoneyOptions<W>,
): Field<N, Stored, W> => ({
  name,
  label,
  ...options,
  blank,
  read: (stored) => stored ?? blank,
  write: (fen) => fen,
  writeHidden: () => undefined,
  rules: ({ required, say }) => [
    { required, message: say(fault) },
    { type: 'number', min, message: say(fault) },
  ],
  control: () => <MoneyInput max={max} />,
});
