import { type Placeholder, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { prepared } from './prepared.ts';
import { placeholdersOf, type Row, shapeOf, valuesOf } from './row-shape.ts';

/**
 * A change of rows that has not been sent: {@link write} sends it, alone or with others. `shape` is the same for all
 * that one statement serves, undefined where none is kept. `rows`: how many it meets, where that is known before. What
 * it names begins with `prefix`, as others may name the same.
 */
export interface Write {
  readonly shape: string | undefined;
  readonly rows?: number;
  build(db: Db, name: string, prefix: string): WithSubquery;
  values(prefix: string): readonly (readonly [string, unknown])[];
}

const one = { one: sql<number>`1` };

const named = (prefix: string, place: number) => (name: string) => `${prefix}${place}.${name}`;

let kinds = 0;

/** Names shapes of rows apart from those of every other kind of write. */
const newKind = () => {
  kinds += 1;
  const kind = kinds;
  return (rows: readonly Row[]): string | undefined => {
    const shape = shapeOf(rows);
    return shape === undefined ? undefined : `${kind}:${shape}`;
  };
};

/** New rows of a table, with their own ids if they bring some. `orNothing`: without those that are there already. */
export const insertion = <Table extends PgTable>(table: Table, { orNothing = false } = {}) => {
  const kind = newKind();
  return (rows: readonly Table['$inferInsert'][]): Write => ({
    shape: kind(rows),
    ...(orNothing ? {} : { rows: rows.length }),
    values: (prefix) => rows.flatMap((row, place) => valuesOf(row, named(prefix, place))),
    build: (db, name, prefix) => {
      const values = rows.map((row, place) => placeholdersOf(row, named(prefix, place)));
      const insert = db
        .insert(table)
        .overridingSystemValue()
        .values(values as Table['$inferInsert'][]);
      const part = db.$with(name);
      return orNothing ? part.as(insert.onConflictDoNothing().returning(one)) : part.as(insert);
    },
  });
};

/** A change of those rows of a table that `which` says, of values that it names. */
export const change = <Table extends PgTable, Names extends string>(
  table: Table,
  which: (value: (name: Names) => Placeholder) => SQL | undefined,
) => {
  const kind = newKind();
  return (set: Partial<Table['$inferInsert']>, of: Readonly<Record<Names, unknown>>): Write => ({
    shape: kind([set]),
    values: (prefix) => [...valuesOf(set, named(prefix, 0)), ...valuesOf(of as Row, (name) => prefix + name)],
    build: (db, name, prefix) => {
      const placeholders = placeholdersOf(set, named(prefix, 0)) as PgUpdateSetSource<Table>;
      const where = which((asked) => sql.placeholder(prefix + asked));
      return db.$with(name).as(db.update(table).set(placeholders).where(where).returning(one));
    },
  });
};

/** Counting takes time, too: only what is not known before is counted. */
const countsOf = (writes: readonly Write[]): Record<string, SQL<number>> => {
  const counts = writes.flatMap(({ rows }, place) =>
    rows === undefined
      ? [[place, sql<number>`(select count(*)::integer from ${sql.identifier(`w${place}`)})`] as const]
      : [],
  );
  return counts.length > 0 ? Object.fromEntries(counts) : one;
};

const statementOf = (writes: readonly Write[], name: string) =>
  prepared((db) =>
    db
      .with(...writes.map(({ build }, place) => build(db, `w${place}`, `${place}:`)))
      .select(countsOf(writes))
      .from(sql`(values (1)) as once`)
      .prepare(name),
  );

const mostKept = 200;
const kept = new Map<string, ReturnType<typeof statementOf>>();

/** Built, and planned by each connection, once for writes of the same shapes, the first 200 such. */
const keptStatementOf = (writes: readonly Write[]): ReturnType<typeof statementOf> => {
  const shapes = writes.map(({ shape }) => shape).join('\n');
  const known = kept.get(shapes);
  if (known) return known;
  if (kept.size >= mostKept || writes.some(({ shape }) => shape === undefined))
    return statementOf(writes, '');
  const statement = statementOf(writes, `write-${kept.size}`);
  kept.set(shapes, statement);
  return statement;
};

type Given = Write | false | undefined;

/**
 * Sends changes of rows as one statement, which costs far less than one for each; gives how many rows each met, in
 * their order, 0 for what was left out. They all see the rows as they were before: no two may change the same row, and
 * none finds what another one adds. References between what they add are checked at their end.
 */
export const write = async (db: Db, ...given: readonly Given[]): Promise<number[]> => {
  const writes = given.filter((each) => each !== false && each !== undefined);
  if (writes.length === 0) return given.map(() => 0);
  const values = Object.fromEntries(writes.flatMap((each, place) => each.values(`${place}:`)));
  const [counts] = await keptStatementOf(writes)(db).execute(values);
  let place = 0;
  return given.map((each) => {
    if (!each) return 0;
    const counted = counts?.[place++];
    return each.rows ?? counted ?? 0;
  });
};
