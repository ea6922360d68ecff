import type { FastifyInstance } from 'fastify';
import type { LiveSet } from '#src/delivery/releases/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, withReleaseToken } from '#src/platform/http/index.ts';
import { gather } from '#src/platform/jobs/index.ts';
import { createAllowance } from './allowance.ts';
import { readViolations } from './csp/read-violations.ts';
import { countViolations, type ToldViolation } from './csp/violation-service.ts';
import type { DownApps } from './down-apps.ts';
import { getHealth } from './health-service.ts';
import { countReported } from './report-service.ts';
import type { Reported } from './reported.ts';

const bodyLimit = 32 * 1024;
/** From one address in a minute: a hall of people behind one, not a machine that fills the counts. */
const reportsAMinute = 600;
const violationsAMinute = 120;

interface Parts {
  readonly live: LiveSet;
  readonly down: DownApps;
}

const takeReports = (scope: FastifyInstance, { database: { db }, env, now }: Deps): void => {
  const allowance = createAllowance(reportsAMinute, now);
  const reported = gather<Reported>({
    most: 10_000,
    everyMs: 1000,
    write: (all) => countReported({ db, rules: env.health, now: now(), log: scope.log }, all),
    onError: (err) => scope.log.error({ err }, 'reports of browsers could not be counted'),
  });
  scope.addHook('preClose', () => reported.close());
  handle(scope, 'POST /api/v1/release-reports', ({ body: { reports }, request }) => {
    allowance.take(request.ip, reports.length);
    for (const report of reports) reported.add({ report, at: now() });
    return null;
  });
};

const takeViolations = (scope: FastifyInstance, { database: { db }, now }: Deps, live: LiveSet): void => {
  const allowance = createAllowance(violationsAMinute, now);
  const told = gather<ToldViolation>({
    most: 500,
    everyMs: 1000,
    write: async (all) => {
      for (const violation of await countViolations({ db, live }, all))
        scope.log.warn({ violation }, 'content security policy violated');
    },
    onError: (err) => scope.log.error({ err }, 'violations of the policy could not be counted'),
  });
  scope.addHook('preClose', () => told.close());
  const parse = scope.getDefaultJsonParser('error', 'error');
  const types = ['application/csp-report', 'application/reports+json'];
  scope.addContentTypeParser(types, { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body as string, done);
  });
  handle(scope, 'POST /api/v1/csp-reports', ({ body, request }) => {
    const violations = readViolations(body);
    allowance.take(request.ip, Math.max(1, violations.length));
    for (const violation of violations) told.add({ ...violation, at: now() });
    return null;
  });
};

/** What browsers tell of releases and of what the policy blocked, and what that says about a release. */
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
    takeReports(scope, deps);
    takeViolations(scope, deps, live);
  });
  await app.register(async (scope) => {
    scope.authenticate = withReleaseToken(app.authenticate, env.releaseToken);
    handle(scope, 'GET /api/v1/releases/health', async ({ query: { app: name, minutes = 60 } }) => ({
      ...(await getHealth(database.db, { app: name, minutes, now: now() })),
      down: (await down.current()).has(name),
    }));
  });
};
