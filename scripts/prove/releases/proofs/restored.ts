import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../../../../server/src/platform/database/connect.ts';
import { checkConsistency } from '../../../../server/src/sales/reconciliation/consistency-check.ts';
import { restoreBackup } from '../../../backup/restore.ts';
import { saveBackup } from '../../../backup/save.ts';
import { inTransaction, statesOf, type TableState } from '../../../backup/tables.ts';
import { startPostgres } from '../../../portal/postgres.ts';
import { until } from '../../consistency/ask.ts';
import { payAt, startPayments } from '../../consistency/cashier.ts';
import type { BookingEnvironment } from '../../consistency/environment.ts';
import { readOrderStatus } from '../../consistency/order-status.ts';
import { askRefund } from '../../consistency/refunds.ts';
import type { Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { halfReleases } from '../half-releases.ts';

const buyers = { full: 60, short: 8 };

/** Creates orders in every state: unpaid, paid, refunded. */
const trade = async (env: BookingEnvironment, count: number): Promise<void> => {
  const orders = await startPayments(env, count);
  const paid = orders.slice(0, Math.ceil(count / 2));
  for (const { paymentNo } of paid) await payAt(env, paymentNo);
  const numbers = paid.map(({ orderNo }) => orderNo);
  const arePaid = async (): Promise<boolean> =>
    [...(await readOrderStatus(env, numbers)).values()].every(({ state }) => state === 'PAID');
  await until(arePaid, 'the payments to be known');
  for (const { buyer, orderNo } of paid.slice(0, Math.ceil(count / 4))) await askRefund(env, buyer, orderNo);
};

const rowsOf = (states: readonly TableState[], table: string): number =>
  states.find((state) => state.table === table)?.rows ?? 0;

/** Restores into a fresh PostgreSQL; returns its contradictions and the duration. */
const restoreElsewhere = async (folder: string, file: string, expected: readonly TableState[]) => {
  const postgres = await startPostgres({ dataDir: join(folder, 'restored') });
  const database = connect(postgres.url, { max: 2 });
  try {
    const since = Date.now();
    await restoreBackup(database, file);
    const took = Date.now() - since;
    const states = await inTransaction(database, 'isolation level repeatable read, read only', (client) =>
      statesOf(client),
    );
    assert.deepEqual(states, expected, 'every table is as it was');
    await assert.rejects(restoreBackup(database, file), /not empty/, 'nothing is written over');
    return { took, faults: [...(await checkConsistency(database.db)), ...(await halfReleases(database))] };
  } finally {
    await database.close();
    await postgres.companion?.stop();
  }
};

export const restored: Proof<ReleaseTestEnvironment> = {
  number: 10,
  claim: 'A backup taken during bookings is restored with the same accounts and the same releases',
  run: async (env, size) => {
    const booking: BookingEnvironment = { ...env, origin: env.replicas[0].origin };
    await trade(booking, buyers[size]);
    const file = join(env.folder, 'haitu.backup');
    const buying = trade(booking, buyers[size]);
    const since = Date.now();
    const states = await saveBackup(env.database, file);
    const saved = Date.now() - since;
    await buying;
    const { took, faults } = await restoreElsewhere(env.folder, file, states);
    assert.deepEqual(faults, [], 'books and releases are in order');
    return {
      tables: states.length,
      rows: states.reduce((sum, { rows }) => sum + rows, 0),
      orders: rowsOf(states, 'orders'),
      releases: `${rowsOf(states, 'releases')} with ${rowsOf(states, 'release_files')} files, each hash as its record says`,
      'MB, compressed': Math.round((await stat(file)).size / 1e6),
      'ms to save, while people bought': saved,
      'ms to restore and compare': took,
      'faults in the restored books and releases': 0,
    };
  },
};
