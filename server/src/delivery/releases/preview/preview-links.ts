import type { KeyRing } from '#src/platform/crypto/index.ts';
import type { Override } from '../override/override.ts';
import type { ReleaseKey } from '../release-repository.ts';
import { createSigner } from '../visitor/signer.ts';

export interface PreviewLinks {
  /** The override of a link to a release that ends at an instant (Unix seconds). */
  sign(release: ReleaseKey, until: number): Override;
  /** Whether this portal signed the link of an override, for this version and end. */
  isSigned(override: Override): boolean;
}

const signedText = ({ app, version }: Pick<Override, 'app' | 'version'>, until: number): string =>
  `${app}@${version}~${until}`;

/** Mail and chat programs take some characters of base64 for the end of a link: signatures in links are hex. */
const signature = /^[0-9a-f]{64}$/;
const toHex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');
const toBase64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64').replace('=', '');

/** Signs and verifies preview links with the portal's key, which all replicas share. Nothing is stored. */
export const createPreviewLinks = (ring: KeyRing): PreviewLinks => {
  const signer = createSigner(ring, 'preview-link');
  return {
    sign: ({ app, version }, until) => {
      const text = signedText({ app, version }, until);
      const link = { until, signature: toHex(signer.sign(text).slice(text.length + 1)) };
      return { app, version, link };
    },
    isSigned: ({ link, ...release }) =>
      link !== undefined &&
      signature.test(link.signature) &&
      signer.unsign(`${signedText(release, link.until)}.${toBase64(link.signature)}`).valid,
  };
};
