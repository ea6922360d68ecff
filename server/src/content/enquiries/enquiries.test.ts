import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, EnquiryForm } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { auditLog, enquiries, products } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

interface Answer {
  readonly code: string;
  readonly msg: string;
  readonly field?: string;
  readonly data: CallData<'POST /api/v1/enquiries'>;
}

const group: EnquiryForm = {
  organisation: ' 湛江一中 ',
  people: 45,
  contactName: '陈老师',
  mobile: ' 13800138000 ',
  email: 'chen@school.cn',
  message: ' 两辆车，要讲解 ',
};

const open = async (t: TestContext) => {
  const logged: string[] = [];
  const portal = await buildTestApp(t, { onLog: (line) => logged.push(line) });
  const { db } = portal.deps.database;
  const ask = async (
    change: object = {},
    { address = '203.0.113.7', ...headers }: Readonly<Record<string, string>> = {},
  ) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/enquiries',
      payload: { ...group, ...change },
      headers: { 'x-forwarded-for': address, ...headers },
    });
    const body: Answer = reply.json();
    return { status: reply.statusCode, retryAfter: Number(reply.headers['retry-after']), ...body };
  };
  const addProduct = async (kind: 'tour' | 'goods', status: 'live' | 'down' = 'live'): Promise<number> => {
    const values = { kind, category: 'learning', title: { zh: '雷州研学' }, picture: '/artwork/1.svg' };
    const [row] = await db
      .insert(products)
      .values({ ...values, status, content: {} as never })
      .returning({ id: products.id });
    assert.ok(row);
    return row.id;
  };
  return { ...portal, db, ask, addProduct, logged, today: dayOf(portal.clock.now()) };
};

test('an enquiry is stored trimmed and answered with its number', async (t) => {
  const { ask, addProduct, db, clock, today } = await open(t);
  const tourId = await addProduct('tour');
  const { status, data } = await ask({ tourId, travelDay: today });
  assert.equal(status, 200);
  assert.match(data.enquiryNo, /^E\d{6}[0-9A-Z]{10}$/);
  assert.equal(data.createdAt, clock.now().toISOString());
  const [row] = await db.select().from(enquiries);
  assert.ok(row);
  const { id, fingerprint, createdAt, updatedAt, ...kept } = row;
  assert.deepEqual(kept, {
    enquiryNo: data.enquiryNo,
    tourId,
    organisation: '湛江一中',
    people: 45,
    travelDay: today,
    contactName: '陈老师',
    mobile: '13800138000',
    email: 'chen@school.cn',
    message: '两辆车，要讲解',
    address: '203.0.113.7',
    kind: 'group',
    topic: null,
    orderNo: null,
    state: 'NEW',
    assigneeId: null,
  });
});

test('the audit has the actor and the group, but no contact; neither has the log', async (t) => {
  const { ask, db, logged, signIn } = await open(t);
  const { headers, username } = await signIn();
  const { data } = await ask({}, headers);
  await ask({ people: 46 });
  await ask({ mobile: '13800138000x' });
  const rows = await db.select().from(auditLog).orderBy(auditLog.id);
  const [mine, visitors] = rows.filter(({ subject }) => subject === 'enquiry');
  assert.deepEqual([mine?.actor, mine?.subjectId], [username, data.enquiryNo]);
  assert.deepEqual(mine?.after, { organisation: '湛江一中', people: 45 });
  assert.equal(visitors?.actor, 'system');
  assert.ok(!/13800138000|陈老师|chen@/.test(JSON.stringify(rows) + logged.join('')));
  assert.ok(logged.length > 0);
});

test('a duplicate within 10 minutes gets the first number, also concurrently', async (t) => {
  const { ask, db, clock } = await open(t);
  const twins = await Promise.all([ask(), ask(), ask()]);
  assert.equal(new Set(twins.map(({ data }) => data.enquiryNo)).size, 1);
  clock.advance(599);
  assert.deepEqual((await ask({ mobile: '13800138000' })).data, twins[0].data);
  assert.notEqual((await ask({ people: 46 })).data.enquiryNo, twins[0].data.enquiryNo);
  clock.advance(2);
  assert.notEqual((await ask()).data.enquiryNo, twins[0].data.enquiryNo);
  assert.equal(await db.$count(enquiries), 3);
});

test('every invalid value names its field, in both languages', async (t) => {
  const { ask, addProduct, db, today } = await open(t);
  for (const [change, field] of [
    [{ organisation: undefined }, 'organisation'],
    [{ organisation: '  ' }, 'organisation'],
    [{ organisation: 'x'.repeat(101) }, 'organisation'],
    [{ people: 1 }, 'people'],
    [{ people: 501 }, 'people'],
    [{ people: '45' }, 'people'],
    [{ people: 2.5 }, 'people'],
    [{ travelDay: addDays(today, -1) }, 'travelDay'],
    [{ travelDay: '2026-02-30' }, 'travelDay'],
    [{ contactName: ' ' }, 'contactName'],
    [{ contactName: 'x'.repeat(51) }, 'contactName'],
    [{ mobile: '12800138000' }, 'mobile'],
    [{ mobile: '138001380001' }, 'mobile'],
    [{ mobile: '+85221234567' }, 'mobile'],
    [{ email: 'chen@school' }, 'email'],
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ message: 'a\0b' }, 'message'],
    [{ tourId: 999_999 }, 'tourId'],
    [{ tourId: await addProduct('tour', 'down') }, 'tourId'],
    [{ tourId: await addProduct('goods') }, 'tourId'],
  ] as const) {
    const zh = await ask(change);
    const en = await ask(change, { 'accept-language': 'en' });
    assert.deepEqual([zh.status, zh.field, en.field], [400, field, field], JSON.stringify(change));
    assert.match(zh.msg, /\p{Script=Han}/u);
    assert.doesNotMatch(en.msg, /\p{Script=Han}/u);
  }
  assert.equal(await db.$count(enquiries), 0);
});

test('markup and SQL are stored as plain text', async (t) => {
  const { ask, db } = await open(t);
  const organisation = `<script>alert(1)</script>'; drop table enquiries; --`;
  assert.equal((await ask({ organisation })).status, 200);
  const [row] = await db.select().from(enquiries);
  assert.equal(row?.organisation, organisation);
});

test('a mobile number is limited to 5 enquiries an hour, also concurrently', async (t) => {
  const { ask, clock } = await open(t);
  const from = (place: number) => ({ address: `203.0.113.${place}` });
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => ask({ people: 10 + n }, from(n))));
  const refused = replies.filter(({ status }) => status === 429);
  assert.equal(refused.length, 3);
  assert.deepEqual([refused[0]?.code, refused[0]?.retryAfter], ['B0210', 3600]);
  assert.match(refused[0]?.msg ?? '', /60 分钟/);
  assert.equal((await ask({ mobile: '13900139000' })).status, 200);
  clock.advance(3599);
  assert.equal((await ask({ people: 90 })).status, 429);
  clock.advance(1);
  assert.equal((await ask({ people: 90 })).status, 200);
});

test('a network address is limited to 20 enquiries an hour; refused ones do not count', async (t) => {
  const { ask } = await open(t);
  const mobile = (n: number) => ({ mobile: `139001390${String(n).padStart(2, '0')}` });
  for (let n = 0; n < 5; n += 1) await ask({ people: 1 });
  for (let n = 0; n < 20; n += 1) assert.equal((await ask(mobile(n))).status, 200);
  assert.equal((await ask(mobile(20))).status, 429);
  assert.equal((await ask(mobile(3))).status, 200);
  assert.equal((await ask(mobile(20), { address: '203.0.113.8' })).status, 200);
});
