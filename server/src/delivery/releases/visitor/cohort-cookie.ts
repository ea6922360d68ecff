import { randomBytes } from 'node:crypto';
import { cookieOf } from '#src/platform/http/index.ts';
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
  read(header: string | undefined): Browser | undefined;
  /** The value for a browser that nobody is signed in on: random. */
  ofVisitor(): string;
  /** The value for a browser that a user is signed in on, signed, as pins go by it. */
  ofMember(session: NonNullable<Browser['session']>): string;
}

const visitor = /^v\.[\w-]{22}$/;
const member = /^u\.([1-9]\d{0,15})\.([1-9]\d{0,15})\.([\w-]{43})$/;

/** Reads and writes the cookie `cohort` with the key of this portal, the same on every replica. */
export const createCohortCookie = (dataKey: Buffer): CohortCookie => {
  const { sign, isOurs } = createSigner(dataKey, 'cohort-cookie');
  const read: CohortCookie['read'] = (header) => {
    const value = cookieOf(header, 'cohort') ?? '';
    if (visitor.test(value)) return { cohort: value };
    const [, userId, sessionId, signature] = member.exec(value) ?? [];
    if (!userId || !sessionId || !signature || !isOurs(`u.${userId}.${sessionId}`, signature))
      return undefined;
    return { cohort: `u.${userId}`, session: { userId: Number(userId), sessionId: Number(sessionId) } };
  };
  return {
    read,
    ofVisitor: () => `v.${randomBytes(16).toString('base64url')}`,
    ofMember: ({ userId, sessionId }) => {
      const text = `u.${userId}.${sessionId}`;
      return `${text}.${sign(text)}`;
    },
  };
};
