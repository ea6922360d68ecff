import { Signer } from '@fastify/cookie';
import { deriveKeys, type KeyRing } from '#src/platform/crypto/index.ts';

/**
 * Signs cookie values with the newest key, and accepts those of every key; each `purpose` has its own keys, so that one
 * cookie cannot be used as another.
 */
export const createSigner = (ring: KeyRing, purpose: string): Signer => new Signer(deriveKeys(ring, purpose));
