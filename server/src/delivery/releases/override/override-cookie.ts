import { cookieOf } from '#src/platform/http/index.ts';
import { createSigner } from '../visitor/signer.ts';
import { type Override, readOverride, writeOverride } from './override.ts';

export interface OverrideCookie {
  /** What the browser was given; nothing when that is over, or was not given by us. */
  read(header: string | undefined, now: Date): readonly Override[];
  /** The value, good until a moment. */
  write(overrides: readonly Override[], until: Date): string;
}

const form = /^(\d{10})\.([\w-]{1,3000})\.([\w-]{43})$/;

/** Reads and writes the cookie `override`. Signed, because what it names runs in the portal's own pages. */
export const createOverrideCookie = (dataKey: Buffer): OverrideCookie => {
  const { sign, isOurs } = createSigner(dataKey, 'override-cookie');
  return {
    read: (header, now) => {
      const [, until = '', text = '', signature = ''] = form.exec(cookieOf(header, 'override') ?? '') ?? [];
      if (!isOurs(`${until}.${text}`, signature) || Number(until) * 1000 <= now.getTime()) return [];
      return Buffer.from(text, 'base64url').toString().split(' ').map(readOverride);
    },
    write: (overrides, until) => {
      const text = Buffer.from(overrides.map(writeOverride).join(' ')).toString('base64url');
      const signed = `${Math.floor(until.getTime() / 1000)}.${text}`;
      return `${signed}.${sign(signed)}`;
    },
  };
};
