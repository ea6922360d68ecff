import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, ProductForm } from '@portal/shared/contract';
import { eq, isNull } from 'drizzle-orm';
import { scheduleHooks } from '#src/app/schedule-hooks.ts';
import { notifyApprovals } from '#src/back-office/approvals/index.ts';
import { runSchedules } from '#src/catalog/schedules/index.ts';
import { approvals, inventory, messages, products, roles } from '#src/platform/database/index.ts';
import { addRole, auditOf } from '#test/support/system-fixture.ts';
import { openEditor } from '../testing/editor-fixture.ts';
import { isApprovalNeeded } from './publishing-right.ts';

const reason = '夏季新品';
type Decision = 'approve' | 'decline';
type Proposal = CallData<'GET /api/v1/products/:id/publishing'>;

/** An editor whose publishing needs approval, with a product that is complete, and two approvers. */
const openPublishing = async (t: TestContext) => {
  const desk = await openEditor(t);
  const { deps, app, ask, editor, clock } = desk;
  const { db } = deps;
  await db.update(roles).set({ publishApproval: 1 }).where(eq(roles.code, 'EDITOR'));
  const perms = ['biz:approval:product', 'biz:product:query'];
  const approver = await desk.signIn('CHIEF', { perms, username: 'lan' });
  const other = await desk.signIn('CHIEF', { perms: [], username: 'wu' });
  const written = await desk.write('hotel');
  await desk.stock(written);
  const { id } = written;
  const answerOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
    status === 200 ? 200 : [status, body.code, ...(body.field ? [body.field] : [])];
  const publish = async (payload: object = { reason }) => {
    const answer = await ask<{ proposed?: true; faults: unknown[] }[]>('PUT', `/${id}/publish`, payload);
    return answer.status === 200 ? answer.body.data[0] : answerOf(answer);
  };
  const decide = async (who: typeof editor, deed: Decision, payload: object = {}) =>
    answerOf(await ask('POST', `/${id}/publishing/${deed}`, payload, who.headers));
  const status = async () =>
    (await db.select({ status: products.status }).from(products).where(eq(products.id, id)))[0]?.status;
  const proposal = () => desk.given<Proposal>('GET', `/${id}/publishing`);
  const change = async (draft: Partial<ProductForm['draft']>) => {
    const { version, draft: stored } = await desk.form(id);
    return desk.save(id, { ...stored, ...draft } as ProductForm['draft'], version);
  };
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  const plan = (publishAt: string | null, more: object = { reason }) =>
    ask<CallData<'PUT /api/v1/products/:id/schedule'>>('PUT', `/${id}/schedule`, {
      ...{ publishAt, takeDownAt: null },
      ...more,
    });
  const later = (minutes: number) => {
    clock.advance(minutes * 60);
    const log = { info: () => undefined, error: assert.fail };
    return runSchedules({ db, now: clock.now, log }, scheduleHooks);
  };
  const step = async () => {
    const schedule = await desk.given<CallData<'GET /api/v1/products/:id/schedule'>>(
      'GET',
      `/${id}/schedule`,
    );
    return schedule.publish;
  };
  return {
    ...{ ...desk, db, app, id, approver, other, publish, decide, status, proposal, change },
    ...{ inMinutes, plan, later, step, answerOf },
  };
};

for (const [granting, expected] of [
  [[], true],
  [[{ code: 'EDITOR', publishApproval: 1 }], true],
  [[{ code: 'EDITOR', publishApproval: 0 }], false],
  [
    [
      { code: 'EDITOR', publishApproval: 1 },
      { code: 'ADMIN', publishApproval: 0 },
    ],
    false,
  ],
  [[{ code: 'ROOT', publishApproval: 1 }], false],
] as const)
  test(`publishing by ${JSON.stringify(granting)} needs approval: ${expected}`, () => {
    assert.equal(isApprovalNeeded(granting), expected);
  });

