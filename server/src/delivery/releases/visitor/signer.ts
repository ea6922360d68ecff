import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';

/** Signs cookie values; each `purpose` has its own key, so that one cookie cannot be used as another. */
export const createSigner = (dataKey: Buffer, purpose: string): Signer =>
  new Signer(Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32)));
