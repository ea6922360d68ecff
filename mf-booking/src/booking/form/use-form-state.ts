import type { FieldFault } from '@portal/shared/rules';
import { useState } from 'react';
import { type ErrorTexts, useErrorText } from './error-text.ts';
import { valueAt } from './value-at.ts';

/** A value that the server refused; it counts as long as the value is still that one. */
interface ServerFault {
  readonly field: string;
  readonly text: string;
  readonly value: unknown;
}

/** What was wrong at the last try to send: stands still until the next. */
interface Attempt {
  readonly count: number;
  readonly faults: readonly FieldFault[];
  readonly refused?: ServerFault;
}

interface FormDescription<F> {
  readonly first: F;
  /** What is wrong with the form, in the order of the page. */
  readonly check: (form: F) => readonly FieldFault[];
  readonly words: ErrorTexts;
}

const untried: Attempt = { count: 0, faults: [] };

/** A form, what is wrong with it, and what of that is to be shown now: at a field once it was left, all once sent. */
export interface FormState<F> {
  readonly form: F;
  /** Whether anything was filled in since the form was opened. */
  readonly changed: boolean;
  /** What was wrong at the last try, each with whom it is about. */
  readonly summary: readonly { readonly field: string; readonly text: string }[];
  /** How often somebody tried to send it. */
  readonly attempt: number;
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (next: (form: F) => F) => void;
  readonly leave: (field: string) => void;
  /** Whether the form can be sent; from now on everything that is wrong is shown. */
  readonly tryToSend: () => boolean;
  /** The server does not take the value of a field. */
  readonly refuse: (field: string, text: string) => void;
}

const useAttempts = <F>(form: F) => {
  const [attempt, setAttempt] = useState(untried);
  return {
    attempt,
    note: (faults: readonly FieldFault[]) => setAttempt({ count: attempt.count + 1, faults }),
    refuse: (field: string, text: string): void =>
      setAttempt({
        count: attempt.count + 1,
        faults: [],
        refused: { field, text, value: valueAt(form, field) },
      }),
  };
};

export const useFormState = <F>({ first, check, words }: FormDescription<F>): FormState<F> => {
  const [form, setForm] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { attempt, note, refuse } = useAttempts(form);
  const { at, about } = useErrorText(words);
  const faults = check(form);
  const { refused } = attempt;

  const errorOf = (field: string): string | undefined => {
    if (refused?.field === field && valueAt(form, field) === refused.value) return refused.text;
    const fault = faults.find((one) => one.field === field);
    return fault && (attempt.count > 0 || left.has(field)) ? at(fault) : undefined;
  };
  return {
    form,
    changed: form !== first,
    summary: [
      ...attempt.faults.map((fault) => ({ field: fault.field, text: about(fault.field, at(fault)) })),
      ...(refused ? [{ field: refused.field, text: about(refused.field, refused.text) }] : []),
    ],
    attempt: attempt.count,
    errorOf,
    change: setForm,
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    tryToSend: () => {
      note(faults);
      return faults.length === 0;
    },
    refuse,
  };
};
