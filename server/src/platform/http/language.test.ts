import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
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
  const read = (cookie: string, cookiePrefix = '') =>
    languageOf({
      headers: { cookie, 'accept-language': 'en' },
      server: { cookiePrefix } as FastifyInstance,
    });
  assert.equal(read('a=b; language=zh-cn; c=d'), 'zh-cn');
  assert.equal(read('language=fr'), 'en');
  assert.equal(read('__Host-language=zh-cn'), 'en');
  assert.equal(read('a=b; __Host-language=zh-cn', '__Host-'), 'zh-cn');
  assert.equal(read('language=zh-cn', '__Host-'), 'en', 'over TLS only with the prefix');
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
