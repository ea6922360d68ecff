import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';

test('a poll with the current ETag gets 304 without a body and logs no warning', async (t) => {
  const lines: string[] = [];
  const { app } = await buildTestApp(t, { onLog: (line) => lines.push(line) });
  const url = '/api/v1/releases/live';
  const { etag } = (await app.inject(url)).headers;
  const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
  assert.deepEqual(
    lines.filter((line) => /already sent|"level":[45]0/.test(line)),
    [],
  );
});
