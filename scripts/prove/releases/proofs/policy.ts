import assert from 'node:assert/strict';
import { testJourneys } from '../../../test/journeys.ts';
import { listViolations, printViolation, type Violation } from '../../../test/violations.ts';
import { inLanes, until } from '../../consistency/ask.ts';
import type { Buyer } from '../../consistency/buyers.ts';
import type { Figures, Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, goBack, ship } from '../moves.ts';
import { recordCspViolations } from '../record-csp-violations.ts';
import { listScreens, type Screen } from '../screens.ts';
import { makeVariant } from '../variant.ts';
import { newMember, releaseOf, visit } from '../visitor.ts';

const app = 'mf_catalog';
const screen = { path: '/domestic', view: 'domestic/index', file: 'views/domestic/index.js' };
const lanes = 3;

/** An inline script, as an injection would add it. */
const plant =
  ";(() => { const tag = document.createElement('script'); tag.textContent = 'window.planted = true'; document.head.append(tag); })();";

/** Opens every screen; returns the Content-Security-Policy violations that the browser reports. */
const walk = async (
  world: ReleaseTestEnvironment,
  root: Buyer,
  screens: readonly Screen[],
): Promise<string[]> => {
  const found: string[] = [];
  const { context, leave } = await visit(world, { member: root });
  await recordCspViolations(context, found);
  try {
    await inLanes(screens, lanes, async ({ path, view }) => {
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
const plantScript = async (world: ReleaseTestEnvironment): Promise<Figures> => {
  const planted = await makeVariant(world.folder, buildOf(world, app), {
    edit: { [screen.file]: (text) => text + plant },
  });
  const { version } = planted.record;
  await ship(world, planted);
  const { page, leave } = await visit(world);
  await page.goto(screen.path);
  assert.equal(await releaseOf(page, screen.view), version);
  const ran = await page.evaluate(() => 'planted' in window);
  const isIt = (told: Violation): boolean =>
    told.app === app && told.version === version && told.directive.startsWith('script-src');
  const list = () => listViolations(world.client);
  await until(async () => (await list()).some(isIt), 'the report on the script', 90_000);
  await leave();
  const noted = (await list()).find(isIt);
  await goBack(world, buildOf(world, app).record);
  assert.equal(ran, false, 'the planted script did not run');
  assert.equal(noted?.view, screen.view);
  return { 'a planted script': noted ? printViolation(noted) : 'never told' };
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
    'No screen asks for what the Content-Security-Policy forbids; a planted script is blocked and attributed',
  run: async (world, size) => {
    const root = await newMember(world, 'ROOT');
    const all = await listScreens(world, root);
    // The journeys of `npm test` cover the other screens and count violations, too.
    const screens = size === 'full' ? all : all.filter((_, place) => place % 3 === 0);
    const before = (await listViolations(world.client)).map(printViolation);
    const found = await walk(world, root, screens);
    assert.deepEqual(found, [], 'no violation on any screen');
    const after = (await listViolations(world.client)).map(printViolation);
    assert.deepEqual(after, before, 'the portal was told of none');
    const planted = await plantScript(world);
    return {
      screens: screens.length,
      violations: 0,
      ...planted,
      ...(size === 'full' ? await walkJourneys() : {}),
    };
  },
};
