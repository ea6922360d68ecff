const constraintOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return constraintOf(error.cause);
};

/** Whether an error, or what caused it, is PostgreSQL's refusal by this constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean => constraintOf(error) === constraint;
