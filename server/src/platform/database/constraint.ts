import pg from 'pg';

/** The violated constraint; undefined for other errors. */
export const violatedConstraint = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof pg.DatabaseError && cause.code?.startsWith('23')) return cause.constraint;
  return undefined;
};
