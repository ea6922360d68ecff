import { createHash, randomBytes } from 'node:crypto';

/** Crockford's Base32: letters and digits that are not confused when read aloud, five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const tokenLength = 26;

/** Multiplies by x in GF(32) with the polynomial x⁵ + x² + 1. */
const shift = (element: number): number => (element & 16 ? (element << 1) ^ 37 : element << 1);

/** A check character that detects any single wrong character and any swap of neighbours. */
const checkSign = (signs: string): string =>
  alphabet[[...signs].reduce((sum, sign) => shift(sum ^ alphabet.indexOf(sign)), 0)] ?? '';

const digits = (value: bigint): string =>
  Array.from({ length: tokenLength }, (_, place) => {
    const bits = Number((value >> BigInt(5 * (tokenLength - 1 - place))) & 31n);
    return alphabet[bits];
  }).join('');

/** A new ticket code: a random 128-bit token and its check character, 27 letters and digits. */
export const newTicketCode = (): string => {
  const token = digits(BigInt(`0x${randomBytes(16).toString('hex')}`));
  return token + checkSign(token);
};

const easilyConfused: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A scanned or typed code in normal form; undefined when its check character does not match. */
export const readTicketCode = (text: string): string | undefined => {
  const signs = text.toUpperCase().replace(/[\s-]/g, '');
  const code = signs.replace(/[OIL]/g, (sign) => easilyConfused[sign] ?? sign);
  if (code.length !== tokenLength + 1 || ![...code].every((sign) => alphabet.includes(sign)))
    return undefined;
  return checkSign(code.slice(0, -1)) === code.slice(-1) ? code : undefined;
};

/** The hash to look up a code without storing it in plain text. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');
