import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { readExternalBuild } from '../../../release/external/read-build.ts';
import { until } from '../../consistency/ask.ts';
import type { Buyer } from '../../consistency/buyers.ts';
import type { Figures, Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { type Bundler, buildExternal, bundlers, copyBuild, installExternal } from '../external-build.ts';
import { addMenuRow, type MenuRow, removeMenuRow } from '../menu-row.ts';
import { command, commanded, waitForDocuments } from '../moves.ts';
import { recordCspViolations } from '../record-csp-violations.ts';
import { newMember, releaseOf, type Visitor, visit } from '../visitor.ts';

/** A remote that is built elsewhere, its URLs, and the visitor who opens it. */
interface Stage {
  readonly env: ReleaseTestEnvironment;
  readonly root: Buyer;
  readonly view: string;
  /** Two screens with the same view. */
  readonly rows: readonly [MenuRow, MenuRow];
  readonly violations: string[];
}

const recordOf = (folder: string) => readExternalBuild(folder).record;

const publish = async ({ env }: Stage, folder: string): Promise<string> => {
  const { app, version } = recordOf(folder);
  await commanded(env, 'publish', '--from', folder, '--promote');
  await waitForDocuments(env, app, version);
  return version;
};

const open = async ({ env, root, rows: [{ path }], violations }: Stage): Promise<Visitor> => {
  const visitor = await visit(env, { member: root });
  await recordCspViolations(visitor.context, violations);
  await visitor.page.goto(path);
  return visitor;
};

const styleOf = (page: Page, selector: string, property: 'paddingTop' | 'letterSpacing'): Promise<string> =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property);

/** Shows the shell's React, language, session and router, and the remote's own styles and lazy chunk. */
const checkView = async (stage: Stage, version: string): Promise<void> => {
  const { page, leave } = await open(stage);
  assert.equal(await releaseOf(page, stage.view), version);
  const view = page.locator(`[data-view="${stage.view}"]`);
  assert.equal(await view.locator('h1').textContent(), '今天');
  assert.match((await view.locator('output').textContent()) ?? '', /^buyer_/, 'the name of who is signed in');
  assert.equal(await styleOf(page, '.outside-today', 'paddingTop'), '24px');
  await view.getByRole('button', { name: '潮汐' }).click();
  await view.getByText('4.2 m').waitFor();
  assert.equal(await styleOf(page, '.outside-tide', 'letterSpacing'), '3px');
  await page.getByRole('button', { name: 'English' }).first().click();
  await view.getByRole('heading', { name: 'Version 1.4.0' }).waitFor();
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  await view.getByRole('link', { name: stage.rows[0].path }).click();
  await releaseOf(page, 'dashboard/index');
  assert.ok(await page.evaluate(() => 'sameTab' in window), 'the link is followed by the router');
  await leave();
};

const checkShown = async (stage: Stage, version: string): Promise<void> => {
  const { page, leave } = await open(stage);
  assert.equal(await releaseOf(page, stage.view), version);
  await leave();
};

/** In one tab, a second screen uses the release promoted meanwhile; both work. */
const checkOpenTab = async (stage: Stage, publishNext: () => Promise<string>): Promise<void> => {
  const { page, leave } = await open(stage);
  const before = await releaseOf(page, stage.view);
  await page.getByRole('button', { name: 'English' }).first().click();
  const next = await publishNext();
  const ofRelease = (version: string) =>
    page.locator(`[data-view="${stage.view}"][data-release="${version}"]`);
  const second = page.locator(`nav a[href="${stage.rows[1].path}"]`);
  const isMounted = async (): Promise<boolean> => {
    await second.evaluate((link: HTMLElement) => link.click());
    return (await ofRelease(next).count()) > 0;
  };
  const asked = () => page.waitForResponse((answer) => answer.url().endsWith('/api/v1/releases/live'));
  // The first poll may have started before the promotion.
  await asked();
  await asked();
  await until(isMounted, 'the second screen is of the new release', 30_000);
  await ofRelease(next).getByRole('heading', { name: 'Version 1.5.0' }).waitFor();
  await ofRelease(next).getByRole('button', { name: 'Tide' }).click();
  await ofRelease(next).getByText('4.2 m').waitFor();
  assert.equal(await ofRelease(before).locator('h1').textContent(), 'Version 1.4.0');
  await leave();
};

/** Faulty builds are refused with a reason; the live release stays. */
const checkGate = async ({ env }: Stage, folder: string): Promise<void> => {
  const faults = [
    [
      'claim',
      (text: string) => text.replaceAll(/"\.\/\w+\/today"/g, '"./home/index"'),
      /claim {2}home\/index/,
    ],
    [
      'share',
      (text: string) => text.replaceAll('^19.0.0', '^18.0.0'),
      /shared {2}react: .* needs react \^18/,
    ],
  ] as const;
  for (const [name, edit, words] of faults) {
    const faulty = await copyBuild(folder, `${folder}-${name}`, 'mf-manifest.json', edit);
    const { code, output } = await command(env, 'publish', '--from', faulty, '--promote');
    assert.equal(code, 1, output);
    assert.match(output, words);
  }
};

/** The previous release replaces one whose entry throws. */
const checkBroken = async (stage: Stage, folder: string, good: string): Promise<void> => {
  const broken = await copyBuild(
    folder,
    `${folder}-broken`,
    recordOf(folder).entry,
    () => `throw new Error('broken');`,
  );
  await publish(stage, broken);
  await checkShown(stage, good);
};

const proveOne = async (env: ReleaseTestEnvironment, root: Buyer, bundler: Bundler): Promise<Figures> => {
  const view = `${bundler}/today`;
  const rowAt = (path: string): MenuRow => ({ name: path, path, component: view });
  const rows = [rowAt(`/${bundler}-today`), rowAt(`/${bundler}-also`)] as const;
  const stage: Stage = { env, root, view, rows, violations: [] };
  const home = await installExternal(env.folder, bundler);
  const first = await buildExternal(home, '1.4.0', 'Version 1.4.0');
  const second = await buildExternal(home, '1.5.0', 'Version 1.5.0');
  const { app, entry, files } = recordOf(first);
  for (const row of rows) await addMenuRow(env, root, row);
  try {
    const before = await publish(stage, first);
    await checkView(stage, before);
    await checkGate(stage, second);
    await checkOpenTab(stage, () => publish(stage, second));
    await commanded(env, 'rollback', app);
    await waitForDocuments(env, app, before);
    await checkShown(stage, before);
    await checkBroken(stage, second, before);
    await commanded(env, 'rollback', app);
    assert.deepEqual(stage.violations, [], 'the policy blocked nothing');
  } finally {
    for (const row of rows) await removeMenuRow(env, root, row);
  }
  const size = files.find((file) => file.path === entry)?.size ?? 0;
  return { [`entry of ${bundler}, bytes`]: size };
};

export const externalRemotes: Proof<ReleaseTestEnvironment> = {
  number: 11,
  claim:
    'Remotes built elsewhere by webpack, rspack and Vite are published, promoted and rolled back like others, and use the shell’s React, router, language and session',
  onlyFull: true,
  run: async (env, _size, rows = bundlers) => {
    const root = await newMember(env, 'ROOT');
    const figures: Figures[] = [];
    for (const bundler of bundlers.filter((each) => rows.includes(each)))
      figures.push(await proveOne(env, root, bundler));
    assert.notEqual(figures.length, 0, `The bundlers are ${bundlers.join(', ')}.`);
    return Object.assign({}, ...figures);
  },
};
