import type { Text } from '@portal/shared/contract';
import { translate } from '@portal/shared/i18n';
import type { Field, FieldOptions } from '../field.ts';
import { fieldMessages } from '../fields/field-messages.ts';
import { TextPair } from '../fields/text-pair.tsx';
import { lacksChinese, toPair, trimPair, trimPairOrNull } from '../fields/text-pair-value.ts';

interface TranslatedOptions<Word extends string> extends FieldOptions<Word> {
  /** The longest Chinese text that the contract accepts; the English may be twice as long. */
  readonly max: number;
  readonly rows?: number;
  /** Both languages beside each other, where there is room. */
  readonly beside?: boolean;
}

/** A text in Chinese and English; null when it is optional and blank in both. */
export const translated = <N extends string, const W extends string>(
  name: N,
  label: W,
  { max, rows, beside, ...options }: TranslatedOptions<W>,
): Field<N, Text | null | undefined, W> => ({
  name,
  label,
  max,
  ...options,
  blank: toPair(null),
  item: { validateTrigger: 'onSubmit' },
  read: toPair,
  write: options.required ? trimPair : trimPairOrNull,
  rules: ({ required, label: field }) => [
    {
      required,
      validator: async (_, pair: Text | undefined) => {
        if (lacksChinese(pair, required))
          throw new Error(translate(fieldMessages, 'chineseMissing', { field }));
      },
    },
  ],
  control: (props) => <TextPair label={props.label} most={max} rows={rows} beside={beside} />,
});
