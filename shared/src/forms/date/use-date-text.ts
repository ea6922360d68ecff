import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayFromText, isDay } from '@portal/shared/rules';
import { useToday } from '@portal/shared/ui';
import { type RefObject, useEffect, useState } from 'react';
import { dateMessages } from './date-messages.ts';

/** The bounds of a date, both included; days as `2026-11-28`. */
export interface DateBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Text that is a whole day while it is typed: shorter ones could still become another day. */
const isWhole = (text: string): boolean => /^(\d{4}-\d\d-\d\d|\d{8})$/.test(text);

/** A form is not sent while one of its dates is none: it would be sent as empty. */
const useBlockedForm = (input: RefObject<HTMLInputElement | null>, blocked: boolean): void => {
  useEffect(() => {
    const form = blocked && input.current?.form;
    if (!form) return;
    const block = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      input.current?.focus();
    };
    form.addEventListener('submit', block, true);
    return () => form.removeEventListener('submit', block, true);
  }, [input, blocked]);
};

/**
 * What is typed of a date. The value is the day once it is whole; shorter forms count when the field is left. An
 * impossible day stays in the field with its error, and the value is empty.
 */
export const useDateText = (
  input: RefObject<HTMLInputElement | null>,
  { value, onChange, min, max }: DateBounds & { value: string; onChange: (day: string) => void },
) => {
  const t = useMessages(dateMessages);
  const language = useLanguage();
  const today = useToday();
  // What is typed, as long as it is not the value itself; `left`: the field was left since.
  const [typed, setTyped] = useState<{
    readonly text: string;
    readonly for: string;
    readonly left: boolean;
  }>();
  const draft = typed?.for === value ? typed : undefined;
  const isWrong = Boolean(draft?.left && draft.text.trim() !== '');
  useBlockedForm(input, isWrong);

  const give = (text: string, left: boolean): void => {
    const day = left || isWhole(text) ? dayFromText(text, today) : undefined;
    const next = day ?? '';
    setTyped(day === undefined ? { text, for: next, left } : undefined);
    if (next !== value) onChange(next);
  };
  const bound = (): string | undefined => {
    if (!isDay(value)) return undefined;
    if (min && value < min) return t('tooEarly', { day: formatDay(min, language, { year: true }) });
    return max && value > max ? t('tooLate', { day: formatDay(max, language, { year: true }) }) : undefined;
  };
  return {
    text: draft?.text ?? value,
    problem: isWrong ? t('invalid', { example: today }) : bound(),
    type: (text: string) => give(text, false),
    leave: () => {
      if (draft) give(draft.text, true);
    },
    choose: (day: string) => {
      setTyped(undefined);
      if (day !== value) onChange(day);
    },
  };
};
