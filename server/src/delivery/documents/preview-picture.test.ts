import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '#src/app/app.ts';
import {
  publishAndPromote,
  releaseEnv,
  testRelease,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const artwork = '/artwork/lighthouse/haitu.svg';

test('a production portal serves the preview picture and no artwork', async (t) => {
  const { app, deps } = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(app, testRelease('shell', 1));
  const env = { ...deps.env, portalEnv: 'production' } as const;
  const production = await buildApp({ ...deps, env, providers: new Map() });
  t.after(() => production.close());
  assert.equal((await app.inject(artwork)).statusCode, 200);
  assert.equal((await production.inject(artwork)).statusCode, 404);
  const { body } = await production.inject('/index');
  const address = /og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
  const picture = await production.inject(new URL(address).pathname);
  assert.equal(picture.statusCode, 200);
  assert.equal(picture.headers['content-type'], 'image/jpeg');
  assert.deepEqual([...picture.rawPayload.subarray(0, 3)], [0xff, 0xd8, 0xff]);
});
