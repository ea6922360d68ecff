import { type Dispatcher, request } from 'undici';
import { timeoutDispatcher } from './timeout-dispatcher.ts';

/** A request to a provider that ends within `timeoutMs`, whatever the other side does. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** Maximum number of bytes read, 1 MB by default. */
  readonly largest?: number;
}

/** A response, whatever its status. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a request and reads the whole response; follows no redirects. Rejects with the network error. */
export async function sendHttpRequest({
  url,
  timeoutMs,
  largest,
  ...options
}: HttpRequest): Promise<HttpResponse> {
  // undici uses nothing of a dispatcher but `dispatch`.
  const dispatcher = timeoutDispatcher(timeoutMs, largest) as Dispatcher;
  const { statusCode, headers, body } = await request(url, { ...options, dispatcher });
  return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
}

/** Of the system, of the client, and of TLS. */
const errorCode =
  /\b(E[A-Z]{4,}|UND_ERR_[A-Z_]+|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT|UNABLE_TO_[A-Z_]+|CERT_[A-Z_]+|ERR_TLS_[A-Z_]+)/;

/** The reason of a missing response in our own words: a network error may contain the request. */
export function networkReason(timeoutMs: number, cause: unknown): string {
  const trace = causes(cause);
  if (trace.some((text) => /deadline|timeout|ETIMEDOUT/i.test(text)))
    return `no answer within ${timeoutMs} ms`;
  const code = trace.map((text) => errorCode.exec(text)?.[1]).find(Boolean);
  return `the connection failed${code ? ` (${code})` : ''}`;
}

function causes(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 4) return [];
  return [
    `${error.name} ${'code' in error ? error.code : ''} ${error.message}`,
    ...causes(error.cause, depth + 1),
  ];
}
