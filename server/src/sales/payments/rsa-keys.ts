import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/**
 * Parses an RSA private key (PEM or bare base64, PKCS#1 or PKCS#8) as PKCS#8 PEM. Throws on anything else.
 */
export function readPrivateKey(text: string): string {
  const key = text.includes('-----BEGIN') ? createPrivateKey(lines(text)) : fromBase64(text);
  return requireRsa(key).export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Parses an RSA public key (PEM or bare base64) as SPKI PEM. Throws on anything else, a private key too. */
export function readPublicKey(text: string): string {
  if (text.includes('PRIVATE')) throw new TypeError('a private key stands where a public key belongs');
  const key = text.includes('-----BEGIN')
    ? createPublicKey(lines(text))
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  return requireRsa(key).export({ type: 'spki', format: 'pem' }).toString();
}

/** The public key of a private key, SPKI PEM. */
export function publicHalf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
}

// Environment files often contain a PEM on one line with escaped \n.
const lines = (text: string) => text.replaceAll('\\n', '\n');

function fromBase64(text: string): KeyObject {
  const key = Buffer.from(text, 'base64');
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}

function requireRsa(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) {
    throw new TypeError('not an RSA key of at least 2048 bits');
  }
  return key;
}
