import { ConfigError } from '#src/platform/config/index.ts';
import { type LoggedError, logError } from '#src/platform/errors/index.ts';

/** The portal cannot start for an external reason; the message names it and the remedy. */
export class StartupError extends Error {}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** PgBouncer answers so to parameters of a session that it does not know. */
const protocolViolation = '08P01';

/** For an unreachable database; the message has no password. */
export const databaseError = (databaseUrl: string, error: unknown): StartupError => {
  const { host, pathname } = new URL(databaseUrl);
  const why = codeOf(error) || (error instanceof Error ? error.message : String(error));
  const remedy =
    why === protocolViolation
      ? 'if it is a pooler in transaction mode, set DATABASE_POOLER'
      : 'start it, or correct DATABASE_URL';
  return new StartupError(`The database ${host}${pathname} cannot be used (${why}); ${remedy}.`);
};

/** Where a server listens, with the setting of its port. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly name: 'PORT' | 'OPERATIONS_PORT';
}

/** For a port that cannot be bound. */
export const listenError = ({ host, port, name }: ListenAddress, error: unknown): StartupError =>
  new StartupError(
    codeOf(error) === 'EADDRINUSE'
      ? `Port ${port} is taken; stop what uses it, or set ${name} to another port.`
      : `The portal cannot listen on ${host}:${port} (${codeOf(error)}); correct HOST or ${name}.`,
  );

const stacksOf = ({ stack, message, cause }: LoggedError): string[] => [
  stack || message,
  ...(cause ? stacksOf(cause) : []),
];

/** Codes of a full disk: of the system, and of PostgreSQL. */
const fullDisk: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of DATA_DIR is full (ENOSPC); free some space, or set DATA_DIR to another folder.',
  '53100': 'The disk of the database is full (53100); free some space on it, then start again.',
};

const findFullDisk = (error: unknown): string | undefined =>
  fullDisk[codeOf(error)] ?? (error instanceof Error && error.cause ? findFullDisk(error.cause) : undefined);

/** The message alone for errors an operator can fix, the stacks of it and its causes for others. */
export const describeStartupError = (error: unknown): string =>
  error instanceof StartupError || error instanceof ConfigError
    ? error.message
    : (findFullDisk(error) ?? stacksOf(logError(error)).join('\ncaused by: '));
