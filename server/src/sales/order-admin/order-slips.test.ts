import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { auditLog, products } from '#src/platform/database/index.ts';
import { readPdf } from '#src/platform/pdf/testing/read-pdf.ts';
import { adult, cardOf, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { payAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { addDepartment } from '#test/support/system-fixture.ts';

const path = '/api/v1/staff/orders/slips/file';

test('slips of orders name contact, people, items and notes, but no document numbers', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await checkout.signIn('CLERK', { perms: ['biz:order:query', 'biz:order:edit'] });
  const contact = { name: '林海燕', mobile: '13912345678' };
  const tour = await checkout.order(await checkout.buyer(), { travellers: [adult(7)], contact });
  const { orderNo: stay } = await payAny(checkout, await checkout.buyer(), {
    kind: 'hotel',
    day: checkout.day,
  });
  const payload = { text: '靠海高层' };
  await checkout.call(staff, 'POST', `/api/v1/staff/orders/${stay}/notes`, { payload });
  const print = (orderNos: readonly string[], language = 'zh-CN') =>
    checkout.app.inject({
      ...{ method: 'POST', url: path, payload: { orderNos } },
      headers: { ...staff.headers, 'accept-language': language },
    });
  const { rawPayload, headers } = await print([tour, stay]);
  assert.equal(headers['content-type'], 'application/pdf');
  const { pages, text } = await readPdf(rawPayload);
  assert.equal(pages.length, 2);
  for (const words of [tour, stay, '林海燕13912345678', '陈海', '靠海高层'])
    assert.ok(text.includes(words), words);
  assert.equal(text.includes(cardOf(7)), false);
  assert.ok((await readPdf((await print([stay], 'en')).rawPayload)).text.includes('Internalnotes'));
  const log = await checkout.deps.db.select().from(auditLog).where(eq(auditLog.subject, 'order-list'));
  assert.deepEqual(
    log.map(({ actorId }) => actorId),
    [staff.userId, staff.userId],
  );
});

test('an order beyond the data scope, a missing one and too many are refused', async (t) => {
  const checkout = await openCheckout(t);
  const near = await addDepartment(checkout.deps, 'near');
  const staff = await checkout.signIn('NEAR', { perms: ['biz:order:query'], dataScope: 2, deptId: near });
  const orderNo = await checkout.order(await checkout.buyer());
  const print = (orderNos: readonly string[]) =>
    checkout.call(staff, 'POST', path, { payload: { orderNos } });
  assert.equal((await print([orderNo])).status, 404);
  await checkout.deps.db.update(products).set({ deptId: near });
  assert.equal((await print([orderNo, 'T0000000000'])).status, 404);
  const many = Array.from({ length: 101 }, (_, place) => `T${1_000_000_000 + place}`);
  for (const orderNos of [[], many, [orderNo, orderNo]])
    assert.equal((await print(orderNos)).body.field, 'orderNos');
});
