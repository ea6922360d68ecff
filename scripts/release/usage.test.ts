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
  ['new', /Which app/],
  ['new shell', /mf-NAME/],
  ['new mf-Guide', /mf-NAME.*mf-Guide is not/],
  ['new guide', /mf-NAME/],
  ['menu mf_other', /no app mf_other/],
  ['rollback', /Which app/],
  ['history', /Which app/],
  ['status shell 1.0.0-1234567', /one word too many/],
  ['rollback shell 1.0.0-1234567 again', /again is one word too many/],
  ['promote shell 1.0.0-1234567 --promote', /belongs to publish/],
  ['promote shell 1.0.0-1234567 --force', /--force needs a --reason/],
  ['rollback shell --force --reason x', /belongs to publish, promote and canary/],
  ['approve-force mf_catalog', /Which version/],
  ['approve-force mf_catalog 1.0.0-1234567', /needs a --reason/],
  ['approve-force mf_catalog 1.0.0-1234567 --force --reason x', /belongs to publish/],
  ['lock', /Which app/],
  ['canary mf_catalog', /Which version/],
  ['canary mf_catalog 1.0.0-1234567', /--share is a percentage/],
  ['canary mf_catalog 1.0.0-1234567 --share 51', /1 to 50/],
  ['canary mf_catalog 1.0.0-1234567 --share 0.5', /1 to 50/],
  ['canary mf_catalog --stop --share 5', /--stop stands alone/],
  ['promote mf_catalog 1.0.0-1234567 --share 5', /belong to canary/],
  ['pin mf_catalog 1.0.0-1234567', /For whom/],
  ['pin mf_catalog --user ann', /Which version/],
  ['pin mf_catalog 1.0.0-1234567 --user ann --role EDITOR', /For whom/],
  ['unpin mf_catalog 1.0.0-1234567 --user ann', /one word too many/],
  ['rollback mf_catalog --user ann', /belong to pin and unpin/],
  ['preview', /Which app/],
  ['preview mf_catalog 1.0.0-1234567 --hours 169', /--hours is 1 to 168/],
  ['preview mf_catalog --hours 0', /--hours is 1 to 168/],
  ['canary mf_catalog 1.0.0-1234567 --share 5 --hours 2', /--hours belongs to preview/],
  ['rollback --from dist', /--from belongs to publish, promote, canary and preview/],
  ['promote --from dist mf_guide 1.0.0-1234567', /leave out mf_guide/],
  ['publish mf_guide --from dist', /leave out mf_guide/],
  ['publish --from', /from/],
  ['publish --from=', /Which folder/],
  ['lock shell 1.0.0-1234567', /one word too many/],
  ['status --jason', /--jason/],
  ['promote shell 1.0.0-1234567 --reason', /reason/],
  ['plan mf_other', /no app mf_other here/],
  ['plan mf_catalog@', /mf_catalog@ is not/],
  ['plan mf_catalog@1.0.0-1234567@x', /is not/],
  ['plan Other@1.0.0-1234567', /Other@/],
  ['owner mf_catalog', /Which team/],
  ['owner mf_catalog A/b', /A\/b is not/],
  ['status --contact x', /--contact belongs to owner/],
  ['status --apps all', /belong to tokens/],
  ['tokens delete a/b', /not delete/],
  ['tokens revoke catalog', /TEAM\/NAME/],
  ['tokens revoke a/b/c', /TEAM\/NAME/],
  ['tokens create a/b c', /c is one word too many/],
  ['tokens create a/b --actions publish', /--apps has names/],
  ['tokens create a/b --apps mf_a1,../x --actions publish', /\.\.\/x/],
  ['tokens create a/b --apps all --actions publish,deploy', /"deploy"/],
  ['tokens create a/b --apps all --actions publish --days 367', /1 to 366/],
];

for (const [line, words] of wrong)
  test(`"${line}" is wrong usage`, () => {
    assert.throws(
      () => readInvocation(line.split(' ').filter(Boolean)),
      (error: Error) => error instanceof UsageError && words.test(error.message),
    );
  });

test('folder name and federation name are the same app', () => {
  assert.deepEqual(readInvocation(['build', 'mf-catalog']), readInvocation(['build', 'mf_catalog']));
});

test('an app of the portal that is not in this workspace may be moved', () => {
  assert.deepEqual(readInvocation(['rollback', 'mf_elsewhere']).apps, ['mf_elsewhere']);
});

test('a remote of another repository is published from a folder', () => {
  const { command, from, promote } = readInvocation(['publish', '--from', '../guide/dist', '--promote']);
  assert.deepEqual({ command, from, promote }, { command: 'publish', from: '../guide/dist', promote: true });
});

test('`all`, or no app for the status, means every app', () => {
  assert.deepEqual(readInvocation(['publish', 'all']).apps, APPS);
  assert.deepEqual(readInvocation(['status']).apps, APPS);
});

test('a plan has current sources and published versions, or none', () => {
  assert.deepEqual(readInvocation(['plan']).plan, []);
  assert.deepEqual(readInvocation(['plan', 'mf-catalog', 'mf_elsewhere@1.0.0-7654321']).plan, [
    { app: 'mf_catalog' },
    { app: 'mf_elsewhere', version: '1.0.0-7654321' },
  ]);
});

test('a token is created for apps and actions, for 90 days unless given', () => {
  const line = [
    'tokens',
    'create',
    'catalog/ci',
    '--apps',
    'mf-catalog,mf_booking',
    '--actions',
    'publish,lock',
  ];
  assert.deepEqual(readInvocation(line).tokens, {
    ...{ kind: 'create', team: 'catalog', name: 'ci', days: 90 },
    apps: ['mf_catalog', 'mf_booking'],
    actions: ['publish', 'lock'],
  });
  assert.deepEqual(readInvocation(['tokens']).tokens, { kind: 'list' });
});

test('a rollback accepts a version and a reason', () => {
  assert.deepEqual(readInvocation(['rollback', 'shell', '1.0.0-1234567', '--reason', 'too slow', '--json']), {
    command: 'rollback',
    apps: ['shell'],
    version: '1.0.0-1234567',
    promote: false,
    force: false,
    reason: 'too slow',
    json: true,
  });
});
