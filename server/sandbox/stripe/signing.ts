import { createHmac } from 'node:crypto';

/** The `stripe-signature` header of a text: its time in seconds, and their HMAC. */
export function signatureOf(secret: string, text: string, now = new Date()): string {
  const time = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
