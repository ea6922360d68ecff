import assert from 'node:assert/strict';
import { testJourneys } from '../../../test/journeys.ts';
import { listViolations, printViolation, type Violation } from '../../../test/violations.ts';
import { mapWithConcurrency, until } from '../../consistency/ask.ts';
import type { Buyer } from '../../consistency/buyers.ts';
import type { Figures, Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, rollBackTo, ship } from '../moves.ts';
import { recordCspViolations } from '../record-csp-violations.ts';
import { listScreens, type Screen } from '../screens.ts';
import { makeVariant } from '../variant.ts';
import { newMember, releaseOf, visit } from '../visitor.ts';

const app = 'mf_catalog';
const screen = { path: '/domestic', view: 'domestic/index', file: 'views/domestic/index.js' };
const workers = 3;

/** An inline script, as an injection would add it: Trusted Types refuse its text, before the policy refuses the script. */
const plant =
  ";(() => { const tag = document.createElement('script'); tag.textContent = 'window.planted = true'; document.head.append(tag); })();";

/** Opens every screen; returns the violations of policies that the browser reports. */
const walk = async (env: ReleaseTestEnvironment, root: Buyer, screens: readonly Screen[]) => {
  const found: string[] = [];
  const { context, leave } = await visit(env, { member: root });
  await recordCspViolations(context, found);
  try {
    await mapWithConcurrency(screens, workers, async ({ path, view }) => {
      const page = await context.newPage();
      await page.goto(path);
      await releaseOf(page, view).catch(() => assert.fail(`${path} shows ${view}`));
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
      await page.close();
    });
  } finally {
    await leave();
  }
  return found;
};

/** Promotes a release with an injection: the browser blocks it, and the portal attributes it. */
const plantScript = async (env: ReleaseTestEnvironment): Promise<Figures> => {
  const planted = await makeVariant(env.folder, buildOf(env, app), {
    edit: { [screen.file]: (text) => text + plant },
  });
  const { version } = planted.record;
  await ship(env, planted);
  const { page, leave } = await visit(env);
  await page.goto(screen.path);
  assert.equal(await releaseOf(page, screen.view), version);
  const ran = await page.evaluate(() => 'planted' in window);
  const isIt = (violation: Violation): boolean =>
    violation.app === app &&
    violation.version === version &&
    violation.directive === 'require-trusted-types-for';
  const list = () => listViolations(env.client);
  await until(async () => (await list()).some(isIt), 'the report on the script', 90_000);
  await leave();
  const recorded = (await list()).find(isIt);
  await rollBackTo(env, buildOf(env, app).record);
  assert.equal(ran, false, 'the planted script did not run');
  assert.equal(recorded?.view, screen.view);
  return { 'a planted script': recorded ? printViolation(recorded) : 'not recorded' };
};

/** The journeys count violations themselves and fail on any. */
const walkJourneys = async (): Promise<Figures> => {
  const { passed, failed, detail } = await testJourneys();
  assert.equal(failed, 0, detail);
  return { journeys: passed };
};

export const policy: Proof<ReleaseTestEnvironment> = {
  number: 6,
  claim:
    'No screen violates the Content-Security-Policy or the Integrity-Policy; an injected script is blocked and attributed',
  run: async (env, size) => {
    const root = await newMember(env, 'ROOT');
    const all = await listScreens(env, root);
    // The journeys of `npm test` cover the other screens and count violations, too.
    const screens = size === 'full' ? all : all.filter((_, place) => place % 3 === 0);
    const before = (await listViolations(env.client)).map(printViolation);
    const found = await walk(env, root, screens);
    assert.deepEqual(found, [], 'no violation on any screen');
    const after = (await listViolations(env.client)).map(printViolation);
    assert.deepEqual(after, before, 'no violation was recorded');
    const planted = await plantScript(env);
    return {
      screens: screens.length,
      violations: 0,
      ...planted,
      ...(size === 'full' ? await walkJourneys() : {}),
    };
  },
};
