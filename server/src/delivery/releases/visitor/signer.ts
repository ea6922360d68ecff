import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';

/** Signs what browsers keep for us; each `purpose` has a key of its own, so that one cookie cannot pass for another. */
export const createSigner = (dataKey: Buffer, purpose: string): Signer =>
  new Signer(Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32)));
