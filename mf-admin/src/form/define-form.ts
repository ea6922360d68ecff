import type { EditedKind, Text } from '@portal/shared/contract';
import type { Key, Messages } from '@portal/shared/i18n';
import type { AnyField, FieldOf, FormValues } from './field.ts';

interface FormDescription<R, W> {
  readonly messages: Messages<W>;
  /** The titles of the form for a new record and for a stored one. */
  readonly titles: { readonly add: Key<W>; readonly edit: Key<W> };
  /** The kind of its records, by which others who have one open are found. */
  readonly kind?: EditedKind;
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

const partsOf = (value: unknown): FormValues =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The value of a record under `title` or `title/zh`. */
export const valueAt = (record: object, path: string): unknown =>
  path.split('/').reduce<unknown>((value, part) => partsOf(value)[part], record);

/** The record with a value under `title` or `title/zh`. */
export const withValue = (record: FormValues, [path, value]: readonly [string, unknown]): FormValues => {
  const [name = '', part] = path.split('/');
  return { ...record, [name]: part === undefined ? value : { ...partsOf(record[name]), [part]: value } };
};

const isShown = (field: AnyField, values: FormValues): boolean => field.when?.(values) ?? true;

/** The values of the controls for a new record; some begin with others. */
export const blankFields = (fields: readonly AnyField[], first: object = {}): FormValues =>
  Object.fromEntries(
    fields.map(({ name, blank, read }) => {
      const begun = valueAt(first, name);
      return [name, begun === undefined ? blank : read(begun)];
    }),
  );

/** The values of the controls for a stored record. */
export const readFields = (fields: readonly AnyField[], record: object): FormValues =>
  Object.fromEntries(fields.map(({ name, read }) => [name, read(valueAt(record, name))]));

/** What is sent of the fields; of two with the same name, the one that is shown. */
export const writeFields = (fields: readonly AnyField[], values: FormValues): FormValues => {
  const sent = (field: AnyField): unknown =>
    field.writeHidden && !isShown(field, values)
      ? field.writeHidden(values)
      : field.write(values[field.name]);
  const hiddenFirst = fields.toSorted((a, b) => Number(isShown(a, values)) - Number(isShown(b, values)));
  return hiddenFirst.map((field) => [field.name, sent(field)] as const).reduce(withValue, {});
};

/**
 * Describes the form of a record `R`. Reading, writing and blank values follow from the kinds of its fields; the version
 * that optimistic locking compares is carried along without a field.
 */
export const defineForm =
  <R extends object & Versioned>() =>
  <W>({ fields: described, ...form }: FormDescription<R, W>): FormDefinition<R, W> => {
    const fields: readonly AnyField[] = described;
    return {
      ...form,
      fields,
      blank: (first = {}) => blankFields(fields, first),
      read: (record) => ({ ...readFields(fields, record), version: record.version }),
      // The kinds of the fields were checked against `R` where the form is described.
      write: (values) => ({ ...writeFields(fields, values), version: values.version }) as R,
    };
  };
