import type { UseQueryResult } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { FormDefinition } from '../define-form.ts';
import type { FormValues } from '../field.ts';
import { replaceValues } from '../replace-values.ts';
import { mergeValues } from './merge-values.ts';

/** A record that somebody else saved meanwhile. */
export interface MergeConflict {
  /** Says who saved it. */
  readonly message: string;
  /** The fields that both changed; without any, merging did not help. */
  readonly names: readonly string[];
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

interface Merging<R, W> {
  readonly form: Pick<FormDefinition<R, W>, 'fields' | 'read'>;
  readonly controls: FormInstance;
  /** The stored record; a new one has none. */
  readonly stored?: UseQueryResult<R>;
}

/** A value of the form without a control: the record as the form began. */
const baseKey = '$base';

export const withBase = (values: FormValues, base: FormValues): FormValues => ({
  ...values,
  [baseKey]: base,
});

/**
 * Merges a form with what somebody else saved meanwhile: their changes of other fields are taken over; fields that both
 * changed keep what was typed, and are listed.
 */
export const useMerge = <R, W>({ form, controls, stored }: Merging<R, W>) => {
  const [conflict, setConflict] = useState<MergeConflict>();
  const base = (): FormValues => controls.getFieldValue(baseKey) ?? {};
  const values = (): FormValues => controls.getFieldsValue(true);
  return {
    conflict,
    base,
    clear: () => setConflict(undefined),
    /** Shows that the record cannot be saved. */
    refuse: (message: string) => setConflict({ message, names: [], mine: values(), theirs: base() }),
    /** Returns the names of the fields that were taken over, if the form can be saved at once. */
    merge: async (message: string): Promise<readonly string[] | undefined> => {
      const newest = await stored?.refetch();
      if (newest?.data === undefined || newest.error) return undefined;
      const [mine, theirs] = [values(), form.read(newest.data)];
      const merged = mergeValues(form.fields, { base: base(), mine, theirs });
      replaceValues(controls, withBase(merged.values, theirs));
      setConflict(
        merged.conflicts.length > 0 ? { message, names: merged.conflicts, mine, theirs } : undefined,
      );
      return merged.conflicts.length === 0 ? merged.taken : undefined;
    },
  };
};
