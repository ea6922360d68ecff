import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillCall } from './fill-call.ts';

const config = { BASEURL: '', ORGCODE: 'A86', SYSTITLE: '海途', VICINITY: '440000/440800/440802' };

const table: [string, string, string | undefined][] = [
  ['GET /api/v1/tours/{query.id}', 'id=7', '/api/v1/tours/7'],
  ['GET /api/v1/tours/{query.id}', '', undefined],
  ['GET /api/v1/tours/{query.id}', 'id=../users', '/api/v1/tours/..%2Fusers'],
  ['GET /api/v1/tours?pageNum={query.pageNum}&category=domestic', '', '/api/v1/tours?category=domestic'],
  ['GET /api/v1/tours?b={query.b}&a=1', 'b=x y&b=z', '/api/v1/tours?a=1&b=x+y'],
  ['GET /api/sysRotation/byOrgCode/{config.ORGCODE}', '', '/api/sysRotation/byOrgCode/A86'],
  ['GET /api/v1/tours/{query.id}', 'id=..', undefined],
  ['GET /api/recommendationLabel/{config.ORGCODE}&{query.b}', 'b=3', '/api/recommendationLabel/A86&3'],
  ['GET /api/v1/tours?minPrice={yuan.minPrice}', 'minPrice=33.5', '/api/v1/tours?minPrice=3350'],
  ['GET /api/v1/tours?minPrice={yuan.minPrice}', 'minPrice=cheap', '/api/v1/tours'],
  ['GET /api/x?y={config.constructor}', '', '/api/x'],
  ['POST /api/websiteManager/{config.ORGCODE}', '', '/api/websiteManager/A86'],
];

for (const [call, query, expected] of table)
  test(`${call} at ?${query} asks ${expected}`, () => {
    assert.equal(fillCall(call, { query: new URLSearchParams(query), config })?.url, expected);
  });

test('a body is filled as JSON with sorted names, whatever the query contains', () => {
  const call = 'POST /api/recommendRoute/page {"pageSize":5,"keywords":"{query.k}","org":"{config.ORGCODE}"}';
  const filled = fillCall(call, { query: new URLSearchParams('k=","pageSize":9'), config });
  assert.deepEqual(JSON.parse(filled?.body ?? ''), { pageSize: 5, keywords: '","pageSize":9', org: 'A86' });
  assert.match(
    filled?.key ?? '',
    /^POST \/api\/recommendRoute\/page \{"keywords":.*"org":"A86","pageSize":5\}$/,
  );
});
