import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { AdminRefundDetail, RouteRecord, UserInfo } from '@portal/shared/contract';
import { addDays, dayOf, deputyPerm } from '@portal/shared/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import {
  approvalDeputies,
  approvals,
  auditLog,
  inventory,
  menus,
  messages,
  refunds,
  roleMenus,
  roles,
  userRoles,
  users,
} from '#src/platform/database/index.ts';
import { payOrder, setFulfilment } from '#src/sales/refunds/testing/paid-order.ts';
import { addApp, enter } from '#test/support/second-factor.ts';
import { addDepartment, addRole } from '#test/support/system-fixture.ts';
import { untilWaiting } from '#test/support/until-waiting.ts';
import { notifyApprovals } from './index.ts';
import { deciding, openDeputies } from './testing/deputy-fixture.ts';

const forbidden = [403, 'A0231'];
const secondPerson = [403, 'A0233'];

/** The portal with the guide as a deputy of the principal for today. */
const openRepresented = async (t: TestContext) => {
  const portal = await openDeputies(t);
  const deputyshipId = await portal.nameDeputy(portal.principal, portal.deputy);
  return { ...portal, deputyshipId };
};

test('a deputy decides on a refund in the place of the principal, and the record names both', async (t) => {
  const { act, inbox, todos, give, db, checkout, principal, deputy } = await openRepresented(t);
  const refundNo = await give();
  const [row] = await inbox(deputy);
  assert.deepEqual([row?.subject, row?.onBehalfOf, row?.bar, row?.isGranted], [refundNo, 'lan', null, false]);
  assert.equal((await inbox(principal))[0]?.onBehalfOf, null);
  assert.equal(await todos(deputy), 1);
  assert.equal(await act(deputy, `refunds/${refundNo}/approve`), 200);
  const [stored] = await db.select().from(refunds).where(eq(refunds.refundNo, refundNo));
  assert.deepEqual([stored?.decidedBy, stored?.decidedFor], [deputy.userId, principal.userId]);
  const url = `/api/v1/refunds/${refundNo}`;
  const { data } = (await checkout.call<AdminRefundDetail>(principal, 'GET', url)).body;
  assert.deepEqual([data.decidedBy, data.decidedFor], ['mei', 'lan']);
  const [logged] = await db.select().from(auditLog).where(eq(auditLog.action, 'approveRefund'));
  assert.deepEqual([logged?.actor, Object(logged?.after).onBehalfOf], ['mei', 'lan']);
  assert.deepEqual([await inbox(deputy), await todos(deputy)], [[], 0]);
});

test('a deputy confirms and declines rejections, and the proposer reads who decided for whom', async (t) => {
  const { act, inbox, request, db, clerk, principal, deputy } = await openRepresented(t);
  const newest = async () =>
    (await db.select().from(messages).where(eq(messages.userId, clerk.userId)).orderBy(asc(messages.id)))
      .map(({ body }) => body)
      .at(-1);
  const { refundNo, order } = await request();
  await act(clerk, `refunds/${refundNo}/reject`, { reason: '房间已留' });
  assert.deepEqual(
    (await inbox(deputy)).map(({ kind, onBehalfOf }) => [kind, onBehalfOf]),
    [['rejection', 'lan']],
  );
  assert.equal(await act(deputy, `refunds/${refundNo}/rejection/decline`, { reason: '应退' }), 200);
  assert.match((await newest())?.zh ?? '', /^mei（代 lan） 未同意驳回/);
  await act(clerk, `refunds/${refundNo}/reject`, { reason: '房间已留' });
  assert.equal(await act(deputy, `refunds/${refundNo}/rejection/confirm`), 200);
  assert.match((await newest())?.en ?? '', /^mei \(for lan\) confirmed/);
  const decided = await db.select().from(approvals).orderBy(asc(approvals.id));
  assert.deepEqual(
    decided.map(({ state, decidedBy, decidedFor }) => [state, decidedBy, decidedFor]),
    ['DECLINED', 'APPROVED'].map((state) => [state, deputy.userId, principal.userId]),
  );
  assert.equal((await order.refunds())[0]?.state, 'REJECTED');
});

