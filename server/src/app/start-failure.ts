import { ConfigError, type Env } from '#src/platform/config/index.ts';

/** The portal cannot start, for a reason that is not ours; the message says which, and what to do. */
export class StartFailure extends Error {}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** A database that is away or refuses us, in a sentence without the password. */
export const databaseFailure = (databaseUrl: string, error: unknown): StartFailure => {
  const { host, pathname } = new URL(databaseUrl);
  const why = codeOf(error) || (error instanceof Error ? error.message : String(error));
  return new StartFailure(
    `The database ${host}${pathname} cannot be used (${why}); start it, or correct DATABASE_URL.`,
  );
};

/** A port that cannot be listened on, in a sentence. */
export const listenFailure = ({ host, port }: Env, error: unknown): StartFailure =>
  new StartFailure(
    codeOf(error) === 'EADDRINUSE'
      ? `Port ${port} is taken; stop what uses it, or set PORT to another port.`
      : `The portal cannot listen on ${host}:${port} (${codeOf(error)}); correct HOST or PORT.`,
  );

/** What is said when the start fails: one sentence for what an operator can mend, everything for a fault of ours. */
export const explainFailure = (error: unknown): string => {
  if (error instanceof StartFailure || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
