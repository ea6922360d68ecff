import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { auditLog, messages, notifications, questions, users } from '#src/platform/database/index.ts';
import { type Buyer, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';

type Public = CallData<'GET /api/v1/products/:id/questions'>;
type Own = CallData<'GET /api/v1/account/questions'>;
type Page = CallData<'GET /api/v1/questions/page'>;

const rights = ['biz:question:query', 'biz:question:answer', 'biz:question:moderate'];
const asked = '老人走得动吗？';

const open = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps.database;
  const asker = await checkout.buyer();
  const editor = await checkout.signIn('EDITOR', { perms: rights });
  await db
    .update(users)
    .set({ nickname: '陈海', email: 'chen@example.cn', emailVerifiedAt: new Date() })
    .where(eq(users.id, asker.userId));
  const send = async (by: Buyer | undefined, method: 'POST' | 'PUT', path: string, payload: object = {}) => {
    const { status, body } = await checkout.call<{ id: number }>(by, method, `/api/v1/${path}`, { payload });
    return { status, code: body.code, field: body.field, id: body.data?.id ?? 0 };
  };
  const ask = (text = asked, by: Buyer = asker) =>
    send(by, 'POST', `products/${checkout.tourId}/questions`, { text });
  const get = async <T>(by: Buyer | undefined, path: string) =>
    (await checkout.call<T>(by, 'GET', `/api/v1/${path}`)).body.data;
  return {
    ...{ checkout, db, asker, editor, send, ask },
    shown: () => get<Public>(undefined, `products/${checkout.tourId}/questions`),
    own: () => get<Own>(asker, 'account/questions'),
    page: (query = '') => get<Page>(editor, `questions/page${query}`),
    canAnswer: async (by: Buyer) =>
      (await get<{ canAnswer: boolean }>(by, `products/${checkout.tourId}/question-rights`)).canAnswer,
    bought: async () => {
      const buyer = await checkout.buyer();
      await pay(checkout, buyer, await checkout.order(buyer));
      return buyer;
    },
  };
};

test('a question is shown once staff answer it, and its author is notified once', async (t) => {
  const { db, editor, send, ask, shown, own, page, asker } = await open(t);
  const markup = '<script>alert(1)</script> 几点出发？';
  const { id } = await ask(` ${markup}\n`);
  assert.deepEqual(await shown(), { list: [], total: 0 });
  assert.equal((await own()).list[0]?.state, 'PENDING');
  const [{ version } = { version: '' }] = (await page('?state=PENDING&answered=no&kind=tour')).list;
  assert.equal((await send(editor, 'PUT', `questions/${id}/answer`, { zh: ' ' })).field, 'zh');
  const answer = { zh: '早上八点', en: 'At eight' };
  assert.equal((await send(editor, 'PUT', `questions/${id}/answer`, { ...answer, version })).status, 200);
  const stale = await send(editor, 'PUT', `questions/${id}/answer`, { zh: '九点', version });
  assert.equal(stale.code, 'A0514');
  assert.equal((await send(editor, 'PUT', `questions/${id}/answer`, { zh: '九点' })).status, 200);
  const { list, total } = await shown();
  assert.deepEqual(
    [total, list[0]?.author, list[0]?.text, list[0]?.answer],
    [1, '陈**', { zh: markup }, { zh: '九点' }],
  );
  const mails = await db.select().from(notifications).where(eq(notifications.event, 'message'));
  assert.deepEqual(
    mails.map(({ userId, recipient }) => [userId, recipient]),
    [[asker.userId, 'chen@example.cn']],
  );
  const received = await db.select().from(messages).where(eq(messages.userId, asker.userId));
  assert.deepEqual(
    received.map(({ category, path }) => [category, path]),
    [['reply', '/personal/reviews?tab=questions']],
  );
  assert.equal((await page('?answered=yes&keywords=几点')).total, 1);
  assert.equal((await page('?answered=no')).total, 0);
});

