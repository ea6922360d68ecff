import { randomBytes } from 'node:crypto';
import type { KeyRing } from '#src/platform/crypto/index.ts';
import { createSigner } from './signer.ts';

/** The content of the cookie `cohort`. */
export interface Browser {
  /** Decides about canaries: per browser when signed out, per user on all devices when signed in. */
  readonly cohort: string;
  /** The session that signed in on this browser. The caller checks whether it is still active. */
  readonly session?: { readonly userId: number; readonly sessionId: number };
}

export interface CohortCookie {
  /** Undefined without the cookie, or with an invalid signature. */
  read(value: string | undefined): Browser | undefined;
  /** A random value for a browser without a session. */
  ofVisitor(): string;
  /** The value for a signed-in browser; signed, as pins depend on it. */
  ofMember(session: NonNullable<Browser['session']>): string;
}

const visitor = /^v\.[\w-]{22}$/;
const member = /^u\.([1-9]\d{0,15})\.([1-9]\d{0,15})$/;

/** Reads and writes the cookie `cohort` with the portal's key, which all replicas share. */
export const createCohortCookie = (ring: KeyRing): CohortCookie => {
  const signer = createSigner(ring, 'cohort-cookie');
  const read: CohortCookie['read'] = (value = '') => {
    if (visitor.test(value)) return { cohort: value };
    const [, userId, sessionId] = member.exec(signer.unsign(value).value ?? '') ?? [];
    if (!userId || !sessionId) return undefined;
    return { cohort: `u.${userId}`, session: { userId: Number(userId), sessionId: Number(sessionId) } };
  };
  return {
    read,
    ofVisitor: () => `v.${randomBytes(16).toString('base64url')}`,
    ofMember: ({ userId, sessionId }) => signer.sign(`u.${userId}.${sessionId}`),
  };
};
