import type { Outcome } from '../check/outcome.ts';
import { launchPortal } from '../portal/launch.ts';
import { ensurePublisher, publisherEnvOf } from '../portal/publisher.ts';
import { freePort } from '../process/ports.ts';
import { inRoot } from '../process/root.ts';
import { ensureBrowser } from './chromium.ts';
import { countTests } from './parse-counts.ts';
import { fastTempDir, runNode, withTempDir } from './temp-dir.ts';
import { listViolations, printViolation, type Violation } from './violations.ts';

/** Content-Security-Policy violations in journeys count as one more failure. */
const withPolicy = (outcome: Outcome, violations: readonly Violation[]): Outcome => {
  const lines = violations.map(printViolation);
  return violations.length === 0
    ? { ...outcome, passed: outcome.passed + 1 }
    : { ...outcome, failed: outcome.failed + 1, detail: [outcome.detail, ...lines].join('\n') };
};

/** Runs the journeys in a browser, on a portal of their own. */
export const testJourneys = async (args: readonly string[] = []): Promise<Outcome> =>
  withTempDir(
    async (dataDir) => {
      const chromium = await ensureBrowser('headless-shell');
      const [port, operationsPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
      const env = { CAPTCHA_FIXED_CODE: '8888', PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
      const host = '127.0.0.1';
      const portal = await launchPortal({
        host,
        port,
        operationsPort,
        sandboxPort,
        dataDir,
        portalEnv: 'test',
        disposable: true,
        env,
      });
      try {
        const publisher = await ensurePublisher(dataDir);
        const cli = inRoot('e2e/node_modules/@playwright/test/cli.js');
        const seen = {
          PORTAL_URL: portal.origin,
          SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
          DATABASE_URL: portal.databaseUrl,
          RELEASES_DIR: inRoot('dist/releases'),
          ...publisherEnvOf(publisher),
          CHROMIUM_PATH: chromium,
          TMPDIR: await fastTempDir(),
        };
        const { code, output } = await runNode([cli, 'test', ...args], seen, inRoot('e2e'));
        const releaseClient = { portalUrl: portal.origin, ...publisher };
        return withPolicy(countTests('e2e', 'playwright', code, output), await listViolations(releaseClient));
      } finally {
        await portal.stop();
      }
    },
    await fastTempDir(),
  );