test('a deputy approves prices, and gets the message about the proposal', async (t) => {
  const { act, inbox, raisePrices, db, checkout, tourId, staff, principal, deputy } =
    await openRepresented(t);
  await raisePrices();
  const notified = async () => {
    await notifyApprovals(checkout.deps);
    const found = await db
      .select()
      .from(messages)
      .where(eq(messages.category, 'notice'))
      .orderBy(asc(messages.userId));
    await db.delete(messages);
    return found.map(({ userId, body }) => [userId, body.zh] as const);
  };
  const asked = 'chen 提交，原因：旺季';
  assert.deepEqual(
    (await notified()).filter(([, body]) => body === asked),
    [
      [principal.userId, asked],
      [deputy.userId, asked],
    ],
  );
  assert.equal((await inbox(deputy))[0]?.onBehalfOf, 'lan');
  assert.equal(await act(deputy, `product-calendars/${tourId}/proposal/approve`), 200);
  assert.equal((await db.select().from(inventory))[0]?.price, 150_000);
  assert.deepEqual(await notified(), [[staff.userId, 'mei（代 lan） 已同意，新价格已生效。']]);
  await raisePrices(60);
  assert.equal(await act(deputy, `product-calendars/${tourId}/proposal/decline`, { reason: '过高' }), 200);
  const decided = await db.select().from(approvals).orderBy(asc(approvals.id));
  assert.deepEqual(
    decided.map(({ decidedFor }) => decidedFor),
    [principal.userId, principal.userId],
  );
});

test('the deputyship counts on its days only, and opens the inbox on these', async (t) => {
  const { act, inbox, give, nameDeputy, checkout, principal, deputy } = await openDeputies(t);
  await checkout.deps.db
    .insert(menus)
    .values({ name: '待审批', type: 'MENU', path: 'approvals', component: 'business/approvals/index' });
  const opened = async () => {
    type Routes = RouteRecord[];
    const routes = (await checkout.call<Routes>(deputy, 'GET', '/api/v1/menus/routes')).body.data;
    const me = (await checkout.call<UserInfo>(deputy, 'GET', '/api/v1/users/me')).body.data;
    return [routes[0]?.meta?.roles?.includes('GUIDE'), me.perms.includes(deputyPerm)];
  };
  const approve = (refundNo: string) => act(deputy, `refunds/${refundNo}/approve`);
  const refundNo = await give();
  const tomorrow = addDays(dayOf(checkout.clock.now()), 1);
  await nameDeputy(principal, deputy, { firstDay: tomorrow, lastDay: tomorrow });
  assert.deepEqual([await opened(), await approve(refundNo)], [[false, false], forbidden]);
  assert.equal((await checkout.call(deputy, 'GET', '/api/v1/approvals')).status, 403);
  await checkout.deps.db.update(approvalDeputies).set({ firstDay: sql`${approvalDeputies.firstDay} - 1` });
  assert.deepEqual([await opened(), (await inbox(deputy)).length], [[true, true], 1]);
  await checkout.deps.db
    .update(approvalDeputies)
    .set({ firstDay: addDays(tomorrow, -3), lastDay: addDays(tomorrow, -2) });
  assert.deepEqual([await opened(), await approve(refundNo)], [[false, false], forbidden]);
});

test('a deputyship that has just ended counts no more, also while a decision is made', async (t) => {
  const { act, give, db, checkout, principal, deputy, deputyshipId, nameDeputy } = await openRepresented(t);
  const end = (id: number) => checkout.call(principal, 'DELETE', `/api/v1/approvals/deputies/${id}`);
  const refundNo = await give();
  assert.equal((await end(deputyshipId)).status, 200);
  assert.deepEqual(await act(deputy, `refunds/${refundNo}/approve`), forbidden);
  await nameDeputy(principal, deputy);
  const answer = await db.transaction(async (tx) => {
    await tx.delete(approvalDeputies);
    const deciding = act(deputy, `refunds/${refundNo}/approve`);
    await untilWaiting(db, 1);
    return { deciding };
  });
  assert.deepEqual(await answer.deciding, forbidden);
  assert.equal(await db.$count(refunds, eq(refunds.state, 'REQUESTED')), 1);
});

test('the rights of the principal count as they are now', async (t) => {
  const { act, inbox, give, db, checkout, principal, deputy } = await openRepresented(t);
  const refundNo = await give();
  const approve = () => act(deputy, `refunds/${refundNo}/approve`);
  const ofPrincipal = eq(users.id, principal.userId);
  for (const status of [0, 1]) {
    await db.update(users).set({ status }).where(ofPrincipal);
    if (status === 0) assert.deepEqual([await approve(), await inbox(deputy)], [forbidden, []]);
  }
  const [button] = await db
    .select()
    .from(menus)
    .where(eq(menus.perm, 'trade:refund:approve'))
    .orderBy(asc(menus.id))
    .offset(1);
  const [chief] = await db.select().from(roles).where(eq(roles.code, 'CHIEF'));
  const grant = { roleId: chief?.id ?? 0, menuId: button?.id ?? 0 };
  await db
    .delete(roleMenus)
    .where(and(eq(roleMenus.roleId, grant.roleId), eq(roleMenus.menuId, grant.menuId)));
  assert.deepEqual([await approve(), await inbox(deputy)], [forbidden, []], 'revoked a second ago');
  await db.insert(roleMenus).values(grant);
  await db
    .insert(userRoles)
    .values({ userId: principal.userId, roleId: await addRole(checkout.deps, 'ROOT') });
  assert.deepEqual([await approve(), await inbox(deputy)], [forbidden, []], 'ROOT is not represented');
  await db.delete(userRoles).where(eq(userRoles.roleId, await addRole(checkout.deps, 'ROOT')));
  assert.equal(await approve(), 200);
});

