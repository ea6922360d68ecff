import { ApiError } from '@portal/shared/api';
import { focusField } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useDraft, useKeepDraft } from './use-draft.ts';
import { valueAt } from './value-at.ts';

/** An error of a form. `field` is a name or a path such as `travellers/0/name`. */
export interface FormError {
  readonly field: string;
  readonly text: string;
  /** The text in the summary, where it differs: `Traveller 2: …`. */
  readonly summary?: string;
}

/** A refusal of the server; it is shown until the value it is about changes. */
interface Refusal extends Omit<FormError, 'field'> {
  readonly field: string | undefined;
  readonly value: unknown;
}

interface FormOptions<V> {
  readonly initial: V;
  /** The errors of these values, in the order of the page. */
  readonly validate: (values: V) => readonly FormError[];
  /** The field a refusal is about; undefined for none. The field of that name by default. */
  readonly fieldOf?: (error: ApiError) => string | undefined;
  /** The field that the summary links to for a refusal about no field. */
  readonly fallback?: string;
  /** Stands before the ids of the controls. */
  readonly idPrefix?: string;
  /** After a failed attempt focus moves to the first wrong field, or to the `FormErrors` summary. */
  readonly focus?: 'field' | 'summary';
  /**
   * The name of a draft in this tab, by which typed input survives a reload and an expired session: `address:3`.
   * Without it nothing is kept.
   */
  readonly draft?: string;
  /** Fields that the draft never contains, such as document numbers. */
  readonly secret?: readonly (keyof V)[];
}

/** A form with validation: errors show at a field once it was left, at all fields once sending was tried. */
export type Form<V extends object> = ReturnType<typeof useForm<V>>;

/** `FormError`s from texts by field; fields without a text have no error. */
export const formErrors = (texts: Readonly<Record<string, string | undefined>>): readonly FormError[] =>
  Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []));

const touchedIn = (touched: ReadonlySet<string>, fields: readonly string[]): ReadonlySet<string> =>
  fields.every((field) => touched.has(field)) ? touched : new Set([...touched, ...fields]);

/** Values, errors, touched fields and refusals of the server. `submit` sends once at a time. */
export const useForm = <V extends object>({
  initial,
  validate,
  fieldOf = ({ field }) => (field && valueAt(initial, field) !== undefined ? field : undefined),
  fallback = '',
  idPrefix = '',
  focus = 'summary',
  draft: form,
  secret = [],
}: FormOptions<V>) => {
  const { draft, found, typed } = useDraft({ form, initial, secret });
  const [values, setValues] = useState<V>({ ...initial, ...found });
  const [restored, setRestored] = useState(Object.keys(found).length > 0);
  useKeepDraft(draft, typed(values));
  const forget = (): void => draft?.forget();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState<{ count: number; errors: readonly FormError[] }>({
    count: 0,
    errors: [],
  });
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const errors = validate(values);
  const idOf = (field: string): string => idPrefix + field;

  // A control takes focus only when it is no longer disabled.
  useEffect(() => {
    if (refusal?.field && focus === 'field') focusField(idPrefix + refusal.field);
  }, [refusal, focus, idPrefix]);

  const valueIn = (of: V, field: string): unknown => valueAt(of, field) ?? of;
  const isRefused = (field: string): boolean =>
    refusal?.field === field && valueIn(values, field) === refusal.value;
  const errorOf = (field: string): string | undefined => {
    if (isRefused(field)) return refusal?.text;
    const shown = touched.has(field) || attempt.count > 0;
    return shown ? errors.find((error) => error.field === field)?.text : undefined;
  };
  const refuse = (field: string | undefined, text: string, summary?: string): void => {
    setAttempt({ count: focus === 'summary' ? attempt.count + 1 : attempt.count, errors: [] });
    setRefusal({ field, text, summary, value: field === undefined ? undefined : valueIn(values, field) });
  };
  /** Refuses with an error of the server; throws any other error. */
  const fail = (error: unknown, at?: string): void => {
    if (!(error instanceof ApiError)) throw error;
    refuse(fieldOf(error) ?? at, error.message);
  };
  const check = (fields?: readonly string[]): boolean => {
    const found = errors.filter(({ field }) => !fields || fields.includes(field));
    setRefusal(undefined);
    if (fields) setTouched(touchedIn(touched, fields));
    else setAttempt({ count: attempt.count + 1, errors: found });
    const [first] = found;
    if (first && focus === 'field') focusField(idOf(first.field));
    return first === undefined;
  };
  const run = async (work: () => Promise<unknown>, at?: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      fail(error, at);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const change = (next: Partial<V> | ((before: V) => V)): void =>
    setValues((before) => (typeof next === 'function' ? next(before) : { ...before, ...next }));
  const refused = refusal && [{ ...refusal, field: refusal.field ?? fallback }];
  return {
    values,
    changed: JSON.stringify(values) !== JSON.stringify(initial),
    /** Whether the form began with a draft. */
    restored,
    busy,
    /** How often sending was tried. */
    attempt: attempt.count,
    /** The errors of the last attempt, for `FormErrors`. */
    summary: [...attempt.errors, ...(refused ?? [])].map(({ field, text, summary }) => ({
      field: idOf(field),
      text: summary ?? text,
    })),
    /** The message of a refusal about no field. */
    refusal: refusal && refusal.field === undefined ? refusal.text : undefined,
    errorOf,
    change,
    /** A control was left; takes its id. */
    touch: (id: string) => setTouched((before) => touchedIn(before, [id.slice(idPrefix.length)])),
    /** Shows the errors of some or all fields; true without any. */
    check,
    refuse,
    fail,
    /** Makes a call; a refusal is shown at its field, else at `at`. */
    run,
    /** Sends a valid form; its draft is deleted when that succeeds. */
    submit: (send: () => Promise<unknown>): void => void (check() && run(() => send().then(forget))),
    /** Deletes the draft, when the form is closed without sending. */
    forget,
    /** Starts over with these values. */
    reset: (next: V = initial): void => {
      setRestored(false);
      setValues(next);
      setTouched(new Set());
      setAttempt({ count: 0, errors: [] });
      setRefusal(undefined);
    },
    /** Empties a field and hides its error; a refusal stays. */
    clear: (name: keyof V & string): void => {
      setRefusal((before) =>
        before?.field === name ? { ...before, value: valueIn(initial, name) } : before,
      );
      setValues((before) => ({ ...before, [name]: initial[name] }));
      setTouched((before) => new Set([...before].filter((field) => field !== name)));
    },
    /** The properties of a text control. */
    field: (name: keyof V & string) => ({
      name: idOf(name),
      value: String(values[name] ?? ''),
      error: errorOf(name),
      disabled: busy,
      onChange: (text: string) => change({ [name]: text } as Partial<V>),
    }),
  };
};
