import { createSign, createVerify } from 'node:crypto';

/** Signs text the way Alipay's RSA2 does; base64. */
export const signText = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

export const isSignedBy = (text: string, signature: string, publicKey: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');

/** The string that is signed: sorted `key=value` pairs, without the signature and empty values. */
export function signedText(params: Readonly<Record<string, string>>, without: readonly string[]): string {
  return Object.keys(params)
    .filter((key) => !without.includes(key) && params[key] !== '')
    .sort()
    .map((key) => `${key}=${params[key]}`)
    .join('&');
}
