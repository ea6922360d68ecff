import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, EnquiryDetail } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { enquiries, enquirySteps, products } from '#src/platform/database/index.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

type Page = CallData<'GET /api/v1/enquiries/page'>;

const perms = ['biz:enquiry:query', 'biz:enquiry:edit'];

const open = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  const { db } = portal.deps.database;
  const [tour] = await db
    .insert(products)
    .values({
      kind: 'tour',
      category: 'learning',
      title: { zh: '雷州研学' },
      picture: '/a.svg',
      content: {} as never,
    })
    .returning({ id: products.id });
  const place = async (change: object = {}) => {
    const group = { organisation: '湛江一中', people: 45, contactName: '陈老师', mobile: '13800138000' };
    const payload = { ...group, email: 'chen@school.cn', ...change };
    const reply = await portal.app.inject({ method: 'POST', url: '/api/v1/enquiries', payload });
    assert.equal(reply.statusCode, 200, reply.body);
  };
  const staff = await portal.signIn('SALES', { perms, username: 'hai' });
  const looker = await portal.signIn('LOOKER', { perms: ['biz:enquiry:query'] });
  const call = async <T>(
    who: typeof staff,
    method: 'GET' | 'PUT' | 'POST',
    url: string,
    payload?: object,
  ) => {
    const headers = who.headers;
    const path = `/api/v1/enquiries${url}`;
    const reply = await portal.app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) });
    const body: { code: string; msg: string; field?: string; data: T } = reply.json();
    return { status: reply.statusCode, ...body };
  };
  const page = async (query: string, who = staff) => (await call<Page>(who, 'GET', `/page?${query}`)).data;
  const first = async () => {
    const [one] = (await page('')).list;
    assert.ok(one);
    return (await call<EnquiryDetail>(staff, 'GET', `/${one.id}`)).data;
  };
  return { ...portal, db, place, staff, looker, call, page, first, tourId: tour?.id };
};

test('enquiries are listed newest first and filtered by words, state, category, assignee and days', async (t) => {
  const { place, page, tourId, staff, call, clock } = await open(t);
  await place({ tourId });
  await place({ organisation: '海滨小学', mobile: '13900139000' });
  const today = dayOf(clock.now());
  const { list, total } = await page('');
  assert.deepEqual([total, list.map(({ organisation }) => organisation)], [2, ['海滨小学', '湛江一中']]);
  assert.deepEqual(list[1]?.tour, { id: tourId, title: { zh: '雷州研学' } });
  await call(staff, 'PUT', `/${list[0]?.id}/assignee`, { assigneeId: staff.userId });
  for (const [query, names] of [
    ['keywords=一中', ['湛江一中']],
    ['keywords=13900139', ['海滨小学']],
    ['keywords=%25', []],
    ['state=NEW', ['海滨小学', '湛江一中']],
    ['state=WON', []],
    ['category=learning', ['湛江一中']],
    ['category=none', ['海滨小学']],
    [`assigneeId=${staff.userId}`, ['海滨小学']],
    [`from=${today}&to=${today}`, ['海滨小学', '湛江一中']],
    [`to=${addDays(today, -1)}`, []],
    ['pageSize=1&pageNum=2', ['湛江一中']],
  ] as const)
    assert.deepEqual(
      (await page(query)).list.map(({ organisation }) => organisation),
      names,
      query,
    );
  assert.equal((await call(staff, 'GET', `/page?from=${today}&to=${addDays(today, -1)}`)).field, 'to');
});

