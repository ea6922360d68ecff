import { ConfigError, isLoopback } from '#src/platform/config/index.ts';

/** A required setting. Throws `ConfigError` naming it. */
export function required(name: string, value: string | undefined): string {
  if (!value) throw new ConfigError(`${name} is missing: its provider needs all of its settings`);
  return value;
}

/** A key as PEM. Throws `ConfigError` that does not contain the key. */
export function readKey(name: string, value: string | undefined, read: (text: string) => string): string {
  const text = required(name, value);
  try {
    return read(text);
  } catch {
    // The parser's message may contain the key.
    throw new ConfigError(`${name} must be an RSA key of at least 2048 bits, PEM or base64`);
  }
}

/** An http or https URL. Throws `ConfigError`. */
export function readAddress(name: string, value: string | undefined): string {
  const address = required(name, value);
  const protocol = URL.parse(address)?.protocol;
  if (protocol === 'https:' || protocol === 'http:') return address;
  throw new ConfigError(`${name} must be an http or https URL, but is "${address}"`);
}

/** Production refuses loopback addresses and requires https. Throws `ConfigError`. */
export function refuseLocal(name: string, address: string): void {
  const { protocol, hostname } = new URL(address);
  if (isLoopback(hostname)) throw new ConfigError(`${name} is refused in production: it is on this machine`);
  if (protocol !== 'https:') throw new ConfigError(`${name} is refused in production: it must be https`);
}

/** Production refuses settings of the sandbox. Throws `ConfigError`. */
export function refuseSame(name: string, value: string, sandbox: string | undefined): void {
  if (value === sandbox) throw new ConfigError(`${name} is refused in production: it is the sandbox's`);
}
