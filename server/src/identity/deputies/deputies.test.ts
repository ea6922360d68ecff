import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { approvalDeputies, messages, users } from '#src/platform/database/index.ts';
import { addDepartment, addStaff, auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

type Own = CallData<'GET /api/v1/approvals/deputies'>;
type Candidates = CallData<'GET /api/v1/approvals/deputies/candidates'>;
interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: object;
  readonly payload?: object;
}

const perms = ['trade:refund:approve'];

/** A principal who sees all users, and a colleague. */
const open = async (t: TestContext) => {
  const { app, deps, clock, signIn } = await buildTestApp(t);
  const principal = await signIn('CHIEF', { perms, username: 'lan' });
  const colleague = await signIn('GUIDE', { perms: ['biz:order:query'], username: 'mei' });
  const today = dayOf(clock.now());
  const ask = async <T>(path = '', { method = 'GET', headers = principal.headers, payload }: Asked = {}) => {
    const url = `/api/v1/approvals/deputies${path}`;
    const reply = await app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });
    return { status: reply.statusCode, ...reply.json<{ code: string; field?: string; data: T }>() };
  };
  const name = (change: object = {}, headers: object = principal.headers) => {
    const payload = { deputyId: colleague.userId, firstDay: today, lastDay: today, ...change };
    return ask<{ id: number }>('', { method: 'POST', headers, payload });
  };
  const fieldOf = async (change: object, headers?: object) => {
    const { status, field } = await name(change, headers);
    return status === 200 ? 200 : field;
  };
  const own = async () => (await ask<Own>()).data;
  const end = (id: number, headers?: object) =>
    ask(`/${id}`, { method: 'DELETE', ...(headers && { headers }) });
  const candidates = async (query = '', headers: object = principal.headers) =>
    (await ask<Candidates>(`/candidates${query}`, { headers })).data.map(({ username }) => username);
  const day = (days: number) => addDays(today, days);
  return {
    deps,
    db: deps.db,
    signIn,
    principal,
    colleague,
    today,
    day,
    ask,
    name,
    fieldOf,
    own,
    end,
    candidates,
  };
};

test('a deputy is named for days, reads it in a message, and is listed until the days are over', async (t) => {
  const { deps, db, name, own, colleague, today, day } = await open(t);
  const { status, data } = await name({ lastDay: day(9) });
  assert.equal(status, 200);
  await name({ firstDay: day(20), lastDay: day(20) });
  const [first, second] = await own();
  const deputy = { id: colleague.userId, username: 'mei', name: 'mei' };
  assert.deepEqual(first, { id: data.id, deputy, firstDay: today, lastDay: day(9) });
  assert.equal(second?.firstDay, day(20));
  const [message] = await db.select().from(messages).where(eq(messages.userId, colleague.userId));
  assert.deepEqual([message?.title.zh, message?.path], ['lan 请您代为审批', '/business/approvals']);
  const [logged] = await auditOf(deps, 'deputy');
  assert.deepEqual(
    [logged?.actor, logged?.action, logged?.after],
    ['lan', 'create', { deputy: 'mei', firstDay: today, lastDay: day(9) }],
  );
  await db.update(approvalDeputies).set({ firstDay: day(-3), lastDay: day(-1) });
  assert.deepEqual(await own(), []);
  await name();
  assert.equal(await db.$count(approvalDeputies), 1, 'those that are over are deleted');
});

test('a deputyship is ended once, by its principal only', async (t) => {
  const { deps, signIn, name, own, end } = await open(t);
  const { id } = (await name()).data;
  const other = await signIn('CHIEF', { perms: [] });
  assert.equal((await end(id, other.headers)).status, 404);
  const answers = await Promise.all([end(id), end(id)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404]);
  assert.deepEqual(await own(), []);
  assert.deepEqual(
    (await auditOf(deps, 'deputy')).map(({ action }) => action),
    ['create', 'delete'],
  );
  assert.equal((await name()).status, 200, 'the same days again');
});

