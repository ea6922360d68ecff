import pg from 'pg';

/** The constraint that the database refused a change for; undefined when the error is another one. */
export const violatedConstraint = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof pg.DatabaseError && cause.code?.startsWith('23')) return cause.constraint;
  return undefined;
};
