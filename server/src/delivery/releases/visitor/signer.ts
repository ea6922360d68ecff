import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Tells texts that were signed here from others. */
export interface Signer {
  sign(text: string): string;
  /** In constant time. */
  isOurs(text: string, signature: string): boolean;
}

/** Signs what browsers keep for us; each `purpose` has a key of its own, so that one thing cannot pass for another. */
export const createSigner = (dataKey: Buffer, purpose: string): Signer => {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign,
    isOurs: (text, signature) => {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
};