test('a product waits for a second person, who publishes it', async (t) => {
  const { editor, approver, publish, decide, status, proposal, deps, given } = await openPublishing(t);
  assert.deepEqual(await given('GET', '/publishing'), { needsApproval: true });
  assert.deepEqual(await publish({ reason: ' ' }), [400, 'A0400', 'reason']);
  const answer = await publish();
  assert.deepEqual([answer, await status()].flat(), [{ id: 1, faults: [], proposed: true }, 'draft']);
  const { createdAt: _, ...shown } = (await proposal()) ?? {};
  const { username } = editor;
  assert.deepEqual(shown, { proposedBy: username, reason, at: null, isOwn: true, isOutdated: false });
  assert.deepEqual(await decide(editor, 'approve'), [403, 'A0231'], 'without the permission');
  assert.equal(await decide(approver, 'approve'), 200);
  assert.equal(await status(), 'live');
  assert.equal(await proposal(), null);
  assert.deepEqual(await decide(approver, 'approve'), [409, 'A0513']);
  const log = (await auditOf(deps, 'product')).map(({ actor, action }) => `${actor} ${action}`);
  assert.deepEqual(log.slice(2), [`${username} proposePublishing`, 'lan approvePublishing', 'lan publish']);
});

test('the list marks a product while its proposal is open', async (t) => {
  const { given, publish, decide, approver } = await openPublishing(t);
  const marks = async () => {
    const { list } = await given<CallData<'GET /api/v1/products/page'>>('GET', '/page');
    return list.map(({ proposed }) => proposed);
  };
  assert.deepEqual(await marks(), [false]);
  await publish();
  assert.deepEqual(await marks(), [true]);
  assert.equal(await decide(approver, 'decline', { reason }), 200);
  assert.deepEqual(await marks(), [false]);
});

test('a second role that publishes without approval frees its holder, taking down needs none', async (t) => {
  const { db, publish, ask, id, status, decide, approver } = await openPublishing(t);
  await publish();
  await decide(approver, 'approve');
  assert.equal((await ask('PUT', `/${id}/take-down`)).status, 200);
  assert.equal(await status(), 'down');
  await db.update(roles).set({ publishApproval: 0 }).where(eq(roles.code, 'EDITOR'));
  assert.deepEqual(await publish({}), { id, faults: [] });
  assert.equal(await status(), 'live');
});

test('the proposer cannot approve with the permission, and withdraws', async (t) => {
  const { signIn, ask, id, decide, status, approver, answerOf } = await openPublishing(t);
  const perms = ['biz:approval:product', 'biz:product:publish'];
  const chief = await signIn('EDITOR', { perms, username: 'mei' });
  assert.equal(answerOf(await ask('PUT', `/${id}/publish`, { reason }, chief.headers)), 200);
  assert.deepEqual(await decide(chief, 'approve'), [403, 'A0233']);
  assert.equal(await decide(chief, 'decline'), 200);
  assert.deepEqual(await decide(approver, 'approve'), [409, 'A0513']);
  assert.equal(await status(), 'draft');
});

test('a colleague cannot propose what is proposed, its proposer proposes it again', async (t) => {
  const { signIn, ask, id, publish, change, decide, approver, proposal, db, answerOf } =
    await openPublishing(t);
  await publish();
  const second = await signIn('EDITOR', { perms: [], username: 'mei' });
  const again = await ask('PUT', `/${id}/publish`, { reason }, second.headers);
  assert.deepEqual(answerOf(again), [409, 'A0513']);
  await change({ summary: { zh: '海边的两天' } });
  assert.equal((await proposal())?.isOutdated, true);
  assert.deepEqual(await decide(approver, 'approve'), [409, 'A0514']);
  await publish();
  assert.equal(await decide(approver, 'approve'), 200);
  assert.equal(await db.$count(approvals), 2);
});

test('an incomplete product is not proposed, and one that became incomplete is refused with the field', async (t) => {
  const { publish, decide, approver, status, change, db, plan, inMinutes, answerOf } =
    await openPublishing(t);
  await publish();
  await db.delete(inventory);
  assert.deepEqual(await decide(approver, 'approve'), [400, 'A0400', 'skus']);
  assert.equal(await status(), 'draft');
  await change({ summary: null });
  const answer = await publish();
  assert.ok(typeof answer === 'object' && 'faults' in answer && !answer.proposed && answer.faults.length > 0);
  assert.deepEqual(answerOf(await plan(inMinutes(5))), [400, 'A0400', 'publishAt']);
});

test('of concurrent decisions one takes effect', async (t) => {
  const { editor, approver, other, publish, decide, status } = await openPublishing(t);
  await publish();
  const answers = await Promise.all([
    decide(approver, 'approve'),
    decide(other, 'approve'),
    decide(other, 'decline'),
    decide(editor, 'decline'),
  ]);
  assert.equal(answers.filter((answer) => answer === 200).length, 1, JSON.stringify(answers));
  assert.equal(await status(), answers.slice(0, 2).includes(200) ? 'live' : 'draft');
});

