import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';
import { addUser } from '#test/support/try-login.ts';
import { recordLogin } from './login-record.ts';
import { warnOfLoginWave } from './login-wave.ts';

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const userId = await addUser(portal, 'haiyan');
  const warnings: object[] = [];
  const log = { warn: (about: object) => void warnings.push(about) };
  const fail = async (count: number, username: string, addresses: number): Promise<void> => {
    for (let i = 0; i < count; i++)
      await recordLogin(
        portal.deps,
        { username, address: `203.0.113.${i % addresses}`, agent: 'test' },
        'credentials',
      );
  };
  const look = async () => {
    await warnOfLoginWave({ ...portal.deps, log: log as never });
    return warnings.splice(0);
  };
  return { portal, userId, fail, look };
};

test('operators are warned of many failed logins, once they happened within ten minutes', async (t) => {
  const { portal, fail, look } = await prepare(t);
  await fail(199, 'unknown', 4);
  assert.deepEqual(await look(), []);
  await fail(1, 'unknown', 4);
  assert.deepEqual(await look(), [{ failures: 200, addresses: 4, userIds: [] }]);
  portal.clock.advance(601);
  assert.deepEqual(await look(), []);
});

test('operators are warned of an account that ten addresses tried', async (t) => {
  const { userId, fail, look } = await prepare(t);
  await fail(9, 'haiyan', 9);
  assert.deepEqual(await look(), []);
  await fail(10, 'haiyan', 10);
  assert.deepEqual(await look(), [{ failures: 19, addresses: 10, userIds: [userId] }]);
});
