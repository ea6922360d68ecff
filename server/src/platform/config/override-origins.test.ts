import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowedOrigin } from '@portal/shared/rules';
import { readOverrideOrigins } from './override-origins.ts';

const list = 'https://preview.example, https://10.0.0.7:4101/';
const HOST = '127.0.0.1';
const demo = readOverrideOrigins({ PORTAL_ENV: 'demo', OVERRIDE_ORIGINS: '', HOST });
const production = readOverrideOrigins({ PORTAL_ENV: 'production', OVERRIDE_ORIGINS: list, HOST });

const cases: [string, boolean, boolean][] = [
  ['http://localhost:4101', true, false],
  ['http://127.0.0.1:4101', true, false],
  ['http://[::1]:4101', true, false],
  ['https://localhost:4101', false, false],
  ['http://localhost.evil.example:4101', false, false],
  ['https://preview.example', false, true],
  ['https://10.0.0.7:4101', false, true],
  ['http://10.0.0.7:4101', false, false],
  ['http://preview.example', false, false],
  ['https://preview.example:8443', false, false],
];

for (const [origin, inDemo, inProduction] of cases)
  test(`${origin} is ${inDemo ? '' : 'not '}allowed in demo, ${inProduction ? '' : 'not '}by the list`, () => {
    assert.equal(isAllowedOrigin(origin, demo), inDemo);
    assert.equal(isAllowedOrigin(origin, production), inProduction);
  });

test('only production requires the permission', () => {
  assert.deepEqual([demo.guarded, production.guarded], [false, true]);
});

for (const wrong of ['localhost:4101', 'https://a.example/path', 'ftp://a.example', '*'])
  test(`OVERRIDE_ORIGINS=${wrong} stops the start and is named`, () => {
    assert.throws(
      () => readOverrideOrigins({ PORTAL_ENV: 'demo', OVERRIDE_ORIGINS: wrong, HOST }),
      /OVERRIDE_ORIGINS must list/,
    );
  });

test('an http origin is listed outside production only', () => {
  const http = 'http://10.0.0.7:4101';
  assert.deepEqual(readOverrideOrigins({ PORTAL_ENV: 'demo', OVERRIDE_ORIGINS: http, HOST }).origins, [http]);
  assert.throws(
    () => readOverrideOrigins({ PORTAL_ENV: 'production', OVERRIDE_ORIGINS: http, HOST }),
    /^Error: OVERRIDE_ORIGINS must list https origins in production, but has "http:\/\/10\.0\.0\.7:4101"$/,
  );
});

const hosts: [string, boolean][] = [
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.0.0.1.example', false],
];

for (const [host, loopback] of hosts)
  test(`a demo that listens on ${host} ${loopback ? 'loads' : 'loads no'} overrides from this machine`, () => {
    const given = readOverrideOrigins({ PORTAL_ENV: 'demo', OVERRIDE_ORIGINS: '', HOST: host });
    assert.equal(isAllowedOrigin('http://localhost:4101', given), loopback);
  });
