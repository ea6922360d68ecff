import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Account } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { deleteUnusedPictures } from '#src/media/pictures/index.ts';
import { canvas } from '#src/media/pictures/testing/pictures.ts';
import { send } from '#src/media/pictures/testing/upload.ts';
import { auditLog, pictures, users } from '#src/platform/database/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

const url = '/api/v1/account/avatar';

const setAvatar = async (host: TestApp, owner: { headers: { authorization: string } }, width = 600) =>
  send<Account>(host, owner, { bytes: await canvas(width, 400).jpeg().toBuffer(), to: url });

test('an avatar is cropped square, shown at once, and replaces the previous file', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  const first = (await setAvatar(host, owner)).body.data;
  assert.equal(first.username, owner.username);
  assert.match(String(first.avatar), /^\/api\/v1\/pictures\/[\w-]{22}$/);
  const { rawPayload } = await host.app.inject(String(first.avatar));
  const { width, height } = await sharp(rawPayload).metadata();
  assert.deepEqual([width, height], [256, 256]);
  const me = await host.app.inject({ url: '/api/v1/users/me', headers: owner.headers });
  assert.equal(me.json().data.avatar, first.avatar);
  const second = (await setAvatar(host, owner, 300)).body.data;
  assert.notEqual(second.avatar, first.avatar);
  assert.equal((await host.app.inject(String(first.avatar))).statusCode, 404);
  host.clock.advance(25 * 3600);
  assert.equal(await deleteUnusedPictures(host.deps), 0);
  assert.equal((await host.app.inject(String(second.avatar))).statusCode, 200);
});

test('an avatar can be removed, with an audit row', async (t) => {
  const host = await buildTestApp(t);
  const { db } = host.deps.database;
  const owner = await host.signIn();
  await setAvatar(host, owner);
  const remove = () => host.app.inject({ method: 'DELETE', url, headers: owner.headers });
  assert.equal((await remove()).json().data.avatar, null);
  assert.equal((await remove()).statusCode, 200);
  assert.equal(await db.$count(pictures), 0);
  const changes = await db
    .select({ actor: auditLog.actor, action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'user'), eq(auditLog.subjectId, String(owner.userId))));
  assert.deepEqual(changes, Array(2).fill({ actor: owner.username, action: 'update' }));
});

test("a generated picture, or another member's, is not deleted with the avatar", async (t) => {
  const host = await buildTestApp(t);
  const { db } = host.deps.database;
  const [owner, other] = [await host.signIn(), await host.signIn()];
  const theirs = (await setAvatar(host, other)).body.data.avatar;
  for (const avatar of ['/artwork/avatar/1.svg', theirs]) {
    await db.update(users).set({ avatar }).where(eq(users.id, owner.userId));
    const reply = await host.app.inject({ method: 'DELETE', url, headers: owner.headers });
    assert.equal(reply.json().data.avatar, null);
  }
  assert.equal((await host.app.inject(String(theirs))).statusCode, 200);
});

test('a file that is no picture changes nothing', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  const kept = (await setAvatar(host, owner)).body.data.avatar;
  const bad = await send(host, owner, { bytes: Buffer.from('<svg/>'), to: url });
  assert.deepEqual([bad.status, bad.body.code, bad.body.field], [400, 'A0701', 'file']);
  assert.equal((await send(host, {}, { bytes: Buffer.from('x'), to: url })).status, 401);
  const [row] = await host.deps.db.select().from(users).where(eq(users.id, owner.userId));
  assert.equal(row?.avatar, kept);
});

test('of two avatars set concurrently one stays, and no file is left over', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  await Promise.all([setAvatar(host, owner), setAvatar(host, owner, 500)]);
  assert.equal(await host.deps.db.$count(pictures), 1);
});
