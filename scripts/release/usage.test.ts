import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APPS } from '../webpack/apps.ts';
import { readInvocation, UsageError } from './usage.ts';

const wrong: [string, RegExp][] = [
  ['', /What to do/],
  ['deploy shell', /no command deploy/],
  ['constructor shell', /no command constructor/],
  ['build', /Which app/],
  ['publish mf_other', /no app mf_other/],
  ['promote all 1.0.0-1234567', /no app all/],
  ['promote mf_catalog', /Which version/],
  ['rollback', /Which app/],
  ['history', /Which app/],
  ['status shell 1.0.0-1234567', /one word too many/],
  ['rollback shell 1.0.0-1234567 again', /again is one word too many/],
  ['promote shell 1.0.0-1234567 --promote', /belongs to publish/],
  ['status --jason', /--jason/],
  ['promote shell 1.0.0-1234567 --reason', /reason/],
];

for (const [line, words] of wrong)
  test(`"${line}" is wrong usage`, () => {
    assert.throws(
      () => readInvocation(line.split(' ').filter(Boolean)),
      (error: Error) => error instanceof UsageError && words.test(error.message),
    );
  });

test('folders and federation names mean the same app', () => {
  assert.deepEqual(readInvocation(['build', 'mf-catalog']), readInvocation(['build', 'mf_catalog']));
});

test('all, or none for the status, means every app', () => {
  assert.deepEqual(readInvocation(['publish', 'all']).apps, APPS);
  assert.deepEqual(readInvocation(['status']).apps, APPS);
});

test('a rollback may name a version and a reason', () => {
  assert.deepEqual(readInvocation(['rollback', 'shell', '1.0.0-1234567', '--reason', 'too slow', '--json']), {
    command: 'rollback',
    apps: ['shell'],
    version: '1.0.0-1234567',
    promote: false,
    reason: 'too slow',
    json: true,
  });
});
