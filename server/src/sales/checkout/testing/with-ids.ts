type Ids = Readonly<Record<string, number>>;

const idFor = (field: string, value: unknown, ids: Ids): unknown =>
  typeof value === 'string' && field.endsWith('Id') && Object.hasOwn(ids, value) ? ids[value] : value;

const replaced = (value: unknown, ids: Ids): unknown => {
  if (Array.isArray(value)) return value.map((item) => replaced(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, part]) => [
    field,
    idFor(field, replaced(part, ids), ids),
  ]);
  return Object.fromEntries(fields);
};

/**
 * A copy of a value with names replaced by database ids, so that test tables can be written before the rows
 * exist. Only texts where an id belongs are replaced.
 */
export const withIds = <T>(value: T, ids: Ids): T => replaced(value, ids) as T;
