import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { readFirstCalls } from './first-calls.ts';
import { writeRemote } from './fixture-remote.ts';

const source = "export default { 'route/detail': ['GET /api/v1/tours/{query.id}'] };";

const inRemote = async (files: Record<string, string>, work: (folder: string) => Promise<void>) => {
  const folder = writeRemote(files);
  await work(folder).finally(() => rmSync(folder, { recursive: true }));
};

test("an app declares its views' first calls", () =>
  inRemote({ 'first-calls.ts': source }, async (folder) => {
    const calls = await readFirstCalls(folder, ['route/detail']);
    assert.deepEqual(calls, { 'route/detail': ['GET /api/v1/tours/{query.id}'] });
  }));

test('an app without first calls has none', () =>
  inRemote({}, async (folder) => assert.deepEqual(await readFirstCalls(folder, []), {})));

test('a view that does not exist is named in the error', () =>
  inRemote({ 'first-calls.ts': source }, (folder) =>
    assert.rejects(readFirstCalls(folder, ['index']), /names the view "route\/detail", which is not there/),
  ));
