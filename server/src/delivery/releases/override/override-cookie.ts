import { createSigner } from '../visitor/signer.ts';
import { formatOverride, type Override, parseOverride } from './override.ts';

export interface OverrideCookie {
  /** What the browser was given; nothing when that is over, or was not given by us. */
  read(value: string | undefined, now: Date): readonly Override[];
  /** The value, good until a moment. */
  write(overrides: readonly Override[], until: Date): string;
}

const form = /^(\d{10})\.([\w-]{1,3000})$/;

/** Reads and writes the cookie `override`. Signed, because what it names runs in the portal's own pages. */
export const createOverrideCookie = (dataKey: Buffer): OverrideCookie => {
  const signer = createSigner(dataKey, 'override-cookie');
  return {
    read: (value = '', now) => {
      const [, until, text] = form.exec(signer.unsign(value).value ?? '') ?? [];
      if (!until || !text || Number(until) * 1000 <= now.getTime()) return [];
      return Buffer.from(text, 'base64url').toString().split(' ').map(parseOverride);
    },
    write: (overrides, until) => {
      const text = Buffer.from(overrides.map(formatOverride).join(' ')).toString('base64url');
      return signer.sign(`${Math.floor(until.getTime() / 1000)}.${text}`);
    },
  };
};
