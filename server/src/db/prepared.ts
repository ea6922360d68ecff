import type { Db } from './connect.ts';

/**
 * Builds a statement once for each pool instead of each time it is asked: for the few that every request needs. Give
 * the statement a name of its own, under which connections keep it planned, too.
 */
export const prepared = <Statement>(build: (db: Db) => Statement): ((db: Db) => Statement) => {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
};
