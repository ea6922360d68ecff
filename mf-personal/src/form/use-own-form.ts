import { ApiError } from '@portal/shared/api';
import { focusField } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Texts<V> = Partial<Record<keyof V & string, string>>;

/** What the server said of the last try: about a field, or about none. */
interface Told {
  readonly field: string | undefined;
  readonly message: string;
}

interface Options<V, R> {
  readonly blank: V;
  /** What is wrong with the values, in the reader's language. */
  readonly faultsOf: (values: V) => Texts<V>;
  readonly send: (values: V) => Promise<R>;
  readonly onDone: (answer: R) => void;
  /** What the server calls a field that has another name here. */
  readonly alias?: Readonly<Record<string, keyof V & string>>;
}

/** A small form that is checked, sent, and told what is wrong at its fields; what the server says of none is `refusal`. */
export const useOwnForm = <V extends Readonly<Record<string, string>>, R>({
  blank,
  faultsOf,
  send,
  onDone,
  alias = {},
}: Options<V, R>) => {
  const [values, setValues] = useState(blank);
  const [tried, setTried] = useState<readonly string[]>([]);
  const [told, setTold] = useState<Told>();
  const faults = faultsOf(values);
  const names = Object.keys(blank) as (keyof V & string)[];

  // A field takes the keyboard only when it is no longer disabled.
  useEffect(() => {
    if (told?.field) focusField(told.field);
  }, [told]);

  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    const { field = '', message } = error;
    const named = alias[field] ?? field;
    setTold({ field: names.find((name) => name === named), message });
  };
  const sending = useMutation<R, Error, V>({
    mutationFn: send,
    onMutate: () => setTold(undefined),
    onSuccess: onDone,
    onError: refuse,
  });
  const check = (wanted: readonly (keyof V & string)[]): boolean => {
    setTried([...tried, ...wanted]);
    const first = wanted.find((name) => faults[name]);
    if (first) focusField(first);
    return first === undefined;
  };
  const errorOf = (name: keyof V & string): string | undefined =>
    told?.field === name ? told.message : tried.includes(name) ? faults[name] : undefined;
  return {
    values,
    check,
    refuse,
    submit: () => check(names) && sending.mutate(values),
    busy: sending.isPending,
    refusal: told && !told.field ? told.message : undefined,
    /** What a control of the form is given. */
    field: (name: keyof V & string) => ({
      name,
      value: values[name] ?? '',
      error: errorOf(name),
      required: true,
      disabled: sending.isPending,
      onChange: (text: string) => {
        setValues({ ...values, [name]: text });
        if (told?.field === name) setTold(undefined);
      },
    }),
  };
};