test('a scheduled publication takes place at its time once it is approved', async (t) => {
  const { plan, inMinutes, decide, approver, status, later, step, proposal, answerOf } =
    await openPublishing(t);
  assert.deepEqual(answerOf(await plan(inMinutes(5), {})), [400, 'A0400', 'reason']);
  assert.equal(await step(), null);
  const at = inMinutes(5);
  assert.equal((await plan(at)).status, 200);
  assert.deepEqual([(await proposal())?.at, (await step())?.at], [at, at]);
  assert.equal(await decide(approver, 'approve'), 200);
  assert.equal(await status(), 'draft');
  await later(5);
  assert.deepEqual([await status(), await step()], ['live', null]);
});

test('a product that was not approved in time, or changed since, stays unpublished at its time', async (t) => {
  const { plan, inMinutes, decide, approver, status, later, step, change } = await openPublishing(t);
  await plan(inMinutes(5));
  await later(5);
  assert.deepEqual([await status(), (await step())?.failure?.reason], ['draft', 'approval']);
  assert.equal(await decide(approver, 'approve'), 200);
  assert.deepEqual([await status(), await step()], ['live', null], 'approved later, published at once');
  await change({ summary: { zh: '新的简介' } });
  await plan(inMinutes(5));
  await decide(approver, 'approve');
  await change({ summary: { zh: '改过的简介' } });
  await later(5);
  assert.equal((await step())?.failure?.reason, 'approval');
});

test('a declined or cancelled proposal ends with its scheduled publication', async (t) => {
  const { plan, inMinutes, decide, approver, step, proposal } = await openPublishing(t);
  await plan(inMinutes(5));
  assert.equal(await decide(approver, 'decline', { reason: '图片不清' }), 200);
  assert.deepEqual([await step(), await proposal()], [null, null]);
  await plan(inMinutes(5));
  await plan(null, {});
  assert.deepEqual([await step(), await proposal()], [null, null]);
});

test('those who may decide get a message, and the proposer gets the decision', async (t) => {
  const { db, deps, editor, approver, other, publish, decide, signIn } = await openPublishing(t);
  await signIn('SHOP', { perms: ['biz:approval:product'], dataScope: 3 });
  const news = async () => {
    await notifyApprovals(deps);
    const found = await db
      .select({ userId: messages.userId, title: messages.title, body: messages.body })
      .from(messages)
      .where(isNull(messages.readAt))
      .orderBy(messages.id);
    await db.delete(messages);
    return found.map(({ userId, title, body }) => [userId, title.zh, body.zh]);
  };
  await publish();
  const body = `${editor.username} 提交，原因：${reason}`;
  const asked = '待审批：上架“海边两日”';
  assert.deepEqual(await news(), [
    [approver.userId, asked, body],
    [other.userId, asked, body],
  ]);
  assert.deepEqual(await news(), [], 'once');
  await decide(approver, 'decline', { reason: '图片不清' });
  assert.deepEqual(await news(), [
    [editor.userId, '您提交上架的“海边两日”', 'lan 未同意，产品未上架。图片不清'],
  ]);
});

test('a role whose holders publish alone is given and changed by those only who publish alone', async (t) => {
  const { app, deps, db, signIn } = await openPublishing(t);
  const perms = ['sys:role:edit', 'biz:product:publish', 'sys:role:query'];
  const keeper = await signIn('KEEPER', { perms, username: 'ke' });
  await db.update(roles).set({ publishApproval: 1, dataScope: 0 }).where(eq(roles.code, 'KEEPER'));
  const roleId = await addRole(deps, 'GUIDE');
  await db.update(roles).set({ publishApproval: 1 }).where(eq(roles.id, roleId));
  const send = async (url: string, payload: object, method: 'PUT' | 'GET' = 'PUT') => {
    const reply = await app.inject({
      ...{ method, url: `/api/v1/roles/${roleId}${url}`, headers: keeper.headers },
      ...(method === 'PUT' && { payload }),
    });
    return reply.json();
  };
  const form = async () => (await send('/form', {}, 'GET')).data;
  const stored = await form();
  assert.equal(stored.publishApproval, 1);
  const { id: _, ...role } = stored;
  assert.equal((await send('', { ...role, publishApproval: 0 })).field, 'publishApproval');
  await db.update(roles).set({ publishApproval: 0 }).where(eq(roles.code, 'KEEPER'));
  assert.equal((await send('', { ...role, publishApproval: 0 })).code, '200');
});
