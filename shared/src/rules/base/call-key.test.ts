import { callKeyOf, splitCallKey } from './call-key.ts';

test.each([
  ['GET', '/api/v1/tours/7', undefined, 'GET /api/v1/tours/7'],
  ['POST', '/api/websiteManager/A86', undefined, 'POST /api/websiteManager/A86'],
  ['POST', '/api/x', { pageSize: 5, orgCode: 'A 86' }, 'POST /api/x {"orgCode":"A 86","pageSize":5}'],
])('%s %s with the body %j has one key, which splits into its parts', (method, url, body, key) => {
  expect(callKeyOf(method, url, body)).toBe(key);
  const parts = splitCallKey(key);
  expect(parts).toMatchObject({ method, url });
  expect(parts.body && JSON.parse(parts.body)).toEqual(body);
});
