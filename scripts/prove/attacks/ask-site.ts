import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Site } from './site.ts';

/** The answer to a request. */
export interface SiteReply {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly bytes: Buffer;
  readonly text: string;
  /** In ms. */
  readonly took: number;
  /** The code and field of the envelope, and its data. */
  readonly code: string;
  readonly field?: string;
  readonly data: unknown;
}

/** A body with its content type. */
export interface Body {
  readonly bytes?: Buffer;
  readonly type?: string;
}

/** A request: `from` is the address of its network, one of 127.0.0.0/8. */
interface Asking {
  readonly from?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly body?: Body;
}

/** A form as browsers send it. */
export const encodeForm = async (form: FormData): Promise<Body> => {
  const sent = new Response(form);
  const bytes = Buffer.from(await sent.arrayBuffer());
  return { bytes, type: sent.headers.get('content-type') ?? undefined };
};

const bodyOf = async ({ json, form, body }: Asking): Promise<Body> => {
  if (json !== undefined) return { bytes: Buffer.from(JSON.stringify(json)), type: 'application/json' };
  return form ? encodeForm(form) : (body ?? {});
};

const parse = (text: string): Pick<SiteReply, 'code' | 'field' | 'data'> => {
  if (!text.startsWith('{')) return { code: '', data: undefined };
  const { code = '', ...rest } = JSON.parse(text) as { code?: string; field?: string; data: unknown };
  return { code, field: rest.field, data: rest.data };
};

/** Makes a request through nginx over TLS, as a visitor does. Throws when the connection breaks. */
export const askSite = async (
  { origin, certificate }: Pick<Site, 'origin' | 'certificate'>,
  method: string,
  path: string,
  asking: Asking = {},
): Promise<SiteReply> => {
  const { bytes, type } = await bodyOf(asking);
  const { hostname, port } = new URL(origin);
  const headers = {
    ...(type && { 'content-type': type }),
    ...(bytes && { 'content-length': String(bytes.length) }),
    ...(asking.token && { authorization: `Bearer ${asking.token}` }),
    ...asking.headers,
  };
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      // The path as it is: `URL` would normalize the spellings under attack.
      {
        ...{ hostname, port, path, method, headers, localAddress: asking.from, agent: false },
        ...{ ca: certificate, servername: 'localhost' },
      },
      async (reply) => {
        const read = await buffer(reply);
        const text = read.toString();
        const took = performance.now() - since;
        resolve({
          ...{ status: reply.statusCode ?? 0, headers: reply.headers, bytes: read, text, took },
          ...parse(text),
        });
      },
    );
    sent.setTimeout(60_000, () => sent.destroy(new Error(`${method} ${path} took more than 60 s`)));
    sent.on('error', reject);
    sent.end(bytes);
  });
};
