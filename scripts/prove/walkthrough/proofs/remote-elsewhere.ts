import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot, root } from '../../../process/root.ts';
import { listHistory } from '../../../release/client.ts';
import type { Proof } from '../../proof.ts';
import { openEnvironment, type ReleaseTestEnvironment } from '../../releases/environment.ts';
import { addMenuRow } from '../../releases/menu-row.ts';
import { liveReleasesOf } from '../../releases/moves.ts';
import { newMember, releaseOf, visit } from '../../releases/visitor.ts';
import { followStep } from '../follow-page.ts';
import { chapterOf, readPage } from '../read-page.ts';

const page = 'docs/extending.md';
const heading = '## A remote of another repository';
const app = 'mf_harbour';
const row = { name: 'Harbour', path: '/harbour', component: 'harbour/index' };

/** Follows the chapter in a folder outside of the checkout; returns the output of each step. */
const followChapter = async ({ client }: ReleaseTestEnvironment, folder: string): Promise<string[]> => {
  await mkdir(folder);
  const env = {
    PORTAL: root,
    PORTAL_URL: client.portalUrl,
    RELEASE_TOKEN: client.releaseToken,
    RELEASE_KEY: client.releaseKey ?? '',
    INIT_CWD: folder,
  };
  const text = await readFile(inRoot(page), 'utf8');
  const said: string[] = [];
  for (const step of readPage(chapterOf(text, heading))) said.push(await followStep(step, folder, env));
  return said;
};

/** Opens the view from the menu: it has the shell's language and data. */
const openView = async (env: ReleaseTestEnvironment): Promise<string> => {
  const member = await newMember(env, 'ROOT');
  await addMenuRow(env, member, row);
  const { page: tab, leave } = await visit(env, { member });
  await tab.goto(row.path);
  const version = await releaseOf(tab, row.component);
  const view = tab.locator(`[data-view="${row.component}"]`);
  assert.equal(await view.locator('h1').textContent(), '港口');
  await view.locator('a[href^="/news-detail"]').first().waitFor();
  await leave();
  return version;
};

const prove = async (env: ReleaseTestEnvironment, folder: string) => {
  const said = await followChapter(env, folder);
  const live = (await liveReleasesOf(env.client.portalUrl))[app]?.current.version;
  const preview = said.map((text) => /^(http:\S+\?\S+)$/m.exec(text)?.[1]).find((url) => url !== undefined);
  assert.ok(preview && live, said.join('\n'));
  assert.equal((await fetch(preview)).status, 200);
  assert.equal(await openView(env), live);
  const moves = (await listHistory(env.client, app)).map(({ action }) => action);
  assert.deepEqual(moves, ['promote', 'publish']);
  return { 'steps of the chapter': said.length };
};

export const remoteElsewhere: Proof<{ readonly folder: string }> = {
  number: 2,
  claim: `A remote outside of the checkout is built with the packed packages, published, previewed and promoted, as ${page} describes`,
  onlyFull: true,
  run: async ({ folder }) => {
    const env = await openEnvironment(join(folder, 'portal'));
    try {
      return await prove(env, join(folder, 'elsewhere'));
    } finally {
      await env.stop();
    }
  },
};
