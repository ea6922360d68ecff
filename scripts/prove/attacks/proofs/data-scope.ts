import assert from 'node:assert/strict';
import { ask } from '../../consistency/ask.ts';
import { type Buyer, makeBuyers } from '../../consistency/buyers.ts';
import { payAt, startPayments } from '../../consistency/cashier.ts';
import { openDeparture } from '../../consistency/tours.ts';
import type { Proof } from '../../proof.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Shop } from '../shop.ts';

/** Two departments and an editor in each, with every right of ADMIN and the data scope "own department". */
const makeEditors = async (shop: Shop): Promise<readonly [near: Buyer, far: Buyer, farId: number]> => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: number }>(
    "insert into departments (name) values ('near'), ('far') returning id",
  );
  await pool.query(
    `with made as (insert into roles (name, code, data_scope) values ('scoped', 'SCOPED', 2) returning id)
     insert into role_menus (role_id, menu_id) select made.id, m.menu_id from made, role_menus m
     join roles r on r.id = m.role_id where r.code = 'ADMIN'`,
  );
  const [near, far] = await makeBuyers(shop, 2, 'SCOPED');
  const [nearId, farId] = rows.map(({ id }) => id);
  assert.ok(near && far && nearId && farId);
  for (const [user, dept] of [
    [near, nearId],
    [far, farId],
  ] as const)
    await pool.query('update users set dept_id = $1 where id = $2', [dept, user.userId]);
  return [near, far, farId];
};

/** A paid order with a refund, all of the far department, and the texts by which a leak is found. */
const fillDepartment = async (shop: Shop, farId: number) => {
  const departure = await openDeparture(shop, 1);
  const [unpaid] = await startPayments(shop, 1, { departure });
  assert.ok(unpaid);
  await payAt(shop, unpaid.paymentNo);
  const { pool } = shop.database;
  await pool.query('update products set dept_id = $1', [farId]);
  const refundNo = 'R261126PROOF00001';
  await pool.query(
    `insert into refunds (refund_no, order_id, payment_id, state, scope, amount, reason)
     select $1, p.order_id, p.id, 'REQUESTED', 'part', 1, 'far' from payments p where p.payment_no = $2`,
    [refundNo, unpaid.paymentNo],
  );
  const productId = departure.tourId;
  const { rows } = await pool.query<{ title: Record<string, string> }>(
    'select title from products where id = $1',
    [productId],
  );
  const [title] = Object.values(rows[0]?.title ?? {});
  assert.ok(title, 'the product has a title');
  return { orderNo: unpaid.orderNo, refundNo, productId, title };
};

const read = async ({ origin }: Shop, { token }: Buyer, path: string) => {
  const answer = await fetch(`${origin}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, text: await answer.text() };
};

export const dataScope: Proof<AttackEnvironment> = {
  number: 10,
  claim:
    'Data scope for orders, refunds, products, exports and search follows the role: staff of one department reach nothing of another, by lists, numbers, exports and quick search',
  run: async ({ shop }) => {
    const [near, far, farId] = await makeEditors(shop);
    const { orderNo, refundNo, productId, title } = await fillDepartment(shop, farId);
    const lists = [
      'staff/orders',
      `staff/orders?keywords=${orderNo}`,
      'staff/orders/export',
      'refunds',
      `products/page?keywords=${encodeURIComponent(title)}`,
      `console/search?keywords=${orderNo}`,
      `console/search?keywords=${encodeURIComponent(title)}`,
    ];
    const rows = [`staff/orders/${orderNo}`, `staff/orders/${orderNo}/passengers`, `refunds/${refundNo}`];
    const forms = [
      `products/${productId}/form`,
      `products/${productId}/preview`,
      `staff/orders/${orderNo}/refund-quote`,
    ];
    const unseen: string[] = [];
    for (const path of lists) {
      const [mine, theirs] = [await read(shop, near, path), await read(shop, far, path)];
      assert.equal(mine.status, 200, `${path}: ${mine.text}`);
      for (const secret of [orderNo, refundNo, title])
        assert.ok(!mine.text.includes(secret), `${path} reveals ${secret}: ${mine.text.slice(0, 500)}`);
      if (![orderNo, refundNo, title].some((text) => theirs.text.includes(text))) unseen.push(path);
    }
    assert.deepEqual(unseen, [], 'their own department finds them');
    for (const path of [...rows, ...forms]) {
      const [mine, theirs] = [await read(shop, near, path), await read(shop, far, path)];
      assert.deepEqual([mine.status, theirs.status], [404, 200], `${path}: ${theirs.text}`);
    }
    const note = await ask('POST', `${shop.origin}/api/v1/staff/orders/${orderNo}/notes`, {
      buyer: near,
      body: { text: 'a note' },
    });
    assert.equal(note.status, 404);
    return {
      'lists, exports and searches without a trace': lists.length,
      'rows by number: 404': rows.length + forms.length,
    };
  },
};
