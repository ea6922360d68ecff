import { isIP } from 'node:net';

/** A value of the environment that stops the start; the message names it. */
export class ConfigError extends Error {}

/** The variables as they came. */
export type Source = Readonly<Record<string, string | undefined>>;

/** Stops the start with a sentence that names the variable. */
export const refuse = (name: string, why: string): never => {
  throw new ConfigError(`${name} ${why}`);
};

/** A value of one form; quoted back when it has another. */
export const matching = (
  source: Source,
  name: string,
  fallback: string,
  pattern: RegExp,
  what: string,
): string => {
  const value = source[name] || fallback;
  return pattern.test(value) ? value : refuse(name, `must be ${what}, but is "${value}"`);
};

/** Like `matching`, for values that must not be quoted back. */
export const secret = (source: Source, name: string, pattern: RegExp, what: string): string => {
  const value = source[name] ?? '';
  return pattern.test(value) ? value : refuse(name, `must be ${what}`);
};

/** A port number. */
export const port = (source: Source, name: string, fallback: number): number => {
  const value = Number(matching(source, name, String(fallback), /^\d{1,5}$/, 'a port number'));
  return value <= 65_535 ? value : refuse(name, `must be a port number, but is "${value}"`);
};

/** Undefined also when it is set to nothing. */
export const optional = (source: Source, name: string): string | undefined => source[name] || undefined;

/** An address of one of the protocols, without a slash at its end. */
export const url = (source: Source, name: string, fallback: string, protocols: string[]): string => {
  const value = source[name] || fallback;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    return refuse(
      name,
      `must be a URL (${protocols.join(' or ')}//…), but is "${value.replace(/:[^:@/]*@/, ':…@')}"`,
    );
  return value.replace(/\/$/, '');
};

const rangeNames = ['loopback', 'linklocal', 'uniquelocal'];

const isRange = (text: string): boolean => {
  const [address = '', bits, surplus] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return rangeNames.includes(text) || (isIP(address) > 0 && fits && surplus === undefined);
};

/** A list of addresses and ranges, with commas between them. */
export const ranges = (source: Source, name: string, fallback: string): string[] => {
  const all = (source[name] || fallback).split(',').map((each) => each.trim());
  const wrong = all.find((each) => !isRange(each));
  if (wrong !== undefined)
    refuse(name, `must list addresses, ranges (10.0.0.0/8) or ${rangeNames.join(', ')}, but has "${wrong}"`);
  return all;
};

/** Settings that come together or not at all. */
export const allOrNone = (source: Source, provider: string, names: string[]): (string | undefined)[] => {
  const missing = names.filter((name) => !source[name]);
  if (missing.length > 0 && missing.length < names.length)
    refuse(missing[0] as string, `is missing: ${provider} needs all of its settings or none`);
  return names.map((name) => optional(source, name));
};
