/** The value at a path of a form, as `travellers/0/name`; undefined where the form has no such place. */
export const valueAt = (form: unknown, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      form,
    );
