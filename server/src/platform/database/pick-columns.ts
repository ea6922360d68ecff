import { getTableColumns, type Table } from 'drizzle-orm';

type Columns<T extends Table> = T['_']['columns'];

/** The property names of an object schema of the contract. */
export const keysOf = <P extends object>(schema: { readonly properties: P }): (keyof P & string)[] =>
  Object.keys(schema.properties) as (keyof P & string)[];

/** The selection of these columns of a table. */
export const pickColumns = <T extends Table, K extends keyof Columns<T> & string>(
  table: T,
  names: readonly K[],
): Pick<Columns<T>, K> => {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Columns<T>, K>;
};

/**
 * The values of these columns in a form, and nothing else of it. An empty text is stored as null where the column is
 * nullable; a column that the form lacks stays undefined, which leaves it unchanged.
 */
export const pickValues = <T extends Table, F extends object, K extends keyof Columns<T> & keyof F & string>(
  table: T,
  names: readonly K[],
  form: F,
): Pick<F, K> => {
  const columns = getTableColumns(table);
  const stored = (name: K) => (form[name] === '' && columns[name]?.notNull === false ? null : form[name]);
  return Object.fromEntries(names.map((name) => [name, stored(name)])) as Pick<F, K>;
};
