/** What the browser sent: path parameters and query as text, the body as it was given to the call. */
export interface ReceivedCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface Sent {
  readonly method?: string;
  readonly url?: string;
  readonly data?: unknown;
  readonly headers?: object;
}

const countParams = (key: string): number => key.split(':').length;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>[^/&?]+)`)}$`);

const parse = (data: unknown): unknown => (typeof data === 'string' && data !== '' ? JSON.parse(data) : data);

/** Finds which call of the contract was sent; of several that fit, the one with the fewest parameters. */
export const matchCall = (keys: readonly string[], sent: Sent) => {
  const method = sent.method?.toUpperCase();
  const [path = '', query] = (sent.url ?? '').split('?');
  for (const key of keys.toSorted((a, b) => countParams(a) - countParams(b))) {
    const [keyMethod, keyPath = ''] = key.split(' ');
    const match = keyMethod === method ? patternOf(keyPath).exec(path) : null;
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const call: ReceivedCall = {
      params,
      query: Object.fromEntries(new URLSearchParams(query)),
      body: parse(sent.data),
      headers: { ...sent.headers },
    };
    return { key, path, call };
  }
  return undefined;
};
