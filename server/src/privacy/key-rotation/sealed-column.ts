import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

/** A column with encrypted values. */
export interface SealedColumn {
  readonly name: string;
  /** Number of rows that are not of the newest key. */
  count(db: Db): Promise<number>;
  /** Encrypts the next of these rows with the newest key; returns how many, and the last id. Zero: none is left. */
  rotate(db: Db, after: number): Promise<{ readonly rows: number; readonly last: number }>;
}

interface Definition<T> {
  readonly name: string;
  readonly table: SQL;
  readonly column: SQL;
  /** The owner, to whom a file is bound. */
  readonly userId?: SQL;
  /** The condition for rows that are not of the newest key. */
  readonly older: SQL;
  /** Rows that are read at once. */
  readonly batch: number;
  /** The value as a parameter. */
  bind(value: T): SQL;
  /** The same value, encrypted with the newest key. */
  reseal(value: T, userId: number): T;
}

interface Row<T> extends Record<string, unknown> {
  readonly id: number;
  readonly userId: number;
  readonly value: T;
}

/** A row that changes at the same time is left for the next pass. */
export const sealedColumn = <T>(definition: Definition<T>): SealedColumn => {
  const { name, table, column, older, batch, bind, reseal, userId = sql`0` } = definition;
  return {
    name,
    count: async (db) => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*) as count from ${table} where ${older}`,
      );
      return Number(rows[0]?.count);
    },
    rotate: async (db, after) => {
      const { rows } = await db.execute<Row<T>>(
        sql`select id, ${userId} as "userId", ${column} as value from ${table}
          where id > ${after} and ${older} order by id limit ${batch}`,
      );
      for (const { id, userId: owner, value } of rows)
        await db.execute(
          sql`update ${table} set ${column} = ${bind(reseal(value, owner))}
            where id = ${id} and ${column} = ${bind(value)}`,
        );
      return { rows: rows.length, last: rows.at(-1)?.id ?? after };
    },
  };
};
