import { createSign, createVerify, randomBytes } from 'node:crypto';
import type { WechatpayAccount } from './wechatpay-account.ts';

const SCHEME = 'WECHATPAY2-SHA256-RSA2048';

/** Maximum clock difference of a signed message, in seconds. */
const TOLERANCE = 300;

const lines = (...parts: string[]): string => parts.map((part) => `${part}\n`).join('');

/** The signed parts of a request: `target` is the path with its query, exactly as sent. */
export interface SignedRequest {
  readonly method: string;
  readonly target: string;
  readonly body: string;
  readonly timestamp: string;
  readonly nonce: string;
}

export const requestText = ({ method, target, timestamp, nonce, body }: SignedRequest): string =>
  lines(method, target, timestamp, nonce, body);

/** Signs text in both directions: RSA with SHA-256, base64. */
export const signText = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

export const isSignedBy = (text: string, signature: string, publicKey: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');

type Signer = Pick<WechatpayAccount, 'mchId' | 'serialNo' | 'privateKey'>;

/** The `Authorization` header of a request sent at `now`. */
export function authorize(
  { mchId, serialNo, privateKey }: Signer,
  request: Pick<SignedRequest, 'method' | 'target' | 'body'>,
  now: Date,
): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = signText(requestText({ ...request, timestamp, nonce }), privateKey);
  const parts = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  return `${SCHEME} ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
}

/** A response or webhook with WeChat Pay's signature headers. */
export interface SignedMessage {
  readonly timestamp: string | undefined;
  readonly nonce: string | undefined;
  readonly serial: string | undefined;
  readonly signature: string | undefined;
  /** The raw text, byte for byte. */
  readonly body: string;
}

export const messageText = (timestamp: string, nonce: string, body: string): string =>
  lines(timestamp, nonce, body);

/** Why a message is not authentic, or undefined when it is WeChat Pay's and at most five minutes old. */
export function findForgery(
  { publicKey, publicKeyId }: Pick<WechatpayAccount, 'publicKey' | 'publicKeyId'>,
  { timestamp, nonce, serial, signature, body }: SignedMessage,
  now: Date,
): string | undefined {
  if (!timestamp || !nonce || !serial || !signature) return 'it is not signed';
  if (serial.toUpperCase() !== publicKeyId.toUpperCase()) return 'it is signed by an unknown key';
  if (!/^\d{1,12}$/.test(timestamp)) return 'its time cannot be read';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE)
    return `it is more than ${TOLERANCE} s from our clock`;
  const good = isSignedBy(messageText(timestamp, nonce, body), signature, publicKey);
  return good ? undefined : 'its signature is not WeChat Pay’s';
}
