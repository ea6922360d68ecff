import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Release } from '../../../build/release.ts';
import { promote } from '../../../release/client.ts';
import { quantile } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, commanded, goBack, inDocument, newestEvent, ship, untilDocuments } from '../moves.ts';
import { makeVariant } from '../variant.ts';
import { newMember, releaseOf, visit } from '../visitor.ts';

/** Limits: `full` is the requirement, `short` runs beside other tests. */
const sizes = {
  full: { times: 20, document: 1000, tab: 10_000 },
  short: { times: 2, document: 5000, tab: 20_000 },
};
const app = 'mf_personal';
const screen = { path: '/personal/home', view: 'personal/home' };

interface Round {
  /** Per replica: ms from the start of the command to its next document. */
  readonly documents: readonly number[];
  readonly tab: number;
}

/** Leaves the app and enters it again, without a reload. */
const enterAgain = async (page: Page): Promise<string> => {
  await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click();
  await releaseOf(page, 'home/index');
  await page.goBack();
  return releaseOf(page, screen.view);
};

const msUntil = async (since: number, patience: number, holds: () => Promise<boolean>): Promise<number> => {
  while (!(await holds())) {
    if (performance.now() - since > patience) return Number.POSITIVE_INFINITY;
    // More frequent polling would take CPU from the command under measurement.
    await wait(25);
  }
  return Math.round(performance.now() - since);
};

const takeBack = async (
  world: ReleaseTestEnvironment,
  page: Page,
  bad: string,
  good: string,
  reason: string,
) => {
  assert.equal(await releaseOf(page, screen.view), bad);
  const since = performance.now();
  const working = commanded(world, 'rollback', app, '--reason', reason);
  const documents = await Promise.all(
    world.replicas.map(({ origin }) =>
      msUntil(since, sizes.short.document, async () => (await inDocument(origin, app, '/login')) === good),
    ),
  );
  const tab = await msUntil(since, sizes.short.tab, async () => (await enterAgain(page)) === good);
  await working;
  return { documents, tab };
};

const assertNoted = async (
  world: ReleaseTestEnvironment,
  good: string,
  bad: string,
  reason: string,
): Promise<void> => {
  const { at, ...noted } = await newestEvent(world, app);
  assert.deepEqual(
    {
      action: noted.action,
      version: noted.version,
      replaced: noted.replaced,
      actor: noted.actor,
      reason: noted.reason,
    },
    { action: 'rollback', version: good, replaced: bad, actor: 'release-token', reason },
  );
  assert.ok(Math.abs(Date.now() - Date.parse(at)) < 60_000, `the history says when: ${at}`);
};

const takeBackOften = async (
  world: ReleaseTestEnvironment,
  times: number,
  next: Release,
  before: string,
): Promise<Round[]> => {
  const { page, leave } = await visit(world, { member: await newMember(world, 'MEMBER') });
  const { version } = next.record;
  const done: Round[] = [];
  try {
    for (let round = 1; round <= times; round += 1) {
      await promote(world.client, { app, version, reason: 'the next one' });
      await untilDocuments(world, app, version);
      await page.goto(screen.path);
      const reason = `broken, time ${round}`;
      done.push(await takeBack(world, page, version, before, reason));
      await assertNoted(world, before, version, reason);
    }
  } finally {
    await leave();
  }
  return done;
};

const spread = (times: readonly number[]): string =>
  `median ${quantile(times, 0.5)}, longest ${Math.max(...times)}`;

export const rollback: Proof<ReleaseTestEnvironment> = {
  number: 2,
  claim: 'A release is taken back in a second on every replica, and in an open tab in ten',
  run: async (world, size) => {
    const oldest = buildOf(world, app);
    const middle = await makeVariant(world.folder, oldest);
    const next = await makeVariant(world.folder, oldest);
    await ship(world, middle);
    await ship(world, next);
    const done = await takeBackOften(world, sizes[size].times, next, middle.record.version);
    const documents = done.flatMap((round) => round.documents);
    const tabs = done.map(({ tab }) => tab);
    await commanded(world, 'rollback', app, oldest.record.version, '--reason', 'an older one');
    await untilDocuments(world, app, oldest.record.version);
    await assertNoted(world, oldest.record.version, middle.record.version, 'an older one');
    await goBack(world, oldest.record);
    const { document, tab } = sizes[size];
    assert.ok(Math.max(...documents) <= document, `documents within ${document} ms: ${documents.join(', ')}`);
    assert.ok(Math.max(...tabs) <= tab, `the open tab within ${tab} ms: ${tabs.join(', ')}`);
    return {
      'times taken back': done.length,
      'ms from command to next document, two replicas': spread(documents),
      'ms from command to the open tab': spread(tabs),
      'also back to': 'an older release, named',
    };
  },
};
