import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refererOrSelf, urlWithoutOverrides } from './override-request.ts';

const addresses: [string, string][] = [
  ['/?override=off', '/'],
  ['/route/detail?id=5&override=mf_catalog@off&x=%20y', '/route/detail?id=5&x=+y'],
  ['//evil.example?override=off', '/evil.example'],
  ['/\\evil.example?override=off', '/evil.example'],
  ['/.//evil.example/?override=off', '/evil.example/'],
];

for (const [url, address] of addresses)
  test(`${url} redirects to ${address}`, () => {
    assert.equal(urlWithoutOverrides({ url }), address);
  });

const pages: [string | undefined, string][] = [
  ['http://portal.example/route/detail?id=5', '/route/detail?id=5'],
  ['http://portal.example/?override=off&a=1', '/?a=1'],
  ['http://evil.example/route', '/'],
  ['nonsense', '/'],
  [undefined, '/'],
];

for (const [referer, address] of pages)
  test(`ending from ${referer} redirects to ${address}`, () => {
    assert.equal(
      refererOrSelf({ url: '/?override=off', host: 'portal.example', headers: { referer } }),
      address,
    );
  });
