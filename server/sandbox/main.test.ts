import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { createAlipayProvider } from '#src/sales/payments/alipay/alipay-provider.ts';
import { loadSandboxAlipayConfig } from '#src/sales/payments/alipay/sandbox-account.ts';
import { aPayment, temporaryFolder } from './testing/sandbox-setup.ts';

const start = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const ended = async (child: ChildProcess) => {
  if (!child.stderr) throw new Error('no error output');
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { words: words.trim(), code };
};

test('it reports when it is ready and ends cleanly on SIGTERM', async (t) => {
  const port = await freePort();
  const child = start({ SANDBOX_PORT: `${port}`, DATA_DIR: await temporaryFolder() });
  t.after(() => child.kill('SIGKILL'));
  const end = ended(child);
  const [line] = await once(child.stdout ?? child, 'data');
  assert.equal(String(line), `sandbox ready http://127.0.0.1:${port}\n`);
  assert.equal((await fetch(`http://127.0.0.1:${port}/control/alipay`)).status, 200);
  child.kill('SIGTERM');
  assert.deepEqual(await end, { words: '', code: 0 });
});

test('responses of the gateway survive a kill', async (t) => {
  const port = await freePort();
  const env = { SANDBOX_PORT: `${port}`, DATA_DIR: await temporaryFolder() };
  const account = await loadSandboxAlipayConfig(env.DATA_DIR, port);
  const provider = createAlipayProvider({ ...account, notifyUrl: 'http://127.0.0.1:9/' });
  const payment = aPayment();
  const first = start(env);
  await once(first.stdout ?? first, 'data');
  const [offer] = await Promise.all([
    provider.start('qr', payment),
    ...Array.from({ length: 20 }, () => provider.start('qr', aPayment())),
  ]);
  first.kill('SIGKILL');
  await once(first, 'exit');

  const second = start(env);
  t.after(() => second.kill('SIGKILL'));
  await once(second.stdout ?? second, 'data');
  assert.equal((await fetch(offer.way === 'qr' ? offer.code : '')).status, 200);
  assert.equal((await provider.query(payment.paymentNo)).state, 'waiting');
});

test('a taken port is reported in one line', async (t) => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  t.after(() => void other.close());
  await once(other, 'listening');
  const { words, code } = await ended(start({ SANDBOX_PORT: `${port}`, DATA_DIR: await temporaryFolder() }));
  assert.equal(words, `sandbox: port ${port} is taken; free it or set SANDBOX_PORT`);
  assert.equal(code, 1);
});

for (const [name, env, words] of [
  ['production', { PORTAL_ENV: 'production' }, /^sandbox: PORTAL_ENV is production: .*does not start there$/],
  [
    'a wrong port',
    { SANDBOX_PORT: '80x' },
    /^sandbox: SANDBOX_PORT "80x" is not a port between 1 and 65535$/,
  ],
] as const) {
  test(`${name} is refused in one line`, async () => {
    const end = await ended(start(env));
    assert.match(end.words, words);
    assert.equal(end.code, 1);
  });
}
