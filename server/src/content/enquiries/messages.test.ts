import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, EnquiryDetail, MessageForm } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { enquiries } from '#src/platform/database/index.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

interface Answer {
  readonly code: string;
  readonly msg: string;
  readonly field?: string;
  readonly data: CallData<'POST /api/v1/enquiries/messages'>;
}

const form: MessageForm = {
  topic: 'change',
  orderNo: ' T2611200K3V9 ',
  contactName: ' 陈海 ',
  email: ' Hai@Example.cn ',
  message: ' 想改到 <b>下周六</b> ',
};

const open = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps.database;
  const send = async (
    change: object = {},
    { address = '203.0.113.7', ...headers }: Readonly<Record<string, string>> = {},
  ) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/enquiries/messages',
      payload: { ...form, ...change },
      headers: { 'x-forwarded-for': address, ...headers },
    });
    const body: Answer = reply.json();
    return { status: reply.statusCode, retryAfter: Number(reply.headers['retry-after']), ...body };
  };
  const read = async <T>(headers: Readonly<Record<string, string>>, url: string): Promise<T> =>
    (await portal.app.inject({ url: `/api/v1/enquiries${url}`, headers })).json().data;
  return { ...portal, db, send, read };
};

test('a message is stored trimmed and as text, answered with its number, and audited without contact', async (t) => {
  const { send, db, deps } = await open(t);
  const { status, data } = await send();
  assert.equal(status, 200);
  assert.match(data.enquiryNo, /^E\d{6}[0-9A-Z]{10}$/);
  const [row] = await db.select().from(enquiries);
  assert.deepEqual(
    [row?.kind, row?.topic, row?.orderNo, row?.contactName, row?.mobile, row?.email, row?.message],
    ['message', 'change', 'T2611200K3V9', '陈海', null, 'Hai@Example.cn', '想改到 <b>下周六</b>'],
  );
  const [audit] = await auditOf(deps, 'enquiry');
  assert.deepEqual(audit?.after, { kind: 'message', topic: 'change', orderNo: 'T2611200K3V9' });
  assert.doesNotMatch(JSON.stringify(audit), /陈海|Example/);
});

test('every invalid value of a message names its field, in both languages, and stores nothing', async (t) => {
  const { send, db } = await open(t);
  for (const [change, field] of [
    [{ topic: undefined }, 'topic'],
    [{ topic: 'praise' }, 'topic'],
    [{ orderNo: '<b>' }, 'orderNo'],
    [{ orderNo: '1'.repeat(33) }, 'orderNo'],
    [{ contactName: ' ' }, 'contactName'],
    [{ email: undefined }, 'mobile'],
    [{ email: ' ' }, 'mobile'],
    [{ email: 'hai@example' }, 'email'],
    [{ mobile: '12800138000' }, 'mobile'],
    [{ message: '  ' }, 'message'],
    [{ message: 'x'.repeat(10_000) }, 'message'],
    [{ message: 'a\0b' }, 'message'],
  ] as const) {
    const zh = await send(change);
    const en = await send(change, { 'accept-language': 'en' });
    assert.deepEqual([zh.status, zh.field, en.field], [400, field, field], JSON.stringify(change));
    assert.match(zh.msg, /\p{Script=Han}/u);
    assert.doesNotMatch(en.msg, /\p{Script=Han}/u);
  }
  assert.equal(await db.$count(enquiries), 0);
});

test('a duplicate message within 10 minutes gets the first number, also concurrently', async (t) => {
  const { send, db, clock } = await open(t);
  const twins = await Promise.all([send(), send(), send()]);
  assert.equal(new Set(twins.map(({ data }) => data.enquiryNo)).size, 1);
  assert.notEqual((await send({ message: '还有一件事' })).data.enquiryNo, twins[0].data.enquiryNo);
  clock.advance(601);
  assert.notEqual((await send()).data.enquiryNo, twins[0].data.enquiryNo);
  assert.equal(await db.$count(enquiries), 3);
});

test('an email address is limited to 5 messages an hour in any case, together with a mobile number', async (t) => {
  const { send, clock } = await open(t);
  const from = (place: number) => ({ address: `203.0.113.${place}` });
  const replies = await Promise.all(
    Array.from({ length: 7 }, (_, n) =>
      send({ message: `第 ${n} 条`, email: n % 2 ? 'HAI@example.cn' : 'hai@example.cn' }, from(n)),
    ),
  );
  const refused = replies.filter(({ status }) => status === 429);
  assert.deepEqual([refused.length, refused[0]?.code, refused[0]?.retryAfter], [2, 'B0210', 3600]);
  assert.equal((await send({ message: '换号码', mobile: '13800138000' })).status, 429);
  assert.equal((await send({ email: undefined, mobile: '13800138000' })).status, 200);
  clock.advance(3600);
  assert.equal((await send({ message: '一小时后' })).status, 200);
});

test('messages share the list of group enquiries, filtered by kind and found by order number', async (t) => {
  const { send, read, app, signIn } = await open(t);
  await send({ mobile: '13800138000' });
  const payload = { organisation: '湛江一中', people: 45, contactName: '陈老师', mobile: '13900139000' };
  await app.inject({ method: 'POST', url: '/api/v1/enquiries', payload });
  const staff = await signIn('SALES', { perms: ['biz:enquiry:query', 'biz:enquiry:edit'] });
  type Page = CallData<'GET /api/v1/enquiries/page'>;
  const kinds = async (query: string, { headers } = staff) =>
    (await read<Page>(headers, `/page?${query}`)).list.map(({ kind }) => kind);
  assert.deepEqual(await kinds(''), ['group', 'message']);
  assert.deepEqual(await kinds('kind=message'), ['message']);
  assert.deepEqual(await kinds('kind=group'), ['group']);
  assert.deepEqual(await kinds('keywords=t2611200'), ['message']);
  assert.deepEqual(await kinds('keywords=hai@example'), ['message']);
  const reader = await signIn('READER', { perms: ['biz:enquiry:query'] });
  assert.deepEqual(await kinds('keywords=hai@example', reader), []);
  const { list } = await read<Page>(reader.headers, '/page?kind=message');
  const masked = await read<EnquiryDetail>(reader.headers, `/${list[0]?.id}`);
  assert.deepEqual(
    [masked.topic, masked.orderNo, masked.organisation, masked.people, masked.contactName, masked.mobile],
    ['change', 'T2611200K3V9', null, null, '陈**', '138****8000'],
  );
  assert.doesNotMatch(masked.email ?? '', /Hai@/);
});

test('the database refuses a message without topic or contact, and a group without organisation', async (t) => {
  const { db } = await open(t);
  const sender = { enquiryNo: 'E1', contactName: '陈海', address: '::1', fingerprint: 'x' };
  const message = {
    ...sender,
    kind: 'message',
    topic: 'other',
    message: '你好',
    mobile: '13800138000',
  } as const;
  const group = { ...sender, organisation: '湛江一中', people: 45, mobile: '13800138000' } as const;
  for (const wrong of [
    { ...message, topic: null },
    { ...message, topic: 'praise' as never },
    { ...message, mobile: null },
    { ...message, people: 4 },
    { ...message, kind: 'other' as never },
    { ...group, organisation: null },
    { ...group, topic: 'other' as const },
  ])
    await assert.rejects(db.insert(enquiries).values(wrong));
  await db.insert(enquiries).values([message, { ...group, enquiryNo: 'E2' }]);
  const { rows } = await db.execute(sql`select kind from enquiries order by enquiry_no`);
  assert.deepEqual(rows, [{ kind: 'message' }, { kind: 'group' }]);
});
