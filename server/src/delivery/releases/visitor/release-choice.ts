import { hasPerm, isAllowedOrigin } from '@portal/shared/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { loadDataKey } from '#src/platform/crypto/index.ts';
import { forbidden } from '#src/platform/errors/index.ts';
import type { LiveSet } from '../live-set.ts';
import type { Live } from '../live-snapshot.ts';
import { applyOverrides, type Overridden } from '../override/apply-overrides.ts';
import { addressOf, checkOverride, pageBefore } from '../override/order-overrides.ts';
import { applyOrder, type OverrideOrder } from '../override/override.ts';
import { createOverrideCookie } from '../override/override-cookie.ts';
import { cookieOptions } from './cookie-options.ts';
import { releasesFor } from './releases-for.ts';
import { createVisitors, type KnownVisitor } from './visitors.ts';

/** Which releases a request is answered with. */
export interface ReleaseChoice {
  /** For a document: by cookies. Gives the browser its cohort. */
  forDocument(request: FastifyRequest, reply: FastifyReply): Promise<Overridden>;
  /** For an open tab: by its session. */
  forCall(request: FastifyRequest, reply: FastifyReply): Promise<Overridden>;
  /**
   * Begins and ends overrides for this browser, and sends it on. Throws 400 (`override`) for what may not be, 403 for
   * whoever may not begin one; ending is everybody's.
   */
  obey(order: OverrideOrder, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const eightHours = 8 * 3600;

/** Chooses for each request what it gets: overrides over pins, pins over a canary, a canary over what is live. */
export const createReleaseChoice = (deps: Deps, liveSet: LiveSet): ReleaseChoice => {
  const { database, env, now } = deps;
  const { db } = database;
  const allowed = env.overrides;
  const visitors = createVisitors(deps);
  const cookie = createOverrideCookie(loadDataKey(env));
  const secure = env.publicOrigin.startsWith('https:');

  const given = ({ cookies }: FastifyRequest) =>
    cookie
      .read(cookies.override, now())
      .filter(({ origin }) => origin === undefined || isAllowedOrigin(origin, allowed));

  const mayOverride = ({ member }: KnownVisitor): boolean =>
    !allowed.guarded || (member !== undefined && hasPerm(member, ['release:override']));

  const choose = (request: FastifyRequest, live: Live, visitor: KnownVisitor): Promise<Overridden> => {
    const own = releasesFor(live, visitor);
    const overrides = given(request);
    if (overrides.length === 0 || !mayOverride(visitor))
      return Promise.resolve({ live: own, origins: [], overrides: [] });
    return applyOverrides({ db, log: request.log }, own, overrides);
  };

  return {
    forDocument: async (request, reply) => {
      const live = await liveSet.current();
      const inFull = live.offers.some(({ pins }) => pins.length > 0) || given(request).length > 0;
      return choose(request, live, await visitors.ofDocument(request, reply, inFull));
    },
    forCall: async (request, reply) =>
      choose(request, await liveSet.current(), visitors.ofCall(request, reply)),
    obey: async (order, request, reply) => {
      const begins = order.begin.length > 0;
      const visitor = await visitors.ofDocument(request, reply, begins);
      if (begins && !mayOverride(visitor)) throw forbidden();
      for (const override of order.begin) await checkOverride(db, override, allowed);
      const overrides = applyOrder(given(request), order);
      const maxAge = overrides.length > 0 ? eightHours : 0;
      const value = cookie.write(overrides, new Date(now().getTime() + maxAge * 1000));
      void reply.setCookie('override', value, { ...cookieOptions, maxAge, secure });
      void reply.header('cache-control', 'no-store');
      return reply.redirect(begins ? addressOf(request) : pageBefore(request), 302);
    },
  };
};
