import type { KeyRing } from '#src/platform/crypto/index.ts';
import { createSigner } from '../visitor/signer.ts';
import {
  endingAt,
  type Override,
  overrideParameter,
  parseOverride,
  type RunningOverride,
} from './override.ts';

export interface OverrideCookie {
  /** The overrides in the cookie that have not ended; none when its signature is invalid. */
  read(value: string | undefined, now: Date): readonly RunningOverride[];
  /** The cookie's value, valid until an instant (Unix seconds). */
  write(overrides: readonly Override[], until: number): string;
}

const form = /^(\d{10})\.([\w-]{1,3000})$/;

/** Reads and writes the cookie `override`. Signed, because the code it names runs in the portal's pages. */
export const createOverrideCookie = (ring: KeyRing): OverrideCookie => {
  const signer = createSigner(ring, 'override-cookie');
  return {
    read: (value = '', now) => {
      const [, until, text] = form.exec(signer.unsign(value).value ?? '') ?? [];
      if (!until || !text) return [];
      const written = Buffer.from(text, 'base64url').toString().split(' ');
      return written
        .map((each) => endingAt(parseOverride(each), Number(until)))
        .filter((override) => override.until > now);
    },
    write: (overrides, until) => {
      const text = Buffer.from(overrides.map(overrideParameter).join(' ')).toString('base64url');
      return signer.sign(`${until}.${text}`);
    },
  };
};