test('with read permission only, contacts are masked and not searchable, and changes are refused', async (t) => {
  const { place, page, call, looker, first } = await open(t);
  await place();
  const [row] = (await page('', looker)).list;
  assert.deepEqual([row?.contactName, row?.mobile], ['陈**', '138****8000']);
  assert.equal((await page('keywords=13800138000', looker)).total, 0);
  const { id } = await first();
  const seen = await call<EnquiryDetail>(looker, 'GET', `/${id}`);
  assert.equal(seen.data.email, 'ch***@school.cn');
  assert.ok(!/13800138000|陈老师|chen@/.test(JSON.stringify(seen)));
  assert.equal((await call(looker, 'PUT', `/${id}/state`, { event: 'contact' })).status, 403);
  assert.equal((await call(looker, 'PUT', `/${id}/assignee`, { assigneeId: null })).status, 403);
  assert.equal((await call(looker, 'POST', `/${id}/notes`, { text: 'x' })).status, 403);
  assert.equal((await call(looker, 'GET', '/999')).status, 404);
});

test('an enquiry moves through its states, and its history names the actors', async (t) => {
  const { place, call, staff, looker, first, deps } = await open(t);
  await place();
  const { id } = await first();
  const step = (event: string, note?: string) => call(staff, 'PUT', `/${id}/state`, { event, note });
  assert.deepEqual((await step('win')).code, 'A0513');
  assert.equal((await step('contact', ' 已电话联系，12 月出行 ')).status, 200);
  assert.equal((await call(staff, 'PUT', `/${id}/assignee`, { assigneeId: staff.userId })).status, 200);
  assert.equal((await call(staff, 'POST', `/${id}/notes`, { text: '已发报价单' })).status, 200);
  assert.equal((await call(staff, 'POST', `/${id}/notes`, { text: '  ' })).field, 'text');
  assert.equal((await step('win')).status, 200);
  const { steps, state, assignee } = await first();
  const me = { id: staff.userId, name: 'hai' };
  assert.deepEqual([state, assignee], ['WON', me]);
  assert.deepEqual(
    steps.map(({ step: name, text, author, assignee: to }) => [name, text, author?.name, to?.name]),
    [
      ['win', null, 'hai', undefined],
      ['note', '已发报价单', 'hai', undefined],
      ['assign', null, 'hai', 'hai'],
      ['contact', '已电话联系，12 月出行', 'hai', undefined],
    ],
  );
  const audit = await auditOf(deps, 'enquiry-case');
  assert.deepEqual(
    audit.map(({ action, subjectId, after }) => [action, subjectId, after]),
    [
      ['contact', String(id), { state: 'CONTACTED' }],
      ['assign', String(id), { assigneeId: staff.userId }],
      ['note', String(id), null],
      ['win', String(id), { state: 'WON' }],
    ],
  );
  assert.equal(
    (await call(staff, 'PUT', `/${id}/assignee`, { assigneeId: looker.userId })).field,
    'assigneeId',
  );
  const { data } = await call<{ name: string }[]>(looker, 'GET', '/assignees');
  assert.deepEqual(
    data.map(({ name }) => name),
    ['hai'],
  );
});

test('of two concurrent changes the second is refused and names who was first', async (t) => {
  const { place, call, staff, first, signIn } = await open(t);
  await place();
  const { id, version } = await first();
  const other = await signIn('SALES2', { perms, username: 'lan' });
  assert.equal((await call(other, 'PUT', `/${id}/state`, { event: 'contact', version })).status, 200);
  const late = await call(staff, 'PUT', `/${id}/state`, { event: 'close', version });
  assert.deepEqual([late.status, late.code], [409, 'A0514']);
  assert.match(late.msg, /^lan/);
  const twins = await Promise.all([1, 2].map(() => call(staff, 'PUT', `/${id}/state`, { event: 'win' })));
  assert.deepEqual(twins.map(({ status }) => status).sort(), [200, 409]);
});

test('steps and notes are deleted with the enquiry', async (t) => {
  const { place, call, staff, first, db } = await open(t);
  await place();
  await call(staff, 'POST', `/${(await first()).id}/notes`, { text: '陈老师要两辆车' });
  await db.delete(enquiries);
  assert.equal(await db.$count(enquirySteps), 0);
});
