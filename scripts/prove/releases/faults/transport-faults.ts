import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Replaces the server's answer. */
type Fault = (reply: ServerResponse, headers: IncomingHttpHeaders, body: Buffer) => void;

const status =
  (code: number): Fault =>
  (reply) => {
    reply.writeHead(code, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' });
    reply.end(`${code}\n`);
  };

const withLength = (headers: IncomingHttpHeaders, length: number): IncomingHttpHeaders => ({
  ...headers,
  'content-length': String(length),
  'transfer-encoding': undefined,
});

const send = (reply: ServerResponse, headers: IncomingHttpHeaders, length: number): void => {
  const said = Object.entries(withLength(headers, length)).filter(([, value]) => value !== undefined);
  reply.writeHead(200, Object.fromEntries(said));
};

/** One byte every 500 ms: complete only after a quarter of an hour. */
const drip: Fault = (reply, headers, body) => {
  send(reply, headers, body.length);
  let sent = 0;
  const timer = setInterval(() => {
    if (reply.destroyed || sent >= body.length) clearInterval(timer);
    else reply.write(body.subarray(sent, ++sent));
  }, 500);
};

/** Complete, but later than the start of the retry: a slow network is no fault of a release. */
const late: Fault = (reply, headers, body) => {
  setTimeout(() => {
    send(reply, headers, body.length);
    reply.end(body);
  }, 4000);
};

const truncate: Fault = (reply, headers, body) => {
  send(reply, headers, body.length);
  reply.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.destroy());
};

/** Content that must never take effect: a script or a rule that leaves a mark. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/javascript/, 'window.tampered = true;'],
  [/css/, 'html { --tampered: 1 }'],
];

const trialsHashes = /"mf_trial":\{"current":.*?"integrity":\{[^}]*\}/;

/** Changes the hashes of the trial remote's files in a record. */
const tamperRecord = (text: string): string =>
  text.replace(trialsHashes, (record) => record.replaceAll(/sha256-./g, 'sha256-_'));

/** Injects content in transit. */
const tamper: Fault = (reply, headers, body) => {
  const [, mark] = marks.find(([type]) => type.test(headers['content-type'] ?? '')) ?? [];
  const text = body.toString('utf8');
  const changed = Buffer.from(mark ? mark + text : tamperRecord(text));
  send(reply, { ...headers, etag: undefined }, changed.length);
  reply.end(changed);
};

const otherType: Fault = (reply, headers) => {
  const page = '<!doctype html><title>Welcome to the network</title>';
  send(reply, { ...headers, 'content-type': 'text/html; charset=utf-8', etag: undefined }, page.length);
  reply.end(page);
};

/** Faults between server and browser, by name. */
export const transportFaults: Readonly<Record<string, Fault>> = {
  '404': status(404),
  '500': status(500),
  hang: () => undefined,
  'slow drip': drip,
  late,
  truncated: truncate,
  'other content type': otherType,
  'tampered byte': tamper,
};
