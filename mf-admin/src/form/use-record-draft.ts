import { useTabDraft } from '@portal/shared/forms';
import { useState } from 'react';
import type { FormDefinition } from './define-form.ts';
import { type TypedValues, typedOver, typedValues, withTyped } from './draft-values.ts';
import type { FormValues } from './field.ts';
import { withBase } from './merge/use-merge.ts';

interface DraftPlace {
  /** What tells a stored record of the form from the others; undefined for a new one. */
  readonly record: string | number | undefined;
  /** What a new record begins with. */
  readonly first?: object;
}

/** The draft of a described form in this tab: typed input survives a reload and an expired session. */
export const useRecordDraft = <R, W>(
  { messages, titles, fields }: Pick<FormDefinition<R, W>, 'messages' | 'titles' | 'fields'>,
  { record, first = {} }: DraftPlace,
) => {
  const draft = useTabDraft([messages.namespace, titles.add, record ?? JSON.stringify(first)].join(':'));
  const [kept, setKept] = useState<TypedValues>(() => Object(draft.read()));
  return {
    /** Whether the form began with typed input. */
    restored: kept.fields !== undefined,
    /** What the form begins with: the values with typed input, and the record that it was typed over. */
    restore: (values: FormValues) =>
      withBase(withTyped(fields, values, kept), typedOver(fields, values, kept)),
    keep: (values: FormValues, before: FormValues) =>
      draft.keep(JSON.stringify(typedValues(fields, values, before))),
    forget: () => {
      draft.forget();
      setKept({});
    },
  };
};
