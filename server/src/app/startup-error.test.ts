import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import { ConfigError } from '#src/platform/config/index.ts';
import { databaseError, describeStartupError, StartupError } from './startup-error.ts';

test('errors that an operator can fix are one sentence', () => {
  for (const error of [new StartupError('Start it.'), new ConfigError('Start it.')])
    assert.equal(describeStartupError(error), 'Start it.');
});

test('a database that refuses parameters of a session is taken for a pooler', () => {
  const refused = Object.assign(new Error('unsupported startup parameter'), { code: '08P01' });
  assert.match(
    databaseError('postgres://u:secret@db/x', refused).message,
    /(?<!secret.*)set DATABASE_POOLER\.$/,
  );
});

test('other errors have the stacks of their causes, and no values of statements', () => {
  const cause = new Error('permission denied for table users');
  const text = describeStartupError(new DrizzleQueryError('select $1', ['13800000000'], cause));
  assert.match(text, /^Error: Failed query: select \$1\n {4}at [\s\S]*\ncaused by: Error: permission denied/);
  assert.doesNotMatch(text, /13800000000/);
});

test('a value that was thrown is shown as it is', () => {
  assert.equal(describeStartupError('lost'), 'lost');
});
