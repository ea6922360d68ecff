import { type Form, formErrors, useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import type { ErrorKey } from './field-errors.ts';
import { verificationMessages } from './messages.ts';
import type { CodeValues } from './use-code.ts';

interface Options<V> {
  readonly blank: V;
  readonly check: (values: V) => Partial<Record<keyof V & string, ErrorKey | undefined>>;
  /** The field of the mobile number or mail address, which the server calls `target` when it sends a code. */
  readonly targetField: keyof V & string;
}

/** A form with a code that verifies a mobile number or mail address. */
export const useVerificationForm = <V extends CodeValues>({
  blank,
  check,
  targetField,
}: Options<V>): Form<V> => {
  const t = useMessages(verificationMessages);
  const validate = (values: V) => {
    const keys = Object.entries<ErrorKey | undefined>(check(values));
    return formErrors(Object.fromEntries(keys.map(([name, key]) => [name, key && t(key)])));
  };
  const fieldOf = ({ field }: { readonly field?: string }): string | undefined => {
    if (field === 'target') return targetField;
    if (field === 'verifyCodeKey') return 'verifyCode';
    return field !== undefined && Object.hasOwn(blank, field) ? field : undefined;
  };
  return useForm({ initial: blank, validate, fieldOf, focus: 'field' });
};
