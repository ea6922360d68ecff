import type { AnyField, FormValues } from './field.ts';

/** Typed input of a form as it is sent, by field; before it and the version are those of the record it was typed over. */
export interface TypedValues {
  readonly fields?: FormValues;
  readonly before?: FormValues;
  readonly version?: unknown;
}

// Of two fields with the same name only one is shown, and both hold the same value.
const byName = (fields: readonly AnyField[]) => new Map(fields.map((field) => [field.name, field]));

/** The fields that differ from the values before; nothing without any. */
export const typedValues = (
  fields: readonly AnyField[],
  values: FormValues,
  before: FormValues,
): TypedValues => {
  const typed = [...byName(fields).values()].flatMap(({ name, write }) => {
    const [now, was] = [write(values[name]), write(before[name])];
    return JSON.stringify(now) === JSON.stringify(was) ? [] : [{ name, now: now ?? null, was: was ?? null }];
  });
  if (typed.length === 0) return {};
  return {
    fields: Object.fromEntries(typed.map(({ name, now }) => [name, now])),
    before: Object.fromEntries(typed.map(({ name, was }) => [name, was])),
    version: values.version,
  };
};

const withRead = (fields: readonly AnyField[], values: FormValues, written: unknown): FormValues => {
  if (typeof written !== 'object' || written === null) return values;
  const known = [...byName(fields).values()].filter(({ name }) => Object.hasOwn(written, name));
  const read = known.map(({ name, read }) => [name, read((written as FormValues)[name])] as const);
  return { ...values, ...Object.fromEntries(read) };
};

/**
 * The values with what was typed before. Their version is that of then: if somebody else saved meanwhile, the server
 * refuses to overwrite it.
 */
export const withTyped = (
  fields: readonly AnyField[],
  values: FormValues,
  { fields: typed, version }: TypedValues,
): FormValues => {
  const restored = withRead(fields, values, typed);
  return restored === values || version === undefined ? restored : { ...restored, version };
};

/** The values that the restored input was typed over. */
export const typedOver = (
  fields: readonly AnyField[],
  values: FormValues,
  { before }: TypedValues,
): FormValues => withRead(fields, values, before);
