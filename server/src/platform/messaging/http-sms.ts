import { createHmac } from 'node:crypto';
import { Agent, buildConnector, request } from 'undici';
import { NotDelivered, type SmsProvider } from './delivery.ts';

/** The URL of the SMS gateway, and the secret that signs requests. */
export interface SmsAccount {
  readonly url: string;
  readonly secret: string;
}

const timeoutMs = 15_000;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.message);

const connectTls = buildConnector({});

/** What fails before there is a connection, TLS included, was certainly not sent. */
const gateway = new Agent({
  connect: (options, done) =>
    connectTls(options, (...[error, socket]) =>
      error ? done(new NotDelivered(codeOf(error), { cause: error }), null) : done(null, socket),
    ),
});

/** Signs a request: HMAC-SHA256 over the time in ms, a dot and the body, as hex. */
const signSms = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** The status of the response; its body is ignored. Follows no redirect. */
const post = async ({ url, secret }: SmsAccount, body: string): Promise<number> => {
  const time = String(Date.now());
  const headers = {
    'content-type': 'application/json',
    'x-sms-time': time,
    'x-sms-signature': signSms(secret, time, body),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await request(url, { method: 'POST', headers, body, signal, dispatcher: gateway });
  // The status decides, however the body ends.
  await answer.body.dump().catch(() => undefined);
  return answer.statusCode;
};

/**
 * Sends SMS as signed JSON `{id, to, text}` to a gateway: 2xx accepts, 429 and 503 ask for a retry, other 4xx
 * refuse it. A gateway that deduplicates by `id` makes retries safe.
 */
export const createHttpSms = (account: SmsAccount): SmsProvider => ({
  send: async ({ id, to, text }) => {
    const status = await post(account, JSON.stringify({ id, to, text }));
    if (status >= 200 && status < 300) return;
    if (status === 429 || status === 503) throw new NotDelivered(`the gateway answered ${status}`);
    if (status >= 400 && status < 500)
      throw new NotDelivered(`the gateway answered ${status}`, { final: true });
    throw new Error(`the gateway answered ${status}`);
  },
});
