import { randomBytes } from 'node:crypto';
import { FORGERS_KEY, type SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import {
  isSignedBy,
  messageText,
  requestText,
  SANDBOX_MCH_ID,
  SANDBOX_PUBLIC_KEY_ID,
  SANDBOX_SERIAL_NO,
  signText,
} from '#src/sales/payments/index.ts';
import { Refusal } from './refusal.ts';

/** The headers that say an answer or a notification is WeChat Pay's; `forged` with a key that is not. */
export function signedHeaders(
  keys: SandboxKeys,
  body: string,
  forged: boolean,
  now = new Date(),
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const key = keys[forged ? FORGERS_KEY : 'gateway-private.pem'];
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': SANDBOX_PUBLIC_KEY_ID,
    'wechatpay-signature': signText(messageText(timestamp, nonce, body), key),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}

export interface Incoming {
  readonly method: string;
  readonly target: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

const unsigned = (detail: string) => new Refusal(401, 'SIGN_ERROR', `签名错误：${detail}`);

/** Accepts a request of our merchant, no older than five minutes. Throws `Refusal`. */
export function requireGenuine({ method, target, body, authorization }: Incoming, keys: SandboxKeys): void {
  const [, parameters] = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(authorization ?? '') ?? [];
  if (!parameters) throw unsigned('Authorization');
  const given = Object.fromEntries(
    [...parameters.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']),
  );
  const { mchid, serial_no, nonce_str: nonce = '', timestamp = '', signature = '' } = given;
  if (mchid !== SANDBOX_MCH_ID) throw unsigned('mchid');
  if (serial_no !== SANDBOX_SERIAL_NO) throw unsigned('serial_no');
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) throw unsigned('timestamp');
  const text = requestText({ method, target, timestamp, nonce, body });
  if (!isSignedBy(text, signature, keys['merchant-public.pem'])) throw unsigned('signature');
}
