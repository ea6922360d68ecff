import assert from 'node:assert/strict';
import type { Release } from '../../../build/release.ts';
import { publish } from '../../../release/client.ts';
import { until } from '../../consistency/ask.ts';
import type { Figures } from '../../proof.ts';
import { newCohort, versionsOf } from '../cohorts.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { commanded, ship } from '../moves.ts';
import { makeVariant } from '../variant.ts';
import { releaseOf, visit } from '../visitor.ts';
import { assertRendered, readDocument, readOutcomes, renderedVersion } from './documents.ts';
import { faulty, makeUnloadable, plantedAtImport } from './faulty-release.ts';

const { app, view, path } = faulty;
const cohorts = 20;

/** A view that fails at publishing is marked, and its document is sent without an attempt to render it. */
export const tryMarked = async (env: ReleaseTestEnvironment, good: Release): Promise<Figures> => {
  const [replica] = env.replicas;
  const { origin } = replica;
  const release = await makeUnloadable(env.folder, good);
  const { clientOnly } = await publish(env.client, release);
  assert.deepEqual(
    clientOnly.map((mark) => mark.view),
    [view],
  );
  assert.match(clientOnly[0]?.reason ?? '', new RegExp(plantedAtImport));
  await ship(env, release);
  const before = await readOutcomes(replica);
  const { version, seconds } = await readDocument(origin, path);
  assert.equal(version, undefined);
  assert.deepEqual(await readOutcomes(replica), before, 'there is no attempt to render it');
  const { page, leave } = await visit(env);
  await page.goto(path);
  assert.equal(await releaseOf(page, view, 10_000), release.record.version);
  await leave();
  await assertRendered(origin, ['/hotel'], { when: 'beside a view that is marked', waitMs: 10_000 });
  return { 'throws at import': `marked when published: ${clientOnly[0]?.reason}; document ${seconds} s` };
};

/** Rolls back to `good`; the next document of every server is rendered from it. */
export const tryRollback = async (
  env: ReleaseTestEnvironment,
  good: Release,
  limit: number,
): Promise<Figures> => {
  const since = performance.now();
  const working = commanded(env, 'rollback', app, '--reason', 'not rendered');
  const times = await Promise.all(
    env.replicas.map(async ({ origin }) => {
      const isBack = async () => (await readDocument(origin, path)).version === good.record.version;
      await until(isBack, `${origin} to render ${good.record.version}`, limit);
      return Math.round(performance.now() - since);
    }),
  );
  await working;
  assert.ok(Math.max(...times) <= limit, `rendered within ${limit} ms: ${times.join(', ')}`);
  return {
    'ms from the rollback to a document that is rendered from the previous release': times.join(', '),
  };
};

/** Visitors of a canary get documents that are rendered from it, others from the live release. */
export const tryCanary = async (env: ReleaseTestEnvironment, good: Release): Promise<Figures> => {
  const [{ origin }] = env.replicas;
  const next = await makeVariant(env.folder, good);
  const { version } = next.record;
  await publish(env.client, next);
  await commanded(env, 'canary', app, version, '--share', '50', '--reason', 'rendered documents');
  const visitors = Array.from({ length: cohorts }, newCohort);
  await until(async () => (await versionsOf(origin, app, visitors)).includes(version), 'the canary', 10_000);
  const given = await versionsOf(origin, app, visitors);
  for (const [place, cohort] of visitors.entries()) {
    const rendered = await renderedVersion(origin, path, `cohort=${cohort}`);
    assert.equal(rendered, given[place], 'a document is rendered from the release of its visitor');
  }
  await commanded(env, 'canary', app, '--stop', '--reason', 'rendered');
  return {
    'documents of a canary of 50 %': `${given.filter((each) => each === version).length} of ${cohorts}`,
  };
};

/** A browser with an override gets the document without HTML, and shows the release of the override. */
export const tryOverride = async (env: ReleaseTestEnvironment, { record }: Release): Promise<Figures> => {
  const { page, leave } = await visit(env);
  await page.goto(`/index?override=${app}@${record.version}`);
  await page.getByRole('button', { name: /开始预览|Start preview/ }).click();
  const answer = await page.goto(path);
  assert.doesNotMatch((await answer?.text()) ?? '', /"rendered":true/);
  assert.equal(await releaseOf(page, view), record.version);
  await leave();
  return { 'with an override': 'rendered by the browser' };
};
