import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnv } from '#src/platform/config/index.ts';
import { createInitialPassword } from './initial-password.ts';
import { requireGoodPassword } from './password-policy.ts';

const owner = { username: 'haiyan', nickname: '林海燕', mobile: '13800138000', email: 'lin@example.com' };

const refusals = {
  length: ['short1A', 'x'.repeat(65)],
  personal: ['haiyan2026', '林海燕林海燕123', '13800138000', 'lin@example.com'],
  common: [
    ...['12345678', 'Password1', 'P@ssw0rd!', 'qwertyuiop', 'zxcvbnm,.', '1qaz@WSX', 'Sunshine1', 'iloveyou'],
    ...['woaini1314', 'zhanjiang2026', 'woaizhongguo', 'mima12345', '19900307', 'abcdefghi', 'onlyletters'],
  ],
};

const messages = { length: /8-64/, personal: /用户名/, common: /太常见/ };

for (const [fault, passwords] of Object.entries(refusals))
  for (const password of passwords)
    test(`the password ${password} is refused for ${fault}`, async () => {
      const refused = await requireGoodPassword(password, owner).catch((error: unknown) => error);
      const { status, field, text } = refused as {
        status: number;
        field: string;
        text: { zh: string; en: string };
      };
      assert.deepEqual([status, field], [400, 'password']);
      assert.match(text.zh, messages[fault as keyof typeof messages]);
      assert.ok(text.en);
    });

for (const password of [
  'quiet harbour light',
  '湛江的海很蓝很蓝8',
  'Ocean@2026',
  'haiyan walks home at dusk',
])
  test(`the password ${password} is accepted without further kinds of characters`, () =>
    requireGoodPassword(password, owner));

test('generated passwords follow the policy and differ', async () => {
  const deps = { env: readEnv({ PORTAL_ENV: 'test' }), now: () => new Date() };
  const made = await Promise.all(Array.from({ length: 50 }, () => createInitialPassword(deps)));
  for (const { password } of made) await requireGoodPassword(password, owner);
  assert.equal(new Set(made.map(({ password }) => password)).size, 50);
});
