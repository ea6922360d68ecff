import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listHistory } from '../../../release/client.ts';
import type { Proof } from '../../proof.ts';
import { copyCheckout } from '../../walkthrough/copy-checkout.ts';
import { followStep } from '../../walkthrough/follow-page.ts';
import { chapterOf, readPage } from '../../walkthrough/read-page.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { liveReleasesOf } from '../moves.ts';
import { newMember, releaseOf, visit } from '../visitor.ts';

const page = 'docs/extending.md';
const app = 'mf_guide';

/** Follows the page in a checkout of its own against this portal; returns the number of steps. */
const followPage = async ({ client }: ReleaseTestEnvironment, folder: string): Promise<number> => {
  await copyCheckout(folder);
  const env = {
    PORTAL_URL: client.portalUrl,
    RELEASE_TOKEN: client.releaseToken,
    RELEASE_KEY: client.releaseKey ?? '',
  };
  const text = await readFile(join(folder, page), 'utf8');
  const others = ['## Add a field', '## A remote of another repository'];
  const steps = readPage(others.reduce((rest, heading) => rest.replace(chapterOf(text, heading), ''), text));
  for (const step of steps) await followStep(step, folder, env);
  return steps.length;
};

/** Opens the menu row as root. */
const openFromMenu = async (env: ReleaseTestEnvironment): Promise<string> => {
  const { page: tab, leave } = await visit(env, { member: await newMember(env, 'ROOT') });
  await tab.goto('/dashboard');
  await tab.locator('nav a[href="/guide"]').click();
  const version = await releaseOf(tab, 'guide/index');
  const view = tab.locator('[data-view="guide/index"]');
  assert.equal(await view.locator('h1').textContent(), 'Guide');
  await view.locator('a[href^="/news-detail"]').first().waitFor();
  await leave();
  return version;
};

export const sixthRemote: Proof<ReleaseTestEnvironment> = {
  number: 9,
  claim: `The steps of ${page} produce a sixth remote with a view, a test, a menu entry and an API call`,
  onlyFull: true,
  run: async (env) => {
    const origin = env.replicas[1].origin;
    const before = await liveReleasesOf(origin);
    const steps = await followPage(env, join(env.folder, 'checkout'));
    const { [app]: guide, ...others } = await liveReleasesOf(origin);
    assert.deepEqual(others, before, 'no other app has another release');
    assert.equal(await openFromMenu(env), guide?.current.version);
    const moves = (await listHistory(env.client, app)).map(({ action }) => action);
    assert.deepEqual(moves, ['rollback', 'promote', 'publish', 'promote', 'publish']);
    return { 'steps of the page': steps, 'releases of other apps': 0 };
  },
};
