import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise } from './normalise.ts';

test('a statement has one line per clause, indented by its parentheses', () => {
  assert.equal(
    normalise('select "id" from "orders" where ("orders"."id" = $1 and exists (select 1 from x)) limit $2'),
    [
      'select id',
      '  from orders',
      '  where (orders.id = ? and exists (select 1',
      '      from x))',
      '  limit ?',
    ].join('\n'),
  );
});

test('lists of any length are the same statement', () => {
  const deletes = (list: string) => normalise(`delete from a where id in (${list})`);
  assert.equal(deletes('$1'), deletes('$1, $2, $3'));
  const inserts = (rows: string) => normalise(`insert into a (b, c) values ${rows} returning "id"`);
  assert.equal(inserts('(default, $1)'), inserts('($1, $2), ($3, default)'));
  assert.equal(inserts('($1, $2)'), 'insert into a (b, c)\n  values (?, …)\n  returning id');
});

test('quotes stay around names that need them', () => {
  assert.equal(normalise('select a as "paidOrders"'), 'select a as "paidOrders"');
});

test('statements of transactions are left out', () => {
  for (const statement of ['begin read only', 'commit', 'rollback', 'savepoint sp1'])
    assert.equal(normalise(statement), undefined);
});
