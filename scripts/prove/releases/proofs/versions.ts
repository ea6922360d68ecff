import assert from 'node:assert/strict';
import type { ReleaseHealth } from '@portal/shared/contract';
import type { Release } from '../../../build/release.ts';
import { ask, until } from '../../consistency/ask.ts';
import type { Buyer } from '../../consistency/buyers.ts';
import type { Figures, Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildTrial, trial } from '../faults/trial.ts';
import { addMenuRow, type MenuRow, removeMenuRow } from '../menu-row.ts';
import { refusalOf, rollBackTo, ship } from '../moves.ts';
import { makeVariant } from '../variant.ts';
import { newMember, releaseOf, visit } from '../visitor.ts';

const rows: readonly [MenuRow, MenuRow] = [
  { name: '试验一', path: '/trial-one', component: trial.view },
  { name: '试验二', path: '/trial-two', component: trial.view },
];
const otherReact = '^18.0.0';

/** The same release for another React version: in its record and in its entry's share scope. */
const forOtherReact = (folder: string, from: Release): Promise<Release> => {
  const range = from.record.shared.react ?? assert.fail('the trial remote takes React');
  const shared = Object.entries(from.record.shared).map(([name, wanted]) => [
    name,
    /^react(-dom)?(\/|$)/.test(name) ? otherReact : wanted,
  ]);
  return makeVariant(folder, from, {
    edit: { [from.record.entry]: (text) => text.replaceAll(range, otherReact) },
    record: (record) => ({ ...record, shared: Object.fromEntries(shared) }),
  });
};

/** Opens a screen of the remote, promotes another release, and opens a second screen beside the first. */
const shareTab = async (env: ReleaseTestEnvironment, root: Buyer, next: Release): Promise<string[]> => {
  const { page, leave } = await visit(env, { member: root });
  try {
    await page.goto(rows[0].path);
    await releaseOf(page, trial.view);
    await ship(env, next);
    // The tab polls for promotions every five seconds.
    await page.waitForTimeout(7000);
    await page.locator(`nav a[href="${rows[1].path}"]`).evaluate((link: HTMLElement) => link.click());
    const shown = page.locator(`[data-view="${trial.view}"]`);
    await until(async () => (await shown.count()) === 2, 'both screens are mounted', 20_000);
    return await shown.evaluateAll((views) => views.map((view) => view.getAttribute('data-release') ?? ''));
  } finally {
    await leave();
  }
};

/** A visitor's screen of a remote that requires another React, and the report that the server gets. */
const refusedInBrowser = async (env: ReleaseTestEnvironment, root: Buyer): Promise<string> => {
  const { page, leave } = await visit(env, { member: root });
  try {
    await page.goto(rows[0].path);
    await page.locator(`[data-unavailable="${trial.app}"]`).waitFor({ timeout: 10_000 });
    const url = `${env.client.portalUrl}/api/v1/releases/health?app=${trial.app}`;
    let message = '';
    await until(
      async () => {
        const { data } = await ask<ReleaseHealth>('GET', url, { buyer: root });
        message = data.errors.find(({ message }) => message.includes(otherReact))?.message ?? '';
        return message !== '';
      },
      'a report that names the range',
      10_000,
    );
    return message;
  } finally {
    await leave();
  }
};

const refusedAtGate = async (env: ReleaseTestEnvironment, release: Release): Promise<string> => {
  const refusal = await refusalOf(env.client, release);
  assert.match(refusal, /react/);
  assert.match(refusal, /\^18\.0\.0/);
  return refusal;
};

const run = async (env: ReleaseTestEnvironment): Promise<Figures> => {
  const [first, second] = [await buildTrial(env.folder), await buildTrial(env.folder)];
  const root = await newMember(env, 'ROOT');
  await ship(env, first);
  for (const row of rows) await addMenuRow(env, root, row);
  try {
    const versions = await shareTab(env, root, second);
    assert.deepEqual(versions.sort(), [first.record.version, second.record.version].sort());
    const older = [await forOtherReact(env.folder, first), await forOtherReact(env.folder, first)];
    const said = await refusedAtGate(env, older[0] as Release);
    for (const release of older) await ship(env, release, 'to see what visitors would');
    const message = await refusedInBrowser(env, root);
    return { 'in one tab': versions.join(' and '), 'at the gate': said, 'in the browser': message };
  } finally {
    await rollBackTo(env, first.record);
    for (const row of rows) await removeMenuRow(env, root, row);
  }
};

export const versions: Proof<ReleaseTestEnvironment> = {
  number: 12,
  claim:
    'Two releases of one remote run in one tab, and a release for another React is refused with its range',
  run,
};
