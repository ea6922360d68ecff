import { randomBytes } from 'node:crypto';
import { createSigner } from './signer.ts';

/** What the cookie `cohort` tells of a browser. */
export interface Browser {
  /** Decides about canaries: of a browser that nobody is signed in on, or of a user on all of theirs. */
  readonly cohort: string;
  /** Whoever signed in here. Whether the session still stands is for the caller to find out. */
  readonly session?: { readonly userId: number; readonly sessionId: number };
}

export interface CohortCookie {
  /** Undefined when there is no such cookie, or it was not made here. */
  read(value: string | undefined): Browser | undefined;
  /** The value for a browser that nobody is signed in on: random. */
  ofVisitor(): string;
  /** The value for a browser that a user is signed in on, signed, as pins go by it. */
  ofMember(session: NonNullable<Browser['session']>): string;
}

const visitor = /^v\.[\w-]{22}$/;
const member = /^u\.([1-9]\d{0,15})\.([1-9]\d{0,15})$/;

/** Reads and writes the cookie `cohort` with the key of this portal, the same on every replica. */
export const createCohortCookie = (dataKey: Buffer): CohortCookie => {
  const signer = createSigner(dataKey, 'cohort-cookie');
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