test('days in the past, reversed, overlapping or more than 92 are refused with the field', async (t) => {
  const { fieldOf, day, signIn } = await open(t);
  assert.equal(await fieldOf({ firstDay: day(-1) }), 'firstDay');
  assert.equal(await fieldOf({ firstDay: day(2), lastDay: day(1) }), 'lastDay');
  assert.equal(await fieldOf({ lastDay: day(92) }), 'lastDay');
  assert.equal(await fieldOf({ firstDay: '2026-02-30' }), 'firstDay');
  assert.equal(await fieldOf({ lastDay: 'tomorrow' }), 'lastDay');
  assert.equal(await fieldOf({ lastDay: day(91) }), 200);
  for (const days of [{}, { firstDay: day(91), lastDay: day(100) }, { lastDay: day(91) }])
    assert.equal(await fieldOf(days), 'firstDay', JSON.stringify(days));
  assert.equal(await fieldOf({ firstDay: day(92), lastDay: day(93) }), 200);
  const other = await signIn('GUIDE', { perms: [] });
  assert.equal(await fieldOf({ deputyId: other.userId }), 200, 'another deputy on the same days');
});

test('only enabled staff whom the principal sees become deputies', async (t) => {
  const { deps, db, signIn, name, fieldOf, candidates, principal, colleague } = await open(t);
  const member = await signIn('MEMBER', { username: 'visitor' });
  const root = await signIn('ROOT', { username: 'chief' });
  const gone = await addStaff(deps, 'gone', { role: 'GUIDE', status: 0 });
  const refused = [principal.userId, member.userId, root.userId, gone, 999_999];
  for (const deputyId of refused) assert.equal(await fieldOf({ deputyId }), 'deputyId', String(deputyId));
  assert.deepEqual(await candidates(), ['mei']);
  assert.deepEqual([await candidates('?keywords=ME'), await candidates('?keywords=%25')], [['mei'], []]);
  assert.deepEqual((await name({}, root.headers)).field, 'deputyId', 'ROOT is not represented');
  const deptId = await addDepartment(deps, 'near');
  const narrow = await signIn('NARROW', { perms, dataScope: 2, deptId });
  assert.deepEqual(await candidates('', narrow.headers), []);
  assert.equal(await fieldOf({}, narrow.headers), 'deputyId');
  await db.update(users).set({ deptId }).where(eq(users.id, colleague.userId));
  assert.deepEqual(await candidates('', narrow.headers), ['mei']);
});

test('a principal has at most ten deputyships, and so has a deputy, also when they are named at once', async (t) => {
  const { db, signIn, name, day, own } = await open(t);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) => name({ firstDay: day(place), lastDay: day(place) })),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 10);
  assert.ok(answers.every(({ status, field }) => status === 200 || field === 'deputyId'));
  assert.equal((await own()).length, 10);
  const other = await signIn('CHIEF', { perms: [] });
  assert.equal((await name({}, other.headers)).field, 'deputyId');
  await db.delete(approvalDeputies);
  const twice = await Promise.all([name(), name()]);
  assert.deepEqual(twice.map(({ status }) => status).toSorted(), [200, 400], 'the same days once');
});

test('only those who decide on approvals have deputies', async (t) => {
  const { ask, name, colleague } = await open(t);
  const { headers } = colleague;
  assert.equal((await ask('', { headers })).status, 403);
  assert.equal((await ask('/candidates', { headers })).status, 403);
  assert.equal((await name({}, headers)).status, 403);
});

test('the database refuses a deputyship of oneself, and days that are reversed or too many', async (t) => {
  const { db, principal, colleague, day } = await open(t);
  const row = { principalId: principal.userId, deputyId: colleague.userId };
  const refuses = (values: typeof approvalDeputies.$inferInsert, constraint: RegExp) =>
    assert.rejects(db.insert(approvalDeputies).values(values), (error: Error) =>
      constraint.test(String(error.cause)),
    );
  const days = { firstDay: day(0), lastDay: day(0) };
  await refuses({ ...row, ...days, deputyId: row.principalId }, /approval_deputies_not_oneself/);
  await refuses({ ...row, ...days, lastDay: day(-1) }, /approval_deputies_days/);
  await refuses({ ...row, ...days, lastDay: day(92) }, /approval_deputies_days/);
});
