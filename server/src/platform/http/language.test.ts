import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';
import { languageOf, preferredLanguage } from './negotiation.ts';

for (const [header, language] of [
  [undefined, 'zh-cn'],
  ['', 'zh-cn'],
  ['*', 'zh-cn'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-cn'],
  ['ZH', 'zh-cn'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr', 'en'],
  ['en;q=0.4, zh;q=0.9', 'zh-cn'],
  ['en;q=oops, zh', 'zh-cn'],
] as const)
  test(`a browser that asks for ${JSON.stringify(header)} gets ${language}`, () => {
    assert.equal(preferredLanguage(header), language);
  });

test('the language cookie takes precedence over the browser', () => {
  const headers = { cookie: 'a=b; language=zh-cn; c=d', 'accept-language': 'en' };
  assert.equal(languageOf({ headers }), 'zh-cn');
  assert.equal(languageOf({ headers: { ...headers, cookie: 'language=fr' } }), 'en');
});

test('messages are in the language of the request', async (t) => {
  const { app } = await buildTestApp(t);
  const said = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/v1/users/me', headers })).json().msg;
  assert.equal(await said({}), '当前页面已失效，请重新登录');
  assert.equal(await said({ 'accept-language': 'en-US' }), 'This page has expired, please log in again');
  assert.equal(
    await said({ 'accept-language': 'zh', cookie: 'language=en' }),
    'This page has expired, please log in again',
  );
});
