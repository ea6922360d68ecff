import { createHash } from 'node:crypto';

/** Subresource integrity hash of a file. */
export const integrityOf = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
