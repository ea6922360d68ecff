import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import type { Site } from './site.ts';

const everyMs = 250;

/** A request whose body never ends: what was answered, and after how many ms its connection was closed. */
export interface Slow {
  readonly status: number;
  readonly closedAfter: number;
}

const start = Buffer.from('--slow\r\ncontent-disposition: form-data; name="username"\r\n\r\n');

const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** The beginning of a request with a form, and the part of the rest that is sent again and again. */
export interface Unfinished {
  readonly head: Buffer;
  readonly more: Buffer;
}

interface Form {
  readonly path: string;
  readonly more: Buffer;
  /** The length that the request claims; without one the body is chunked. */
  readonly length?: number;
}

/** Prepares it, so that the attack itself takes the attacker no time. */
export const makeUnfinished = ({ path, length, more }: Form): Unfinished => {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: multipart/form-data; boundary=slow',
    length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    '\r\n',
  ];
  const head = Buffer.from(lines.join('\r\n'));
  return length === undefined
    ? { head: Buffer.concat([head, chunk(start)]), more: chunk(more) }
    : { head: Buffer.concat([head, start]), more };
};

/**
 * Sends a form little by little to the server, past the proxy, which would wait for the whole form itself. Ends when the
 * server closes the connection, or after `atMostMs`.
 */
export const sendSlowly = async (
  { replica }: Site,
  { head, more }: Unfinished,
  atMostMs: number,
): Promise<Slow> => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(replica.origin).port) });
  const since = performance.now();
  let answer = '';
  let answeredAt = since;
  socket.on('data', (part) => {
    if (answer === '') answeredAt = performance.now();
    answer += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.write(head);
  while (!socket.closed && performance.now() - since < atMostMs) {
    await wait(everyMs);
    if (socket.writable) socket.write(more);
  }
  const closedAfter = performance.now() - answeredAt;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), closedAfter: Math.round(closedAfter) };
};
