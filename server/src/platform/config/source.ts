/** An invalid environment variable stops the start; the message names it. */
export class ConfigError extends Error {}

/** The raw variables. */
export type Source = Readonly<Record<string, string | undefined>>;

/** Throws a ConfigError that names the variable. */
export const refuse = (name: string, why: string): never => {
  throw new ConfigError(`${name} ${why}`);
};
