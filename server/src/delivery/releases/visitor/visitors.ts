import type { Rights } from '@portal/shared/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSessionRights } from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { loadKeyRing } from '#src/platform/crypto/index.ts';
import type { Visitor } from './choose-version.ts';
import { type Browser, createCohortCookie } from './cohort-cookie.ts';
import { visitorCookies } from './visitor-cookies.ts';

/** A visitor with their permissions, where requested. */
export interface KnownVisitor extends Visitor {
  readonly member?: Rights & { readonly username: string };
}

export interface Visitors {
  /**
   * The visitor of a document, by the cookie `cohort`, which is set when missing. `inFull` also loads the
   * signed-in user, which costs two queries.
   */
  ofDocument(request: FastifyRequest, reply: FastifyReply, inFull: boolean): Promise<KnownVisitor>;
  /**
   * The visitor of an API call, by session. Updates the cookie, so that documents recognise a user who signed
   * in, on any device, and forget one who signed out.
   */
  ofCall(request: FastifyRequest, reply: FastifyReply): KnownVisitor;
}

const year = 365 * 24 * 3600;

/** Recognises visitors by cookies that are valid on every replica with the same `DATA_KEY`. */
export const createVisitors = ({ database: { reserve }, env, now }: Deps): Visitors => {
  const cookie = createCohortCookie(loadKeyRing(env));
  const give = (reply: FastifyReply, value: string): void => visitorCookies.cohort.write(reply, value, year);

  const giveRandom = (reply: FastifyReply): KnownVisitor => {
    const cohort = cookie.ofVisitor();
    give(reply, cohort);
    return { cohort };
  };

  const findMember = async (
    request: FastifyRequest,
    { session }: Browser,
  ): Promise<KnownVisitor['member']> => {
    if (!session) return undefined;
    try {
      return await findSessionRights(reserve.db, session, now());
    } catch (err) {
      // A document is served even while the database is unreachable; then without pins.
      request.log.warn({ err }, 'the rights of a session are not known');
      return undefined;
    }
  };

  return {
    ofDocument: async (request, reply, inFull) => {
      const browser = cookie.read(visitorCookies.cohort.read(request));
      if (!browser) return giveRandom(reply);
      const { cohort } = browser;
      const member = inFull ? await findMember(request, browser) : undefined;
      return { cohort, ...(member ? { member } : {}) };
    },
    ofCall: (request, reply) => {
      const browser = cookie.read(visitorCookies.cohort.read(request));
      const { member } = request;
      if (member) {
        if (browser?.session?.sessionId !== member.sessionId) give(reply, cookie.ofMember(member));
        return { cohort: `u.${member.userId}`, member };
      }
      // Without a cookie a new cohort would be drawn for every request, so such a visitor gets live.
      return browser?.session ? giveRandom(reply) : { cohort: browser?.cohort };
    },
  };
};
