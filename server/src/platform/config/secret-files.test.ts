import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readEnv } from './read-env.ts';
import { secretNames } from './variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'haitu-secrets-'));
after(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('every setting with a secret can be read from a file', () => {
  assert.deepEqual(secretNames.toSorted(), [
    'ALERT_WEBHOOK_SECRET',
    'ALIPAY_PRIVATE_KEY',
    'DATABASE_RESERVE_URL',
    'DATABASE_URL',
    'DATA_KEY',
    'RELEASE_TOKEN',
    'SMS_SECRET',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'TLS_CERTIFICATE',
    'TLS_KEY',
    'WECHATPAY_API_V3_KEY',
    'WECHATPAY_PRIVATE_KEY',
  ]);
  const url = 'postgres://u:p@db/x';
  const env = readEnv({ PORTAL_ENV: 'test', DATABASE_URL_FILE: write('url', `${url}\n`) });
  assert.equal(env.databaseUrl, url);
});

const wrong: [string, Record<string, string>, RegExp][] = [
  ['a missing file', { DATA_KEY_FILE: '/none' }, /^Error: DATA_KEY_FILE .*"\/none", .*\(ENOENT\)$/],
  ['an empty file', { DATA_KEY_FILE: write('empty', '\n') }, /^Error: DATA_KEY_FILE .* is empty$/],
  [
    'a variable with its file',
    { DATA_KEY: '1', DATA_KEY_FILE: '/none' },
    /^Error: DATA_KEY_FILE is set beside DATA_KEY: set one of them$/,
  ],
  [
    'a wrong value',
    { DATA_KEY_FILE: write('wrong', 'abc') },
    /^Error: DATA_KEY must be 64 hex digits; [^"]*$/,
  ],
];

for (const [name, env, sentence] of wrong)
  test(`${name} of a secret stops the start with a message`, () => {
    assert.throws(() => readEnv({ PORTAL_ENV: 'test', ...env }), sentence);
  });
