import type { Text } from '@portal/shared/contract';
import type { Key, Messages } from '@portal/shared/i18n';
import type { AnyField, FieldOf } from './field.ts';

/** The values of a form's controls, by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

interface FormDescription<R, W> {
  readonly messages: Messages<W>;
  /** The titles of the form for a new record and for a stored one. */
  readonly titles: { readonly add: Key<W>; readonly edit: Key<W> };
  /** What the record is called in the confirmation after saving. */
  readonly nameOf: (record: R) => string | Text;
  /** The confirmations, where they are not those of all forms. */
  readonly done?: { readonly added: Key<W>; readonly saved: Key<W> };
  readonly fields: readonly FieldOf<R, Key<W>>[];
}

export interface FormDefinition<R, W> extends Omit<FormDescription<R, W>, 'fields'> {
  readonly fields: readonly AnyField[];
  /** The values of the controls for a new record; some may begin with others. */
  readonly blank: (first?: Partial<R>) => FormValues;
  /** The values of the controls for a stored record, its version among them. */
  readonly read: (record: R) => FormValues;
  /** What is sent. */
  readonly write: (values: FormValues) => R;
}

interface Versioned {
  readonly version?: string;
}

const valuesOf = (record: object): FormValues => ({ ...record });

/**
 * Describes the form of a record `R`. Reading, writing and blank values follow from the kinds of its fields; the version
 * that optimistic locking compares is carried along without a field.
 */
export const defineForm =
  <R extends object & Versioned>() =>
  <W>({ fields: described, ...form }: FormDescription<R, W>): FormDefinition<R, W> => {
    const fields: readonly AnyField[] = described;
    const each = (pick: (field: AnyField) => unknown): FormValues =>
      Object.fromEntries(fields.map((field) => [field.name, pick(field)]));
    return {
      ...form,
      fields,
      blank: (first = {}) => {
        const begun = valuesOf(first);
        return each(({ name, blank, read }) => (begun[name] === undefined ? blank : read(begun[name])));
      },
      read: (record) => {
        const stored = valuesOf(record);
        return { ...each(({ name, read }) => read(stored[name])), version: record.version };
      },
      // The kinds of the fields were checked against `R` where the form is described.
      write: (values) =>
        ({ ...each(({ name, write }) => write(values[name])), version: values.version }) as R,
    };
  };
