import { translate, useMessages } from '@portal/shared/i18n';
import { isSiteLink } from '@portal/shared/rules';
import { Input } from 'antd';
import type { Field, FieldOptions } from '../field.ts';
import { fieldMessages } from '../fields/field-messages.ts';
import { PictureField } from '../fields/picture-field.tsx';

type Address = string | null | undefined;

const read = (stored: Address) => stored ?? '';

const LinkHint = () => useMessages(fieldMessages)('linkHint');

interface LinkOptions<Word extends string> extends FieldOptions<Word> {
  /** Without an example and a hint. */
  readonly plain?: boolean;
  /** What is sent of an empty link: null, if nothing else is given. */
  readonly empty?: '';
}

/** A link: a path of the site or a web address. */
export const link = <N extends string, const W extends string>(
  name: N,
  label: W,
  { plain, empty, ...options }: LinkOptions<W> = {},
): Field<N, Address, W> => ({
  name,
  label,
  max: 500,
  ...options,
  extra: plain ? undefined : <LinkHint />,
  blank: '',
  read,
  write: (typed: string) => typed.trim() || (empty ?? null),
  rules: ({ required, missing }) => [
    ...(required ? [{ required, whitespace: true, message: missing.text }] : []),
    {
      validator: async (_, typed: string | undefined) => {
        const address = typed?.trim();
        if (address && !isSiteLink(address)) throw new Error(translate(fieldMessages, 'badLink'));
      },
    },
  ],
  control: ({ disabled }) => (
    <Input
      maxLength={500}
      autoComplete="off"
      placeholder={plain ? undefined : '/route/detail?id=1'}
      disabled={disabled}
    />
  ),
});

interface PictureOptions<Word extends string> extends FieldOptions<Word> {
  /** The message when a required picture is missing. */
  readonly fault?: Word;
}

/** The address of an uploaded picture. */
export const picture = <N extends string, const W extends string>(
  name: N,
  label: W,
  { fault, ...options }: PictureOptions<W> = {},
): Field<N, Address, W> => ({
  name,
  label,
  ...options,
  blank: '',
  read,
  write: (address: string) => address || null,
  rules: ({ required, missing, say }) =>
    required ? [{ required, message: fault ? say(fault) : missing.choice }] : [],
  control: (props) => <PictureField label={props.label} optional={!props.required} />,
});
