import { ApiError } from '@portal/shared/api';
import { focusField } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

type Name<V> = keyof V & string;

/** What the server said of the last try: about a field, or about none. */
interface Told<V> {
  readonly field: Name<V> | undefined;
  readonly text: string;
}

/** A form whose faults are shown at their fields once somebody tried to go on. */
export interface Form<V> {
  readonly values: V;
  readonly busy: boolean;
  /** What the server said of no field in particular. */
  readonly refused: string | undefined;
  change(values: Partial<V>): void;
  errorOf(name: Name<V>): string | undefined;
  /** Shows the faults of these fields and goes to the first; gives whether there is none. */
  check(names: readonly Name<V>[]): boolean;
  /** Empties a field, which is to be filled in anew; what the server said of it stays. */
  clear(name: Name<V>): void;
  /** Does what asks the server. A refusal is shown at its field too, or else at `fallback`. */
  run(work: () => Promise<void>, fallback?: Name<V>): Promise<void>;
}

interface Options<V> {
  readonly blank: V;
  /** What is wrong with the values, in the reader's language. */
  readonly faultsOf: (values: V) => Partial<Record<Name<V>, string>>;
  /** Which field a refusal is about, by the server's name of it. */
  readonly fieldOf: (field: string) => Name<V> | undefined;
}

export const useForm = <V extends object>({ blank, faultsOf, fieldOf }: Options<V>): Form<V> => {
  const [values, setValues] = useState(blank);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<Told<V>>();
  const [busy, setBusy] = useState(false);
  const faults = faultsOf(values);

  // The field can take the keyboard only when it is no longer disabled.
  useEffect(() => {
    if (told?.field) focusField(told.field);
  }, [told]);

  const refuse = (error: unknown, fallback: Name<V> | undefined): void => {
    if (!(error instanceof ApiError)) throw error;
    const field = (error.field === undefined ? undefined : fieldOf(error.field)) ?? fallback;
    setTold({ field, text: error.message });
  };

  return {
    values,
    busy,
    refused: told && !told.field ? told.text : undefined,
    change: (changed) => {
      setValues((kept) => ({ ...kept, ...changed }));
      setTold((kept) => (kept?.field && kept.field in changed ? undefined : kept));
    },
    errorOf: (name) => (told?.field === name ? told.text : shown.has(name) ? faults[name] : undefined),
    check: (names) => {
      setShown(new Set([...shown, ...names]));
      const first = names.find((name) => faults[name]);
      if (first) focusField(first);
      return first === undefined;
    },
    clear: (name) => {
      setValues((kept) => ({ ...kept, [name]: blank[name] }));
      setShown((kept) => new Set([...kept].filter((one) => one !== name)));
    },
    run: async (work, fallback) => {
      setBusy(true);
      setTold(undefined);
      await work()
        .catch((error: unknown) => refuse(error, fallback))
        .finally(() => setBusy(false));
    },
  };
};
