import type { Db } from './connect.ts';

/** What a session of drizzle sends its statements through. */
interface Session {
  readonly client: unknown;
}

/**
 * Builds a statement once instead of each time it is asked, which costs more than sending it: for those that every
 * request or every order needs. Runs on the pool and in transactions alike. Where the statement has a name of its own,
 * connections keep it planned, too.
 */
export const prepared = <Statement extends object>(build: (db: Db) => Statement): ((db: Db) => Statement) => {
  let built: Statement | undefined;
  return (db) => {
    built ??= build(db);
    const { client } = db._.session as unknown as Session;
    // drizzle ties a statement to the connection it was built on; all else about it is the same on every other.
    return Object.create(built, { client: { value: client } }) as Statement;
  };
};
