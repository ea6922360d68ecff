import { DrizzleQueryError } from 'drizzle-orm';

/** An error as the log shows it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError | undefined;
  readonly [detail: string]: unknown;
}

/** Of the system and of PostgreSQL. Others hold requests with their headers, or values of rows. */
const details = ['code', 'syscall', 'address', 'port', 'constraint', 'table', 'column'];

/** Causes of causes beyond this depth are left out. */
const maxDepth = 5;

/** The values of a statement are left out: they are personal data and hashes. */
const messageOf = (error: Error): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;

const stackOf = (error: Error, message: string): string =>
  error.message === '' ? (error.stack ?? '') : (error.stack ?? '').replace(error.message, () => message);

const within = (error: unknown, depth: number): LoggedError | undefined =>
  error instanceof Error && depth < maxDepth ? logError(error, depth) : undefined;

/** The causes of an error, and the attempts that a connection to several addresses consists of. */
const causesOf = (error: Error, depth: number) => ({
  cause: within(error.cause, depth + 1),
  ...(error instanceof AggregateError && { errors: error.errors.map((one) => within(one, depth + 1)) }),
});

const detailsOf = (error: Error): Record<string, unknown> =>
  Object.fromEntries(Object.entries(error).filter(([name]) => details.includes(name)));

/** An error for the log: type, message, stack, known details and causes, without values of statements. */
export const logError = (thrown: unknown, depth = 0): LoggedError => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown), stack: '' };
  const message = messageOf(thrown);
  return {
    ...{ type: thrown.name, message, stack: stackOf(thrown, message) },
    ...detailsOf(thrown),
    ...causesOf(thrown, depth),
  };
};

/** An error and its causes in one line, without values of statements. */
export const explainError = (thrown: unknown, depth = 0): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  const message = messageOf(thrown);
  return cause instanceof Error && depth < maxDepth
    ? `${message}: ${explainError(cause, depth + 1)}`
    : message;
};
