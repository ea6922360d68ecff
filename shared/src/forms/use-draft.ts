import { readUserId } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import { type TabDraft, tabDraft } from './tab-draft.ts';

/** Keeps what is typed while the form is shown. */
export const useKeepDraft = (draft: TabDraft | undefined, typed: unknown): void => {
  const text = JSON.stringify(typed);
  useEffect(() => draft?.keep(text), [draft, text]);
};

/** The draft of the form of the user of this browser. */
export const useTabDraft = (form: string): TabDraft => useState(() => tabDraft(readUserId() ?? 0, form))[0];

interface DraftOptions<V> {
  /** The name of the draft; without it nothing is kept. */
  readonly form: string | undefined;
  readonly initial: V;
  /** Fields that a draft never contains. */
  readonly secret: readonly (keyof V)[];
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Whether a kept value can stand in for the initial one; a field that may be null accepts any. */
const fits = (kept: unknown, initial: unknown): boolean =>
  kept === null || initial === null || kindOf(kept) === kindOf(initial);

/** The fields that differ from the initial values. */
const typedIn = <V extends object>(values: V, { initial, secret }: DraftOptions<V>): Partial<V> => {
  const names = (Object.keys(initial) as (keyof V)[]).filter((name) => !secret.includes(name));
  const differs = (name: keyof V) => JSON.stringify(values[name]) !== JSON.stringify(initial[name]);
  return Object.fromEntries(names.filter(differs).map((name) => [name, values[name]])) as Partial<V>;
};

/** The kept fields that the form still has. */
const restored = <V extends object>(kept: unknown, options: DraftOptions<V>): Partial<V> => {
  const values = { ...options.initial };
  for (const name of Object.keys(values) as (keyof V)[]) {
    const value: unknown = Object(kept)[name];
    if (value !== undefined && fits(value, values[name])) values[name] = value as V[keyof V];
  }
  return typedIn(values, options);
};

/** The draft of a `useForm`: what differs from the initial values, by member and form. */
export const useDraft = <V extends object>(options: DraftOptions<V>) => {
  const { form } = options;
  const own = useTabDraft(form ?? '');
  const draft = form === undefined ? undefined : own;
  const [found] = useState(() => restored(draft?.read(), options));
  return { draft, found, typed: (values: V) => typedIn(values, options) };
};
