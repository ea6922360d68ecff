import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, until } from '../ask.ts';
import { payAt, setFaults, startPayments } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { countStates } from '../order-status.ts';

const faults = { full: ['hang', '500', 'reset', 'truncate'], short: ['reset'] } as const;
const orders = { full: 20, short: 5 };
/** Duration of the gateway's failure, in which the portal queries it. */
const outage = { full: 15_000, short: 11_000 };

/** Pays while the gateway sends no webhook and no answer. Returns ms from recovery to the last payment. */
const recover = async (env: ProofEnvironment, answer: string, size: 'full' | 'short'): Promise<number> => {
  const unpaid = await startPayments(env, orders[size]);
  const numbers = unpaid.map(({ orderNo }) => orderNo);
  await setFaults(env, { notify: 'lose' });
  const trades = await mapWithConcurrency(unpaid, 5, ({ paymentNo }) => payAt(env, paymentNo));
  assert.ok(trades.every(Boolean), 'the provider took the money');
  await setFaults(env, { answer });
  await wait(outage[size]);
  assert.deepEqual(await countStates(env, numbers), { PENDING_PAYMENT: numbers.length });
  await setFaults(env, { answer: 'normal' });
  const paid = async () => (await countStates(env, numbers)).PAID === numbers.length;
  const took = await until(paid, `payments to be found after ${answer}`);
  await setFaults(env, { notify: 'normal' });
  return took;
};

export const failingGateway: Proof<ProofEnvironment> = {
  number: 8,
  claim:
    'While the gateway hangs, fails, resets or truncates, orders stay pending; polling it settles them within 60 s',
  run: async (env, size) => {
    const seconds: Record<string, number> = {};
    for (const answer of faults[size]) {
      const took = await recover(env, answer, size);
      seconds[`${answer}: s from recovery to the last`] = Math.round(took / 100) / 10;
    }
    return { 'orders each': orders[size], ...seconds };
  },
};
