import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { messages } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { countUnread, deleteOldMessages, insertMessages, type NewMessage } from './index.ts';

type Page = CallData<'GET /api/v1/messages'>;

const message = (userId: number, source: string, more: Partial<NewMessage> = {}): NewMessage => ({
  ...{ userId, source, category: 'order', path: '/personal/home' },
  title: { zh: `标题 ${source}`, en: `Title ${source}` },
  body: { zh: '第一段\n第二段', en: 'First\nSecond' },
  ...more,
});

const open = async (t: TestContext) => {
  const { app, deps, login } = await buildTestApp(t);
  const { db } = deps;
  const person = async () => {
    const headers = await login();
    const ask = async (method: 'GET' | 'PUT', path = '') => {
      const reply = await app.inject({ method, url: `/api/v1/messages${path}`, headers });
      return { status: reply.statusCode, ...reply.json<{ code: string; field?: string; data: Page }>() };
    };
    const me = async () =>
      (await app.inject({ url: '/api/v1/users/me', headers })).json<{
        data: { userId: number; unreadMessages: number };
      }>().data;
    return { ask, me, userId: (await me()).userId };
  };
  return { db, person };
};

test('messages are listed latest first, by category and page, with the number of unread ones', async (t) => {
  const { db, person } = await open(t);
  const { ask, me, userId } = await person();
  await insertMessages(db, [
    message(userId, 'a'),
    message(userId, 'b', { category: 'price' }),
    message(userId, 'c'),
  ]);
  const { data } = await ask('GET');
  assert.deepEqual(
    data.list.map(({ title }) => title.en),
    ['Title c', 'Title b', 'Title a'],
  );
  assert.deepEqual([data.total, data.unread, (await me()).unreadMessages], [3, 3, 3]);
  const orders = (await ask('GET', '?category=order&pageSize=1&pageNum=2')).data;
  assert.deepEqual([orders.list.map(({ title }) => title.zh), orders.total], [['标题 a'], 2]);
  assert.equal((await ask('GET', '?category=moon')).field, 'category');
});

test('a message is stored once per member and source', async (t) => {
  const { db, person } = await open(t);
  const [one, other] = [await person(), await person()];
  await insertMessages(db, [message(one.userId, 'same'), message(other.userId, 'same')]);
  await insertMessages(db, [message(one.userId, 'same'), message(one.userId, 'new')]);
  assert.equal((await one.ask('GET')).data.total, 2);
  assert.equal((await other.ask('GET')).data.total, 1);
});

test('messages are marked as read one by one or all together, by their owner only', async (t) => {
  const { db, person } = await open(t);
  const [one, other] = [await person(), await person()];
  await insertMessages(
    db,
    [...'abc'].map((source) => message(one.userId, source)),
  );
  const [last] = (await one.ask('GET')).data.list;
  assert.equal((await other.ask('PUT', `/${last?.id}/read`)).status, 404);
  const read = await one.ask('PUT', `/${last?.id}/read`);
  assert.deepEqual([read.status, read.data.unread], [200, 2]);
  const at = (await one.ask('GET')).data.list[0]?.readAt;
  assert.ok(at);
  await one.ask('PUT', `/${last?.id}/read`);
  await other.ask('PUT', '/read');
  const now = (await one.ask('GET')).data;
  assert.deepEqual([now.list[0]?.readAt, now.unread], [at, 2]);
  assert.equal((await one.ask('PUT', '/read')).data.unread, 0);
  assert.equal((await one.me()).unreadMessages, 0);
});

test('unread messages are counted up to 100, and messages are deleted after 365 days', async (t) => {
  const { db, person } = await open(t);
  const { userId } = await person();
  await insertMessages(
    db,
    Array.from({ length: 130 }, (_, n) => message(userId, `${n}`)),
  );
  assert.equal(await countUnread(db, userId), 100);
  const [row] = await db.select().from(messages).limit(1);
  const year = (row?.createdAt.getTime() ?? 0) + 365 * 86_400_000;
  assert.equal(await deleteOldMessages(db, new Date(year)), 0);
  assert.equal(await deleteOldMessages(db, new Date(year + 1)), 130);
});
