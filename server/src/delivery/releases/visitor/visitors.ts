import type { Rights } from '@portal/shared/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSessionRights } from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { loadDataKey } from '#src/platform/crypto/index.ts';
import type { Visitor } from './choose-version.ts';
import { type Browser, createCohortCookie } from './cohort-cookie.ts';
import { cookieOptions } from './cookie-options.ts';

/** A visitor, with everything they may do where it was asked for. */
export interface KnownVisitor extends Visitor {
  readonly member?: Rights & { readonly username: string };
}

export interface Visitors {
  /**
   * Whoever asks for a document: by the cookie `cohort` alone, which a browser without one is given. `inFull` also
   * finds out who is signed in, which costs two looks into the database.
   */
  ofDocument(request: FastifyRequest, reply: FastifyReply, inFull: boolean): Promise<KnownVisitor>;
  /**
   * Whoever asks which releases are live: by their session. Lets the cookie follow it, so that documents know a user
   * who signed in, on any device, and forget one who signed out.
   */
  ofCall(request: FastifyRequest, reply: FastifyReply): KnownVisitor;
}

const year = 365 * 24 * 3600;

/** Tells visitors apart, by cookies that are good on every replica with the same `DATA_KEY`. */
export const createVisitors = ({ database: { db }, env, now }: Deps): Visitors => {
  const cookie = createCohortCookie(loadDataKey(env));
  const secure = env.publicOrigin.startsWith('https:');

  const give = (reply: FastifyReply, value: string): void =>
    void reply.setCookie('cohort', value, { ...cookieOptions, maxAge: year, secure });

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
      return await findSessionRights(db, session, now());
    } catch (err) {
      // A document must come while the database is away; then it is one without pins.
      request.log.warn({ err }, 'the rights of a session are not known');
      return undefined;
    }
  };

  return {
    ofDocument: async (request, reply, inFull) => {
      const browser = cookie.read(request.cookies.cohort);
      if (!browser) return giveRandom(reply);
      const { cohort } = browser;
      const member = inFull ? await findMember(request, browser) : undefined;
      return { cohort, ...(member ? { member } : {}) };
    },
    ofCall: (request, reply) => {
      const browser = cookie.read(request.cookies.cohort);
      const { member } = request;
      if (member) {
        if (browser?.session?.sessionId !== member.sessionId) give(reply, cookie.ofMember(member));
        return { cohort: `u.${member.userId}`, member };
      }
      // Without a cookie there is nothing to be recognised by: nobody is given another release with every question.
      return browser?.session ? giveRandom(reply) : { cohort: browser?.cohort };
    },
  };
};
