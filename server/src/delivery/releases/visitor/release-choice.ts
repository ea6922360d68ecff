import { isAllowedOrigin } from '@portal/shared/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { loadKeyRing } from '#src/platform/crypto/index.ts';
import type { LiveReleaseCache } from '../live-release-cache.ts';
import type { Live } from '../live-snapshot.ts';
import { applyOverrides, type OverriddenReleases } from '../override/apply-overrides.ts';
import { createFindRefusal } from '../override/find-refusal.ts';
import {
  applyOverrideCommand,
  endingAt,
  type OverrideCommand,
  type RunningOverride,
} from '../override/override.ts';
import { createOverrideCookie } from '../override/override-cookie.ts';
import { checkOverride, refererOrSelf, urlWithoutOverrides } from '../override/override-request.ts';
import { createPreviewLinks } from '../preview/preview-links.ts';
import { readTrustedKeys } from '../signing/trusted-keys.ts';
import { avoidFailedShell } from './avoid-failed-shell.ts';
import { releasesFor } from './releases-for.ts';
import { createReportTokens, reportTokenSeconds } from './report-token.ts';
import { visitorCookies } from './visitor-cookies.ts';
import { createVisitors, type KnownVisitor } from './visitors.ts';

/** Chooses the releases of a request. */
export interface ReleaseChoice {
  /** For a document: by cookies. Sets the cohort cookie. */
  forDocument(request: FastifyRequest, reply: FastifyReply): Promise<OverriddenReleases>;
  /** For an open tab: by its session. */
  forCall(request: FastifyRequest, reply: FastifyReply): Promise<OverriddenReleases>;
  /**
   * Checks a command without applying it, and returns what it would start. Throws 400 (`override`) for an invalid
   * override, 403 without the permission to start one or with a forged preview link, 410 for a link that has ended or
   * whose version is deleted, and 409 A0530 for a version that no trusted key signed. Ending needs no permission.
   */
  check(
    command: OverrideCommand,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<readonly RunningOverride[]>;
  /** Starts and ends overrides for this browser and redirects it. Throws like `check`. */
  apply(command: OverrideCommand, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const eightHours = 8 * 3600;

/**
 * Chooses the releases of each request: overrides before pins, pins before a canary, a canary before live. A shell
 * that did not start in this browser is replaced by the good one before it, unless it is an override.
 */
export const createReleaseChoice = (deps: Deps, liveReleases: LiveReleaseCache): ReleaseChoice => {
  const { database, env, now } = deps;
  const { db } = database;
  const allowed = env.overrides;
  const visitors = createVisitors(deps);
  const ring = loadKeyRing(env);
  const cookie = createOverrideCookie(ring);
  const reportTokens = createReportTokens(ring, now);
  const trusted = readTrustedKeys(env.releaseKeys);
  const findRefusal = createFindRefusal(deps, createPreviewLinks(ring));

  const readOverrides = (request: FastifyRequest) =>
    cookie
      .read(visitorCookies.override.read(request), now())
      .filter(({ origin }) => origin === undefined || isAllowedOrigin(origin, allowed));

  const nowSeconds = () => Math.floor(now().getTime() / 1000);

  const choose = (
    request: FastifyRequest,
    live: Live,
    visitor: KnownVisitor,
  ): Promise<OverriddenReleases> => {
    const own = avoidFailedShell(releasesFor(live, visitor), visitorCookies.failedShell.read(request));
    const overrides = readOverrides(request).filter((each) => findRefusal(each, visitor) === undefined);
    if (overrides.length === 0) return Promise.resolve({ live: own, origins: [], overrides: [] });
    return applyOverrides({ db, trusted, log: request.log }, own, overrides);
  };

  /** For the reports of this browser on what it got. */
  const withReportToken = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { cohort }: KnownVisitor,
    choosing: Promise<OverriddenReleases>,
  ): Promise<OverriddenReleases> => {
    const chosen = await choosing;
    const token =
      cohort === undefined
        ? undefined
        : reportTokens.renew({ cohort, live: chosen.live }, visitorCookies.reports.read(request));
    if (token !== undefined) visitorCookies.reports.write(reply, token, reportTokenSeconds);
    return chosen;
  };

  const check: ReleaseChoice['check'] = async ({ begin }, request, reply) => {
    const visitor = await visitors.ofDocument(request, reply, begin.length > 0);
    for (const override of begin) {
      const refusal = findRefusal(override, visitor);
      if (refusal) throw refusal;
      await checkOverride({ db, allowed, trusted }, override);
    }
    return begin.map((override) => endingAt(override, nowSeconds() + eightHours));
  };

  return {
    forDocument: async (request, reply) => {
      const live = await liveReleases.current();
      const withMember = live.offers.some(({ pins }) => pins.length > 0) || readOverrides(request).length > 0;
      const visitor = await visitors.ofDocument(request, reply, withMember);
      return withReportToken(request, reply, visitor, choose(request, live, visitor));
    },
    forCall: async (request, reply) => {
      const live = await liveReleases.current();
      const visitor = visitors.ofCall(request, reply);
      return withReportToken(request, reply, visitor, choose(request, live, visitor));
    },
    check,
    apply: async (command, request, reply) => {
      await check(command, request, reply);
      const overrides = applyOverrideCommand(readOverrides(request), command);
      const maxAge = overrides.length > 0 ? eightHours : 0;
      const value = cookie.write(overrides, nowSeconds() + maxAge);
      visitorCookies.override.write(reply, value, maxAge);
      const target = command.begin.length > 0 ? urlWithoutOverrides(request) : refererOrSelf(request);
      return reply.redirect(target, request.method === 'POST' ? 303 : 302);
    },
  };
};
