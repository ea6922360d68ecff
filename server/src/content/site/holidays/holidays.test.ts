import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, HolidayForm } from '@portal/shared/contract';
import { auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const perms = ['query', 'add', 'edit', 'delete'].map((action) => `site:holiday:${action}`);

const open = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  const editor = await portal.signIn('EDITOR', { perms });
  const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const { headers } = editor;
    const path = `/api/v1/site/holidays${url}`;
    const reply = await portal.app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) });
    const body: { code: string; field?: string; data: T } = reply.json();
    return { status: reply.statusCode, ...body };
  };
  const page = async (query = '') =>
    (await call<CallData<'GET /api/v1/site/holidays/page'>>('GET', `/page?pageSize=100${query}`)).data;
  const choices = async () => {
    const reply = await portal.app.inject({ url: '/api/v1/date-choices' });
    const { data } = reply.json<{ data: CallData<'GET /api/v1/date-choices'> }>();
    return data;
  };
  return { ...portal, call, page, choices };
};

const form = (change: Partial<HolidayForm> = {}): HolidayForm => ({
  name: { zh: '开渔节', en: 'Fishing Festival' },
  firstDay: '2026-12-05',
  lastDay: '2026-12-06',
  expected: false,
  ...change,
});

test('the official holidays of 2026 are stored, those of 2027 as expected', async (t) => {
  const { page } = await open(t);
  const { list, total } = await page();
  assert.equal(total, 14);
  const days = (year: string) => list.filter(({ firstDay }) => firstDay.startsWith(year));
  assert.deepEqual(
    days('2026').map(({ name, firstDay, lastDay }) => `${name.zh} ${firstDay.slice(5)} ${lastDay.slice(5)}`),
    [
      '国庆节 10-01 10-07',
      '中秋节 09-25 09-27',
      '端午节 06-19 06-21',
      '劳动节 05-01 05-05',
      '清明节 04-04 04-06',
      '春节 02-15 02-23',
      '元旦 01-01 01-03',
    ],
  );
  assert.ok(days('2026').every(({ expected, name }) => !expected && name.en));
  assert.equal(days('2027').filter(({ expected }) => expected).length, 7);
  assert.equal((await page(`&keywords=${encodeURIComponent('spring')}`)).total, 2);
});

test('visitors read the coming weekends and holidays', async (t) => {
  const { choices, clock } = await open(t);
  clock.set(new Date('2026-09-23T12:00:00+08:00'));
  const found = await choices();
  assert.deepEqual(
    found.slice(0, 4).map(({ name, from, to }) => [name.en, from, to]),
    [
      ['This weekend', '2026-09-26', '2026-09-27'],
      ['Next weekend', '2026-10-03', '2026-10-04'],
      ['Mid-Autumn Festival', '2026-09-25', '2026-09-27'],
      ['National Day', '2026-10-01', '2026-10-07'],
    ],
  );
  assert.equal(found.length, 6);
});

test('an editor adds, changes and deletes a holiday, each in the operation log', async (t) => {
  const { call, page, deps } = await open(t);
  assert.equal((await call('POST', '', form({ name: { zh: ' 开渔节 ' } }))).status, 200);
  const added = (await page('&keywords=开渔')).list[0];
  assert.deepEqual(added && { ...added, id: 0 }, { id: 0, ...form({ name: { zh: '开渔节' } }) });
  const id = added?.id;
  const { data: stored } = await call<HolidayForm>('GET', `/${id}/form`);
  const changed = { ...form({ lastDay: '2026-12-07' }), version: stored.version };
  assert.equal((await call('PUT', `/${id}`, changed)).status, 200);
  const late = await call('PUT', `/${id}`, changed);
  assert.deepEqual([late.status, late.code], [409, 'A0514']);
  assert.equal((await call('DELETE', `/${id},999999`)).status, 404);
  assert.equal((await call('DELETE', `/${id}`)).status, 200);
  assert.equal((await call('GET', `/${id}/form`)).status, 404);
  assert.equal((await call('PUT', `/${id}`, form())).status, 404);
  const audit = await auditOf(deps, 'holiday');
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['create', 'update', 'delete'],
  );
});

const refused: readonly (readonly [what: string, change: Partial<HolidayForm>, field: string])[] = [
  ['ends before it starts', { lastDay: '2026-12-04' }, 'lastDay'],
  ['has 32 days', { lastDay: '2027-01-05' }, 'lastDay'],
  ['has no day', { firstDay: '2026-02-30' }, 'firstDay'],
  ['has a blank name', { name: { zh: ' ' } }, 'name'],
  ['has a name of 21 characters', { name: { zh: '节'.repeat(21) } }, 'name/zh'],
];

test('a holiday with an invalid field is refused, and the field is named', async (t) => {
  const { call, page } = await open(t);
  for (const [what, change, field] of refused)
    await t.test(what, async () => {
      const { status, field: named } = await call('POST', '', form(change));
      assert.deepEqual([status, named], [400, field]);
    });
  assert.equal((await page()).total, 14);
});