test('a deputy of a deputy decides on nothing', async (t) => {
  const { act, give, db, checkout, deputy } = await openRepresented(t);
  const third = await checkout.signIn('GUIDE', { perms: [], username: 'wu' });
  const today = dayOf(checkout.clock.now());
  const days = { firstDay: today, lastDay: today };
  await db.insert(approvalDeputies).values({ ...days, principalId: deputy.userId, deputyId: third.userId });
  assert.deepEqual(await act(third, `refunds/${await give()}/approve`), forbidden);
  const named = await checkout.call(deputy, 'POST', '/api/v1/approvals/deputies', {
    payload: { ...days, deputyId: third.userId },
  });
  assert.equal(named.status, 403);
});

test('a proposal of either of the two is not decided through the deputyship', async (t) => {
  const { act, inbox, give, request, db, principal, deputy } = await openRepresented(t);
  const [clerks] = await db.select().from(roles).where(eq(roles.code, 'CLERK'));
  await db.insert(userRoles).values({ userId: principal.userId, roleId: clerks?.id ?? 0 });
  const ofPrincipal = await give(undefined, 60_000, principal);
  const { refundNo } = await request();
  await act(principal, `refunds/${refundNo}/reject`, { reason: '房间已留' });
  assert.deepEqual(await inbox(deputy), []);
  assert.deepEqual(await act(deputy, `refunds/${ofPrincipal}/approve`), secondPerson);
  for (const deed of ['approve', 'rejection/confirm', 'rejection/decline'])
    assert.deepEqual(await act(deputy, `refunds/${refundNo}/${deed}`), secondPerson, deed);
  const asClerk = { userId: deputy.userId, roleId: clerks?.id ?? 0 };
  await db.insert(userRoles).values(asClerk);
  const own = await give(undefined, 60_000, deputy);
  await db
    .delete(userRoles)
    .where(and(eq(userRoles.userId, asClerk.userId), eq(userRoles.roleId, asClerk.roleId)));
  assert.deepEqual(await inbox(deputy), []);
  for (const deed of ['approve', 'reject'])
    assert.deepEqual(await act(deputy, `refunds/${own}/${deed}`, { reason: '撤回' }), secondPerson, deed);
});

test('neither decides through a deputy on an order that one of them bought', async (t) => {
  const { act, inbox, checkout, principal, deputy } = await openRepresented(t);
  for (const buyer of [principal, deputy]) {
    const order = await payOrder(checkout, buyer, await checkout.order(buyer));
    await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
    const { refundNo } = (await order.ask(100_000)).body.data;
    assert.deepEqual(await act(deputy, `refunds/${refundNo}/approve`), secondPerson);
  }
  assert.deepEqual(await inbox(deputy), []);
});

test('several principals are tried in turn, and own rights come first', async (t) => {
  const { act, inbox, give, nameDeputy, db, checkout, principal, deputy } = await openRepresented(t);
  const second = await checkout.signIn('CHIEF', { perms: [], username: 'wu' });
  await nameDeputy(second, deputy);
  const [clerks] = await db.select().from(roles).where(eq(roles.code, 'CLERK'));
  await db.insert(userRoles).values({ userId: principal.userId, roleId: clerks?.id ?? 0 });
  const refundNo = await give(undefined, 60_000, principal);
  assert.deepEqual(
    (await inbox(deputy)).map(({ onBehalfOf }) => onBehalfOf),
    ['wu'],
  );
  assert.equal(await act(deputy, `refunds/${refundNo}/approve`), 200);
  const [stored] = await db.select().from(refunds).where(eq(refunds.refundNo, refundNo));
  assert.equal(stored?.decidedFor, second.userId);
  await db.insert(userRoles).values({ userId: deputy.userId, roleId: clerks?.id ?? 0 });
  const other = await give();
  assert.equal((await inbox(deputy))[0]?.onBehalfOf, null);
  assert.equal(await act(deputy, `refunds/${other}/approve`), 200);
  const [own] = await db.select().from(refunds).where(eq(refunds.refundNo, other));
  assert.deepEqual([own?.decidedBy, own?.decidedFor], [deputy.userId, null]);
});

