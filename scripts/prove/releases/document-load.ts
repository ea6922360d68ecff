import { Agent, get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { readShown, signatureOf } from './shown-releases.ts';

/** A document as its client sees it. */
export interface Received {
  readonly status: number;
  readonly took: number;
  /** Versions of its releases in one line; undefined if it is no document. */
  readonly signature?: string;
  readonly mixed: readonly string[];
}

interface Load {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Removes nonces, which differ between documents of the same page and releases. */
const withoutNonces = (html: string): string => html.replaceAll(/ nonce="[^"]*"/g, '');

const releasesIn = (html: string): string => {
  const start = html.indexOf('"releases":');
  const end = html.indexOf('"first":', start);
  return withoutNonces(html.slice(0, html.indexOf('<body>'))) + html.slice(start, end);
};

type Read = Pick<Received, 'signature' | 'mixed'>;

/** Parses each combination of releases only once: the reader must not be slower than the server. */
const createReader = () => {
  const known = new Map<string, Read>();
  return (html: string): Read => {
    const key = releasesIn(html);
    const before = known.get(key);
    if (before) return before;
    const shown = readShown(html);
    const read = shown ? { signature: signatureOf(shown), mixed: shown.mixed } : { mixed: [] };
    known.set(key, read);
    return read;
  };
};

const ask = (agent: Agent, address: string): Promise<{ status: number; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    const request = get(address, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    request.setTimeout(30_000, () => request.destroy(new Error('no answer for 30 s')));
    request.on('error', reject);
  });

const htmlOf = (body: Buffer): string => {
  try {
    return gunzipSync(body).toString('utf8');
  } catch {
    // Documents are compressed: an uncompressed body is an error page, and is reported as one.
    return body.toString('utf8');
  }
};

/** Requests documents in a loop on a number of connections and checks each. Status 0: no answer. */
export const openDocuments = async (
  { origin, paths, connections, seconds }: Load,
  onReceived: (received: Received) => void,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const read = createReader();
  const end = performance.now() + seconds * 1000;
  const one = async (path: string): Promise<Received> => {
    const since = performance.now();
    try {
      const { status, body } = await ask(agent, origin + path);
      return { status, took: performance.now() - since, ...read(htmlOf(body)) };
    } catch {
      return { status: 0, took: performance.now() - since, mixed: [] };
    }
  };
  const connection = async (_: unknown, place: number): Promise<void> => {
    for (let turn = place; performance.now() < end; turn += 1)
      onReceived(await one(paths[turn % paths.length] ?? '/'));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
};
