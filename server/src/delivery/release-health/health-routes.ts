import { createHmac } from 'node:crypto';
import { errorCodes } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import {
  createReportTokens,
  findOwner,
  type LiveReleaseCache,
  readTrustedKeys,
  visitorCookies,
  withReleaseTokens,
} from '#src/delivery/releases/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { deriveNewestKey, type KeyRing, loadKeyRing } from '#src/platform/crypto/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { createRateLimit, handle, networkOf } from '#src/platform/http/index.ts';
import { createWriteBehindBuffer } from '#src/platform/jobs/index.ts';
import { type ReceivedReport, weightOf } from './aggregate-reports.ts';
import { createBrowserMetrics } from './browser-metrics.ts';
import { readViolations } from './csp/read-violations.ts';
import { countViolations, type ReceivedViolation } from './csp/violation-service.ts';
import { getHealth } from './health-service.ts';
import { saveReports } from './report-service.ts';
import type { UnavailableApps } from './unavailable-apps.ts';

const bodyLimit = 32 * 1024;
/** Per network, which many visitors may share. */
const reportsPerMinute = 600;
const violationsPerMinute = 120;
/** Per visitor, in loads: a report that counts for several in the totals uses as many. */
const loadsOfVisitor = 120;

const withoutToken = (): HttpError =>
  new HttpError(
    { zh: '上报缺少页面的凭证或凭证已过期', en: 'The token of the page is missing or has expired' },
    { status: 403, code: errorCodes.forbidden, field: 'reports' },
  );

/** Hashes networks of visitors with a key: there are few enough addresses to try them all. */
const createNetworkHash = (ring: KeyRing): ((address: string) => string) => {
  const key = deriveNewestKey(ring, 'report-networks');
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 16);
};

interface Parts {
  readonly live: LiveReleaseCache;
  readonly down: UnavailableApps;
}

const registerReports = (scope: FastifyInstance, { database: { db }, env, now }: Deps): void => {
  const ring = loadKeyRing(env);
  const tokens = createReportTokens(ring, now);
  const hashNetwork = createNetworkHash(ring);
  const trusted = readTrustedKeys(env.releaseKeys);
  const limits = {
    network: createRateLimit(reportsPerMinute, now),
    visitor: createRateLimit(loadsOfVisitor, now),
  };
  const metrics = createBrowserMetrics(scope.metrics);
  const reportBuffer = createWriteBehindBuffer<ReceivedReport>({
    capacity: 10_000,
    everyMs: 1000,
    write: (all) => saveReports({ db, rules: env.health, trusted, now: now(), log: scope.log, metrics }, all),
    onError: (err) => scope.log.error({ err }, 'reports of browsers could not be counted'),
  });
  scope.addHook('preClose', () => reportBuffer.close());
  handle(scope, 'POST /api/v1/release-reports', ({ body: { reports }, request }) => {
    const reporter = tokens.read(visitorCookies.reports.read(request));
    if (!reporter) throw withoutToken();
    const [{ cohort }, network] = [reporter, hashNetwork(request.ip)];
    limits.network.consume(network, reports.length);
    limits.visitor.consume(cohort, weightOf(reports, env.health.sampling));
    for (const report of reports.filter(reporter.mayReport))
      reportBuffer.add({ report, at: now(), cohort, network });
    return null;
  });
};

const registerViolations = (
  scope: FastifyInstance,
  { database: { db }, now }: Deps,
  live: LiveReleaseCache,
): void => {
  const rateLimit = createRateLimit(violationsPerMinute, now);
  const violationBuffer = createWriteBehindBuffer<ReceivedViolation>({
    capacity: 500,
    everyMs: 1000,
    write: async (all) => {
      for (const violation of await countViolations({ db, live }, all))
        scope.log.warn({ violation }, 'content security policy violated');
    },
    onError: (err) => scope.log.error({ err }, 'violations of the policy could not be counted'),
  });
  scope.addHook('preClose', () => violationBuffer.close());
  const parse = scope.getDefaultJsonParser('error', 'error');
  const types = ['application/csp-report', 'application/reports+json'];
  scope.addContentTypeParser(types, { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body as string, done);
  });
  handle(scope, 'POST /api/v1/csp-reports', ({ body, request }) => {
    const violations = readViolations(body);
    rateLimit.consume(networkOf(request.ip), Math.max(1, violations.length));
    for (const violation of violations) violationBuffer.add({ ...violation, at: now() });
    return null;
  });
};

/** Receives reports on releases and CSP violations, and serves the health of releases. */
export const registerReleaseHealth = async (
  app: FastifyInstance,
  deps: Deps,
  { live, down }: Parts,
): Promise<void> => {
  const { database, now } = deps;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = bodyLimit;
    });
    registerReports(scope, deps);
    registerViolations(scope, deps, live);
  });
  await app.register(async (scope) => {
    scope.authenticate = withReleaseTokens(app.authenticate, deps);
    handle(scope, 'GET /api/v1/releases/health', async ({ query: { app: name, minutes = 60 } }) => ({
      ...(await getHealth(database.db, { app: name, minutes, now: now() })),
      down: (await down.current()).has(name),
      owner: await findOwner(database.db, name),
    }));
  });
};
