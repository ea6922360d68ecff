import { isPhone } from '@portal/shared/rules';
import { Input } from 'antd';
import type { Field, FieldOptions, RuleProps } from '../field.ts';

interface TextOptions<Word extends string> extends FieldOptions<Word> {
  /** The longest text that the contract accepts. */
  readonly max: number;
  /** What a text that is not blank must match, and the message for one that does not. */
  readonly pattern?: Pick<RegExp, 'test'>;
  readonly fault?: Word;
  /** What is sent of an empty text: null, if nothing else is given. */
  readonly empty?: '' | undefined;
  readonly keyboard?: 'tel' | 'email';
}

type Stored = string | null | undefined;

const rulesOf =
  ({ pattern, fault = '' }: Pick<TextOptions<string>, 'pattern' | 'fault'>) =>
  ({ required, missing, say }: RuleProps) => [
    ...(required ? [{ required: true, whitespace: true, message: missing.text }] : []),
    ...(pattern
      ? [
          {
            validator: async (_: unknown, typed: string | undefined) => {
              const value = typed?.trim();
              if (value && !pattern.test(value)) throw new Error(say(fault));
            },
          },
        ]
      : []),
  ];

/** How texts are stored: without blanks around them, and null instead of an empty one if nothing else is given. */
const storedAs = (options: Pick<TextOptions<string>, 'empty'>) => {
  const empty = 'empty' in options ? options.empty : null;
  return {
    blank: '',
    read: (text: Stored) => text ?? '',
    write: (typed: string | undefined) => typed?.trim() || empty,
    writeHidden: (): unknown => empty,
  };
};

/** A line of text. */
export const text = <N extends string, const W extends string>(
  name: N,
  label: W,
  options: TextOptions<W>,
): Field<N, Stored, W> => ({
  name,
  label,
  ...options,
  ...storedAs(options),
  rules: rulesOf(options),
  control: ({ disabled }) => (
    <Input maxLength={options.max} inputMode={options.keyboard} autoComplete="off" disabled={disabled} />
  ),
});

/** A text of several lines. */
export const textarea = <N extends string, const W extends string>(
  name: N,
  label: W,
  options: TextOptions<W> & { readonly rows?: number },
): Field<N, Stored, W> => ({
  name,
  label,
  ...options,
  ...storedAs(options),
  rules: rulesOf(options),
  control: ({ disabled }) => (
    <Input.TextArea maxLength={options.max} rows={options.rows ?? 3} disabled={disabled} />
  ),
});

/** A code of a role or a dictionary, as the server accepts it. */
export const codePattern = /^[A-Za-z][\w-]{0,63}$/;

/** A code that other records refer to. */
export const code = <N extends string, const W extends string>(name: N, label: W, hint: W) =>
  text(name, label, { required: true, max: 64, hint, pattern: codePattern, fault: hint });

export const mobilePattern = { test: isPhone };

/** A mobile number: eleven digits in mainland China, elsewhere with `+` and the calling code. */
export const mobile = <N extends string, const W extends string>(
  name: N,
  label: W,
  options: FieldOptions<W> & { readonly fault: W },
) => text(name, label, { ...options, max: 16, pattern: mobilePattern, keyboard: 'tel' });

export const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** An email address. */
export const email = <N extends string, const W extends string>(
  name: N,
  label: W,
  options: FieldOptions<W> & { readonly fault: W },
) => text(name, label, { ...options, max: 128, pattern: emailPattern, keyboard: 'email' });
