import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, until } from '../ask.ts';
import { type Provider, payAt, setFaults, startPayments } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { countStates } from '../order-status.ts';

const faults = { full: ['hang', '500', 'reset', 'truncate'], short: ['reset'] } as const;
const orders = { full: 20, short: 5 };
/** Duration of the gateway's failure, in which the portal queries it. */
const outage = { full: 15_000, short: 11_000 };

const gateways: readonly Provider[] = ['alipay', 'stripe'];

/** Each of the gateways sends what is set in `faults`. */
const setAll = async (env: ProofEnvironment, fault: Record<string, string>): Promise<void> => {
  for (const provider of gateways) await setFaults(env, fault, provider);
};

/** Pays while the gateways send no webhook and no answer. Returns ms from recovery to the last payment. */
const recover = async (env: ProofEnvironment, answer: string, size: 'full' | 'short'): Promise<number> => {
  const unpaid = await startPayments(env, orders[size], { by: gateways });
  const numbers = unpaid.map(({ orderNo }) => orderNo);
  await setAll(env, { notify: 'lose' });
  const trades = await mapWithConcurrency(unpaid, 5, ({ paymentNo, provider }) =>
    payAt(env, paymentNo, provider),
  );
  assert.ok(trades.every(Boolean), 'the provider took the money');
  await setAll(env, { answer });
  await wait(outage[size]);
  assert.deepEqual(await countStates(env, numbers), { PENDING_PAYMENT: numbers.length });
  await setAll(env, { answer: 'normal' });
  const paid = async () => (await countStates(env, numbers)).PAID === numbers.length;
  const took = await until(paid, `payments to be found after ${answer}`);
  await setAll(env, { notify: 'normal' });
  return took;
};

export const failingGateway: Proof<ProofEnvironment> = {
  number: 8,
  claim:
    'While the gateways hang, fail, reset or truncate, orders stay pending; polling them settles the payments within 60 s',
  run: async (env, size) => {
    const seconds: Record<string, number> = {};
    for (const answer of faults[size]) {
      const took = await recover(env, answer, size);
      seconds[`${answer}: s from recovery to the last`] = Math.round(took / 100) / 10;
    }
    return { 'orders each': orders[size], ...seconds };
  },
};