test('a question is published, hidden with a reason for its author, and published again', async (t) => {
  const { db, editor, send, ask, shown, own } = await open(t);
  const { id } = await ask();
  assert.equal((await send(editor, 'POST', `questions/${id}/show`)).status, 200);
  assert.equal((await send(editor, 'POST', `questions/${id}/show`)).code, 'A0513');
  assert.equal((await shown()).total, 1);
  assert.equal((await send(editor, 'POST', `questions/${id}/hide`, { reason: ' ' })).field, 'reason');
  assert.equal((await send(editor, 'POST', `questions/${id}/hide`, { reason: '含手机号' })).status, 200);
  assert.equal((await send(editor, 'POST', `questions/${id}/hide`, { reason: '再来' })).code, 'A0513');
  assert.equal((await send(editor, 'PUT', `questions/${id}/answer`, { zh: '好的' })).code, 'A0513');
  assert.equal((await shown()).total, 0);
  const [mine] = (await own()).list;
  assert.deepEqual([mine?.state, mine?.hiddenReason], ['HIDDEN', '含手机号']);
  assert.equal((await send(editor, 'POST', `questions/${id}/show`)).status, 200);
  assert.equal((await shown()).total, 1);
  const about = and(eq(auditLog.subject, 'question'), eq(auditLog.subjectId, String(id)));
  assert.equal(await db.$count(auditLog, about), 3);
  assert.equal((await send(editor, 'POST', 'questions/999999/show')).status, 404);
});

test('buyers answer once, and staff publish and hide their answers', async (t) => {
  const { checkout, asker, editor, send, ask, shown, page, canAnswer, bought } = await open(t);
  const { id } = await ask();
  const buyer = await bought();
  const stranger = await checkout.buyer();
  const text = '我妈七十岁，走得很轻松。';
  assert.equal((await send(buyer, 'POST', `questions/${id}/answers`, { text })).status, 404, 'not shown');
  await send(editor, 'POST', `questions/${id}/show`);
  assert.deepEqual([await canAnswer(buyer), await canAnswer(stranger)], [true, false]);
  for (const [by, code] of [
    [stranger, 'A0513'],
    [asker, 'A0513'],
  ] as const)
    assert.equal((await send(by, 'POST', `questions/${id}/answers`, { text })).code, code);
  assert.equal((await send(buyer, 'POST', `questions/${id}/answers`, { text: '好' })).field, 'text');
  const first = await send(buyer, 'POST', `questions/${id}/answers`, { text });
  assert.equal(first.status, 200);
  assert.equal((await send(buyer, 'POST', `questions/${id}/answers`, { text })).code, 'A0513');
  assert.deepEqual((await shown()).list[0]?.answers, []);
  assert.equal((await page('?waiting=yes')).list[0]?.answers[0]?.state, 'PENDING');
  const path = `questions/${id}/answers/${first.id}`;
  assert.equal((await send(editor, 'POST', `${path}/show`)).status, 200);
  assert.equal((await send(editor, 'POST', `${path}/show`)).status, 404);
  assert.deepEqual(
    (await shown()).list[0]?.answers.map((one) => one.text),
    [{ zh: text }],
  );
  assert.equal((await send(editor, 'POST', `${path}/hide`)).status, 200);
  assert.deepEqual((await shown()).list[0]?.answers, []);
});

test('a member asks five questions a day, however many are sent at once', async (t) => {
  const { checkout, db, ask, asker } = await open(t);
  const sent = await Promise.all(Array.from({ length: 40 }, () => ask()));
  const refused = sent.filter(({ status }) => status !== 200);
  assert.deepEqual([refused.length, await db.$count(questions)], [35, 5]);
  assert.ok(refused.every(({ status, code }) => status === 429 && code === 'B0210'));
  const other = await checkout.buyer();
  assert.equal((await ask(asked, other)).status, 200, 'others are not affected');
  const author = { productId: checkout.tourId, userId: asker.userId, author: '陈**', text: { zh: asked } };
  const earlier = new Date(checkout.clock.now().getTime() - 2 * 86_400_000);
  await db.update(questions).set({ createdAt: earlier }).where(eq(questions.userId, asker.userId));
  await db.insert(questions).values(Array.from({ length: 14 }, () => ({ ...author, createdAt: earlier })));
  assert.equal((await ask()).status, 200, 'nineteen wait, none of them of today');
  const waiting = await ask();
  assert.deepEqual([waiting.status, waiting.code], [429, 'B0210'], 'twenty questions wait');
});

test('invalid questions are refused by field, and visitors and missing products have none', async (t) => {
  const { checkout, db, asker, send, ask } = await open(t);
  for (const text of ['', '    ', '在吗', '问'.repeat(501), 'x'.repeat(10_000)]) {
    const { status, field } = await ask(text);
    assert.deepEqual([status, field], [400, 'text'], text.slice(0, 10));
  }
  assert.equal((await send(asker, 'POST', 'products/999999/questions', { text: asked })).status, 404);
  const path = `products/${checkout.tourId}/questions`;
  assert.equal((await send(undefined, 'POST', path, { text: asked })).status, 401);
  assert.equal(await db.$count(questions), 0);
});
