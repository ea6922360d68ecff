import assert from 'node:assert/strict';
import { everyRule } from '../../../../server/src/sales/reconciliation/consistency-check.ts';
import type { World } from './world.ts';

/** A version per row; of stock and payments their facts, since asking for them and locking writes rows, too. */
const versions = [
  ...['orders', 'order_lines', 'refunds', 'order_changes', 'waitlist_entries', 'holds'],
  ...['invoices', 'member_coupons', 'coupons'],
].map((table) => `(select string_agg(xmin::text, ',' order by ctid) from ${table})`);

const facts = [
  `(select string_agg(concat_ws(',', sku_id, day, total, held, sold, set_aside), ';' order by sku_id, day) from inventory)`,
  `(select string_agg(concat_ws(',', sku_id, day, code, total, taken), ';' order by sku_id, day, code) from extra_stock)`,
  `(select string_agg(concat_ws(',', id, state, amount, refund_total, trade_no), ';' order by id) from payments)`,
];

const fingerprint = `select '' as rule, md5(concat_ws('|', ${[...versions, ...facts].join()})) as fault`;

const statement = { name: 'every-rule', text: `${everyRule()} union all ${fingerprint}` };

/** Checks all rules in one round trip; throws with the contradictions. Returns a fingerprint of the state. */
export const checkWorld = async ({ deps }: World): Promise<string> => {
  const { rows } = await deps.database.pool.query<{ rule: string; fault: string }>(statement);
  const faults = rows.filter(({ rule }) => rule !== '');
  assert.deepEqual(
    faults.map(({ rule, fault }) => `${rule}: ${fault}`),
    [],
  );
  return rows.find(({ rule }) => rule === '')?.fault ?? '';
};
