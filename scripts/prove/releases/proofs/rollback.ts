import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Release } from '../../../build/release.ts';
import { promote } from '../../../release/client.ts';
import { quantile } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import {
  buildOf,
  commanded,
  documentVersion,
  msUntil,
  newestEvent,
  rollBackTo,
  ship,
  waitForDocuments,
} from '../moves.ts';
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

const rollBack = async (
  env: ReleaseTestEnvironment,
  page: Page,
  bad: string,
  good: string,
  reason: string,
) => {
  assert.equal(await releaseOf(page, screen.view), bad);
  const since = performance.now();
  const working = commanded(env, 'rollback', app, '--reason', reason);
  const documents = await Promise.all(
    env.replicas.map(({ origin }) =>
      msUntil(
        since,
        sizes.short.document,
        async () => (await documentVersion(origin, app, '/login')) === good,
      ),
    ),
  );
  const tab = await msUntil(since, sizes.short.tab, async () => (await enterAgain(page)) === good);
  await working;
  return { documents, tab };
};

const assertNoted = async (env: ReleaseTestEnvironment, good: string, bad: string, reason: string) => {
  const { at, ...recorded } = await newestEvent(env, app);
  assert.deepEqual(
    {
      action: recorded.action,
      version: recorded.version,
      replaced: recorded.replaced,
      actor: recorded.actor,
      reason: recorded.reason,
    },
    { action: 'rollback', version: good, replaced: bad, actor: 'release-token', reason },
  );
  assert.ok(Math.abs(Date.now() - Date.parse(at)) < 60_000, `the history says when: ${at}`);
};

const rollBackOften = async (env: ReleaseTestEnvironment, times: number, next: Release, before: string) => {
  const { page, leave } = await visit(env, { member: await newMember(env, 'MEMBER') });
  const { version } = next.record;
  const done: Round[] = [];
  try {
    for (let round = 1; round <= times; round += 1) {
      await promote(env.client, { app, version, reason: 'the next one' });
      await waitForDocuments(env, app, version);
      await page.goto(screen.path);
      const reason = `broken, time ${round}`;
      done.push(await rollBack(env, page, version, before, reason));
      await assertNoted(env, before, version, reason);
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
  claim: 'A rollback takes effect within a second on every replica, and within ten in an open tab',
  run: async (env, size) => {
    const oldest = buildOf(env, app);
    const middle = await makeVariant(env.folder, oldest);
    const next = await makeVariant(env.folder, oldest);
    await ship(env, middle);
    await ship(env, next);
    const done = await rollBackOften(env, sizes[size].times, next, middle.record.version);
    const documents = done.flatMap((round) => round.documents);
    const tabs = done.map(({ tab }) => tab);
    await commanded(env, 'rollback', app, oldest.record.version, '--reason', 'an older one');
    await waitForDocuments(env, app, oldest.record.version);
    await assertNoted(env, oldest.record.version, middle.record.version, 'an older one');
    await rollBackTo(env, oldest.record);
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
