import type { KeyRing } from '#src/platform/crypto/index.ts';
import { createSigner } from '../visitor/signer.ts';
import { formatOverride, type Override, parseOverride } from './override.ts';

export interface OverrideCookie {
  /** The overrides in the cookie; empty when it has expired or its signature is invalid. */
  read(value: string | undefined, now: Date): readonly Override[];
  /** The cookie's value, valid until an instant. */
  write(overrides: readonly Override[], until: Date): string;
}

const form = /^(\d{10})\.([\w-]{1,3000})$/;

/** Reads and writes the cookie `override`. Signed, because the code it names runs in the portal's pages. */
export const createOverrideCookie = (ring: KeyRing): OverrideCookie => {
  const signer = createSigner(ring, 'override-cookie');
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
