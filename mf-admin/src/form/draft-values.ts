import type { AnyField, FormValues } from './field.ts';

/** Typed input of a form as it is sent, by field; the version is that of the record it was typed over. */
export interface TypedValues {
  readonly fields?: FormValues;
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
    const [now, then] = [write(values[name]), write(before[name])];
    return JSON.stringify(now) === JSON.stringify(then) ? [] : [[name, now ?? null] as const];
  });
  return typed.length === 0 ? {} : { fields: Object.fromEntries(typed), version: values.version };
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
  if (typeof typed !== 'object' || typed === null) return values;
  const known = [...byName(fields).values()].filter(({ name }) => Object.hasOwn(typed, name));
  const read = known.map(({ name, read }) => [name, read(typed[name])] as const);
  return { ...values, ...Object.fromEntries(read), ...(version === undefined ? {} : { version }) };
};
