import assert from 'node:assert/strict';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadAlipaySandboxKeys } from '#src/sales/payments/index.ts';
import { aPayment, openInbox, openSandbox, payNow, scan, temporaryFolder } from '../testing/sandbox-setup.ts';

test('a restart keeps trades, codes and refunds', async (t) => {
  const dataDir = await temporaryFolder();
  const first = await openSandbox(t, { dataDir });
  const [paid, waiting] = [aPayment(), aPayment()];
  await payNow(first, paid);
  await first.provider.refund({
    paymentNo: paid.paymentNo,
    paid: paid.amount,
    refundNo: 'R1',
    amount: 100,
    reason: '退款',
  });
  const { code } = await scan(first, waiting);
  const before = await first.provider.query(paid.paymentNo);
  await first.stop();

  const second = await openSandbox(t, { dataDir });
  assert.deepEqual(await second.provider.query(paid.paymentNo), before);
  assert.equal(await second.provider.queryRefund(paid.paymentNo, 'R1'), 'success');
  assert.equal((await second.provider.query(waiting.paymentNo)).state, 'waiting');
  const page = await fetch(`${second.origin}${new URL(code).pathname}`);
  assert.match(await page.text(), /Pay now/);
});

test('a restart continues to retry unacknowledged notifications', async (t) => {
  const dataDir = await temporaryFolder();
  let awake = false;
  const inbox = await openInbox(t, () => (awake ? 'success' : 'asleep'));
  const first = await openSandbox(t, { dataDir, inbox, clock: 24_000 });
  await payNow(first, aPayment());
  await inbox.received(1);
  await first.stop();
  awake = true;
  const seen = inbox.bodies.length;
  await openSandbox(t, { dataDir, inbox, clock: 24_000 });
  await inbox.received(seen + 1);
});

test('concurrent starts agree on one set of keys, readable by the owner only', async () => {
  const dataDir = await temporaryFolder();
  const sets = await Promise.all([1, 2, 3, 4].map(() => loadAlipaySandboxKeys(dataDir)));
  for (const keys of sets) assert.deepEqual(keys, sets[0]);
  assert.deepEqual(await readdir(join(dataDir, 'sandbox-keys')), ['alipay']);
  const folder = join(dataDir, 'sandbox-keys', 'alipay');
  for (const name of await readdir(folder)) {
    assert.equal((await stat(join(folder, name))).mode & 0o777, 0o600, name);
  }
});

test('the saved state contains no key', async (t) => {
  const sandbox = await openSandbox(t);
  await payNow(sandbox, aPayment());
  await sandbox.stop();
  assert.doesNotMatch(await readFile(join(sandbox.dataDir, 'sandbox', 'alipay.json'), 'utf8'), /KEY-----/);
});
