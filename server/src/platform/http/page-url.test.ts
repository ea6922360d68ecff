import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredUrl } from './page-url.ts';

const table: [string, string][] = [
  ['/index?x=%zz', '/index?x=%zz'],
  ['/%E6%B9%9B%E6%B1%9F', '/%E6%B9%9B%E6%B1%9F'],
  ['/%', '/404'],
  ['/%zz/more', '/404'],
  ['/route/%E6%B9?id=1', '/404'],
  ['/%ff', '/404'],
  ['/api/v1/%zz', '/api/v1/%zz'],
  ['/assets/%zz', '/assets/%zz'],
];

for (const [url, expected] of table)
  test(`${url} is served as ${expected}`, () => assert.equal(answeredUrl({ url }), expected));
