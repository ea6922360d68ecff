import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  publishAndPromote,
  releaseEnv,
  testRelease,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { bootOf, TestVisitor } from '#src/delivery/releases/testing/test-visitor.ts';
import { buildTestApp } from '#test/support/test-app.ts';

test('a public document has the hashes of its own view, and the poll those of all views', async (t) => {
  const { app } = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(app, testRelease('shell', 1));
  for (const number of [1, 2])
    await publishAndPromote(app, testRelease('mf_catalog', number, { 'home/index': [], 'route/index': [] }));
  const visitor = new TestVisitor(app);
  const { releases } = bootOf(await visitor.open('/index'));
  const polled = (await visitor.poll()).json().data;
  const own = ['entry.js', 'views/home/index.css', 'views/home/index.js'];
  for (const which of ['current', 'previous'] as const) {
    const release = releases.mf_catalog?.[which];
    assert.deepEqual(Object.keys(release?.integrity ?? {}).toSorted(), own, which);
    assert.deepEqual(Object.keys(release?.views ?? {}), ['home/index', 'route/index'], which);
    assert.equal(Object.keys(polled.mf_catalog[which].integrity).length, own.length + 2, which);
  }
  assert.deepEqual(Object.keys(releases.shell?.current.integrity ?? {}).toSorted(), ['main.js', 'start.css']);
});
