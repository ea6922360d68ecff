import type { FastifyInstance } from 'fastify';
import type { LiveReleaseCache } from '#src/delivery/releases/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, withReleaseToken } from '#src/platform/http/index.ts';
import { createWriteBehindBuffer } from '#src/platform/jobs/index.ts';
import type { ReceivedReport } from './aggregate-reports.ts';
import { readViolations } from './csp/read-violations.ts';
import { countViolations, type ReceivedViolation } from './csp/violation-service.ts';
import { getHealth } from './health-service.ts';
import { createReportRateLimit } from './report-rate-limit.ts';
import { saveReports } from './report-service.ts';
import type { UnavailableApps } from './unavailable-apps.ts';

const bodyLimit = 32 * 1024;
/** Per IP address, which many visitors may share. */
const reportsPerMinute = 600;
const violationsPerMinute = 120;

interface Parts {
  readonly live: LiveReleaseCache;
  readonly down: UnavailableApps;
}

const registerReports = (scope: FastifyInstance, { database: { db }, env, now }: Deps): void => {
  const rateLimit = createReportRateLimit(reportsPerMinute, now);
  const reportBuffer = createWriteBehindBuffer<ReceivedReport>({
    capacity: 10_000,
    everyMs: 1000,
    write: (all) => saveReports({ db, rules: env.health, now: now(), log: scope.log }, all),
    onError: (err) => scope.log.error({ err }, 'reports of browsers could not be counted'),
  });
  scope.addHook('preClose', () => reportBuffer.close());
  handle(scope, 'POST /api/v1/release-reports', ({ body: { reports }, request }) => {
    rateLimit.consume(request.ip, reports.length);
    for (const report of reports) reportBuffer.add({ report, at: now() });
    return null;
  });
};

const registerViolations = (
  scope: FastifyInstance,
  { database: { db }, now }: Deps,
  live: LiveReleaseCache,
): void => {
  const rateLimit = createReportRateLimit(violationsPerMinute, now);
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
    rateLimit.consume(request.ip, Math.max(1, violations.length));
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
  const { database, env, now } = deps;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = bodyLimit;
    });
    registerReports(scope, deps);
    registerViolations(scope, deps, live);
  });
  await app.register(async (scope) => {
    scope.authenticate = withReleaseToken(app.authenticate, env.releaseToken);
    handle(scope, 'GET /api/v1/releases/health', async ({ query: { app: name, minutes = 60 } }) => ({
      ...(await getHealth(database.db, { app: name, minutes, now: now() })),
      down: (await down.current()).has(name),
    }));
  });
};
