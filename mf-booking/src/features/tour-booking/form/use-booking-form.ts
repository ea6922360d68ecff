import type { FieldFault } from '@portal/shared/rules';
import { useState } from 'react';
import { type BookingTerms, checkBooking } from './booking-check.ts';
import { type BookingForm, valueAt } from './booking-form.ts';
import { useProblemText } from './problem-text.ts';

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

const untried: Attempt = { count: 0, faults: [] };

/** The form, what is wrong with it, and what of that is to be shown now: at a field once it was left, all once sent. */
export const useBookingForm = (first: BookingForm, terms: BookingTerms) => {
  const [form, setForm] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(untried);
  const { at, about } = useProblemText(terms.limits.maxPeople);
  const faults = checkBooking(form, terms);
  const { refused } = attempt;

  const errorOf = (field: string): string | undefined => {
    if (refused?.field === field && valueAt(form, field) === refused.value) return refused.text;
    const fault = faults.find((one) => one.field === field);
    return fault && (attempt.count > 0 || left.has(field)) ? at(fault) : undefined;
  };
  const summary = [
    ...attempt.faults.map((fault) => ({ field: fault.field, text: about(fault.field, at(fault)) })),
    ...(refused ? [{ field: refused.field, text: about(refused.field, refused.text) }] : []),
  ];
  return {
    form,
    summary,
    attempt: attempt.count,
    errorOf,
    change: (next: (form: BookingForm) => BookingForm) => setForm(next),
    leave: (field: string) => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    /** Whether the form can be sent; from now on everything that is wrong is shown. */
    tryToSend: (): boolean => {
      setAttempt({ count: attempt.count + 1, faults });
      return faults.length === 0;
    },
    refuse: (field: string, text: string): void =>
      setAttempt({
        count: attempt.count + 1,
        faults: [],
        refused: { field, text, value: valueAt(form, field) },
      }),
  };
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
