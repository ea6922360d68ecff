import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { buildSandbox } from '../../../../sandbox/app.ts';
import { createProviders, type ProvidersEnv } from '../providers.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const unconfigured = {
  ...{ alipay: { appId: undefined }, wechatpay: { appId: undefined } },
  stripe: { secretKey: undefined },
};

/** The portal on a real port with the sandbox gateways on another. */
export const openSandboxPayments = async (t: TestContext) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'journey-'));
  const sandbox = await buildSandbox({ dataDir, clock: 1000 });
  t.after(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const origin = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const port = await freePort();
  const publicOrigin = `http://127.0.0.1:${port}`;
  const providers = await createProviders({
    ...{ portalEnv: 'test', dataDir, ...unconfigured },
    sandboxPort: Number(new URL(origin).port),
    publicOrigin,
  } as ProvidersEnv);
  const checkout = await openCheckout(t, { providers, env: { PUBLIC_ORIGIN: publicOrigin } });
  await checkout.app.listen({ host: '127.0.0.1', port });
  const post = (path: string, body: object) =>
    fetch(`${origin}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const control = async (path: string, body: object = {}, provider = 'alipay'): Promise<void> => {
    const reply = await post(`${provider}${path}`, body);
    assert.equal(reply.status, 200, await reply.text());
  };
  const pay = async (paymentNo: string, provider: string) =>
    (await post(`${provider}/pay/${paymentNo}`, {})).status;
  return { checkout, control, pay };
};

/** Polls until a condition that another process fulfils. */
export const until = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    assert.ok(Date.now() < end, `waited 10 s for ${what}`);
    await sleep(50);
  }
};
