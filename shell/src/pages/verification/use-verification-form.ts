import { useMessages } from '@portal/shared/i18n';
import type { ErrorKey } from './field-errors.ts';
import { verificationMessages } from './messages.ts';
import type { CodeValues } from './use-code.ts';
import { type Form, useForm } from './use-form.ts';

interface Options<V> {
  readonly blank: V;
  readonly check: (values: V) => Partial<Record<keyof V & string, ErrorKey | undefined>>;
  /** Where the number or mailbox is typed in, which the server calls `target` when it sends a code. */
  readonly targetField: keyof V & string;
}

/** A form with a code that proves a number or mailbox. */
export const useVerificationForm = <V extends CodeValues>({
  blank,
  check,
  targetField,
}: Options<V>): Form<V> => {
  const t = useMessages(verificationMessages);
  const faultsOf = (values: V) => {
    const words = Object.entries<ErrorKey | undefined>(check(values));
    const texts = words.flatMap(([name, word]) => (word ? [[name, t(word)]] : []));
    return Object.fromEntries(texts) as Partial<Record<keyof V & string, string>>;
  };
  const fieldOf = (field: string): (keyof V & string) | undefined => {
    if (field === 'target') return targetField;
    if (field === 'verifyCodeKey') return 'verifyCode';
    return Object.hasOwn(blank, field) ? (field as keyof V & string) : undefined;
  };
  return useForm({ blank, faultsOf, fieldOf });
};