test('the data scope of the principal limits the deputy', async (t) => {
  const { act, inbox, todos, give, raisePrices, nameDeputy, checkout, tourId, deputy } =
    await openDeputies(t);
  const deptId = await addDepartment(checkout.deps, 'far');
  const narrow = await checkout.signIn('NARROW', { perms: deciding, dataScope: 2, deptId });
  await checkout.deps.db.update(users).set({ deptId }).where(eq(users.id, deputy.userId));
  await nameDeputy(narrow, deputy);
  const refundNo = await give();
  await raisePrices();
  assert.deepEqual([await inbox(deputy), await todos(deputy)], [[], 0]);
  assert.deepEqual(await act(deputy, `refunds/${refundNo}/approve`), [404, 'A0401']);
  assert.deepEqual(await act(deputy, `product-calendars/${tourId}/proposal/approve`), [404, 'A0401']);
  assert.deepEqual(await act(deputy, 'refunds/R2026030100000001/approve'), [404, 'A0401']);
});

test('a deputyship opens the decisions of the inbox and nothing else', async (t) => {
  const { act, give, request, checkout, deputy, tourId } = await openRepresented(t);
  const { refundNo } = await request();
  for (const url of ['refunds', 'refunds/counts', `refunds/${refundNo}`, 'products/page'])
    assert.equal((await checkout.call(deputy, 'GET', `/api/v1/${url}`)).status, 403, url);
  for (const url of [`refunds/${refundNo}/retry`, `product-calendars/${tourId}/undo`])
    assert.deepEqual(await act(deputy, url), forbidden, url);
  assert.deepEqual(await act(deputy, `refunds/${refundNo}/reject`, { reason: '不退' }), secondPerson);
  const { db } = checkout.deps;
  await db.update(refunds).set({ secondPerson: false });
  assert.deepEqual(await act(deputy, `refunds/${refundNo}/approve`), forbidden, 'no second person is needed');
  const part = await give();
  assert.equal(await act(deputy, `refunds/${part}/reject`, { reason: '不退' }), 200);
});

test('of concurrent decisions by principal and deputy one takes effect', async (t) => {
  const { act, request, db, clerk, principal, deputy, raisePrices, tourId } = await openRepresented(t);
  const { refundNo } = await request();
  await act(clerk, `refunds/${refundNo}/reject`, { reason: '房间已留' });
  const answers = await Promise.all([
    act(deputy, `refunds/${refundNo}/rejection/confirm`),
    act(principal, `refunds/${refundNo}/rejection/decline`),
    act(principal, `refunds/${refundNo}/rejection/confirm`),
  ]);
  assert.equal(answers.filter((answer) => answer === 200).length, 1, JSON.stringify(answers));
  await raisePrices();
  const path = `product-calendars/${tourId}/proposal`;
  const others = await Promise.all([act(deputy, `${path}/approve`), act(principal, `${path}/approve`)]);
  assert.deepEqual(others.map(String).toSorted(), ['200', '409,A0513']);
  assert.equal(await db.$count(approvals, eq(approvals.state, 'OPEN')), 0);
});

test('a refund above the limit of the second factor asks for that of the deputy', async (t) => {
  const env = { FACTOR_REFUND_YUAN: '500' };
  const { give, nameDeputy, checkout, principal } = await openDeputies(t, env);
  const { headers } = await addApp(checkout, await enter(checkout, 'xu', 'GUIDE', ['biz:order:query']));
  const [user] = await checkout.deps.db.select().from(users).where(eq(users.username, 'xu'));
  await nameDeputy(principal, { userId: user?.id ?? 0, headers });
  const refundNo = await give();
  checkout.clock.advance(300);
  const url = `/api/v1/refunds/${refundNo}/approve`;
  const reply = await checkout.app.inject({ method: 'POST', url, headers });
  assert.deepEqual([reply.statusCode, reply.json().code], [403, 'A0243']);
});

test('the database refuses a decision for the proposer, or for the decider', async (t) => {
  const { give, db, clerk, deputy } = await openRepresented(t);
  await give();
  for (const decidedFor of [clerk.userId, deputy.userId])
    await assert.rejects(
      db.update(refunds).set({ state: 'APPROVED', decidedBy: deputy.userId, decidedFor }),
      (error: Error) => /refunds_deputy/.test(String(error.cause)),
    );
});
