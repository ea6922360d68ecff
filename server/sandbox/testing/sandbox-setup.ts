import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { loadKeys } from '#src/platform/sandbox-accounts/index.ts';
import { createAlipayProvider } from '#src/sales/payments/alipay/alipay-provider.ts';
import { loadSandboxAlipayConfig } from '#src/sales/payments/alipay/sandbox-account.ts';
import type { PaymentProvider, ProviderName } from '#src/sales/payments/index.ts';
import type { PaymentNotification, PaymentRequest } from '#src/sales/payments/payment-provider.ts';
import { loadSandboxStripeConfig } from '#src/sales/payments/stripe/sandbox-account.ts';
import { createStripeProvider } from '#src/sales/payments/stripe/stripe-provider.ts';
import { webhookProtocols } from '#src/sales/payments/webhooks/webhook-protocols.ts';
import { loadSandboxWechatpayConfig } from '#src/sales/payments/wechatpay/sandbox-account.ts';
import { createWechatpayProvider } from '#src/sales/payments/wechatpay/wechatpay-provider.ts';
import { buildSandbox } from '../app.ts';

// Removed when the process ends: a test's own clean-up would come before its sandbox has stopped writing.
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
  folders.push(folder);
  return folder;
}

// Making keys takes a third of a second, so the tests of one process share one set.
let sharedKeys: Promise<string> | undefined;

async function makeKeys(): Promise<string> {
  const folder = await temporaryFolder();
  await Promise.all(['alipay', 'wechatpay', 'stripe'].map((provider) => loadKeys(folder, provider)));
  return folder;
}

/** A data folder that holds keys already. */
async function folderWithKeys(): Promise<string> {
  sharedKeys ??= makeKeys();
  const folder = await temporaryFolder();
  await cp(await sharedKeys, folder, { recursive: true });
  return folder;
}

/** A server of a test on a port of its own, which it returns. */
export const openServer = (context: TestContext, answer: RequestListener): Promise<number> => {
  const server = createServer(answer);
  context.after(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
};

/** A merchant's notification address that keeps what it was sent and answers as told. */
export interface Inbox {
  readonly url: string;
  readonly bodies: Record<string, string>[];
  /** Resolves when `count` notifications have come; rejects after 5 s. */
  received(count: number): Promise<Record<string, string>[]>;
}

/** Opens one; `answer` gives the text or the status that a post is answered with. */
export async function openInbox(
  context: TestContext,
  answer: (count: number) => string | number,
  provider: ProviderName = 'alipay',
): Promise<Inbox> {
  const bodies: Record<string, string>[] = [];
  const port = await openServer(context, async (request, response) => {
    bodies.push(webhookProtocols[provider].read(await text(request), request.headers));
    const given = answer(bodies.length);
    if (typeof given === 'number') response.statusCode = given;
    response.end(typeof given === 'number' ? '' : given);
  });
  const received = async (count: number) => {
    await until(() => bodies.length >= count, `${count} notifications`);
    return bodies;
  };
  return { url: `http://127.0.0.1:${port}/notices`, bodies, received };
}

/** Waits until `holds()`, looking every 10 ms; throws after 5 s. */
async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 5000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited 5 s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export interface SandboxFixture {
  readonly origin: string;
  readonly provider: PaymentProvider;
  readonly inbox: Inbox;
  readonly dataDir: string;
  stop(): Promise<void>;
  control(path: string, body?: unknown): Promise<Response>;
}

export interface SandboxFixtureOptions {
  readonly dataDir?: string;
  readonly port?: number;
  readonly clock?: number;
  readonly timeoutMs?: number;
  readonly inbox?: Inbox;
  /** Alipay by default. */
  readonly provider?: ProviderName;
}

interface Merchant {
  readonly dataDir: string;
  readonly port: number;
  readonly notifyUrl: string;
  readonly timeoutMs: number | undefined;
}

const createProvider = async (
  name: ProviderName,
  { dataDir, port, ...how }: Merchant,
): Promise<PaymentProvider> => {
  if (name === 'alipay')
    return createAlipayProvider({ ...(await loadSandboxAlipayConfig(dataDir, port)), ...how });
  if (name === 'wechatpay')
    return createWechatpayProvider({ ...(await loadSandboxWechatpayConfig(dataDir, port)), ...how });
  const { timeoutMs } = how;
  const account = await loadSandboxStripeConfig(dataDir, port);
  return createStripeProvider({ ...account, timeoutMs, portal: 'portal.example' });
};

/** A sandbox on a port of its own and a merchant that trades with it. */
export async function openSandbox(
  context: TestContext,
  options: SandboxFixtureOptions = {},
): Promise<SandboxFixture> {
  const dataDir = options.dataDir ?? (await folderWithKeys());
  const name = options.provider ?? 'alipay';
  const inbox = options.inbox ?? (await openInbox(context, () => 'success', name));
  const app = await buildSandbox({ dataDir, clock: options.clock });
  context.after(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const port = Number(new URL(origin).port);
  const { timeoutMs } = options;
  const provider = await createProvider(name, { dataDir, port, timeoutMs, notifyUrl: inbox.url });
  const control = (path: string, body: unknown = {}) =>
    fetch(`${origin}/control/${name}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { origin, provider, inbox, dataDir, control, stop: () => app.close() };
}

/** A notification of a payment, read. */
export const readPayment = (
  { provider }: SandboxFixture,
  fields: Record<string, string>,
): PaymentNotification => {
  const notification = provider.parseNotification(fields);
  if (!('appId' in notification)) throw new Error('no notification of a payment');
  return notification;
};

/** Waits until the newest notification is a genuine one of a paid payment. */
export const untilGenuine = (sandbox: SandboxFixture): Promise<void> =>
  until(() => {
    try {
      return readPayment(sandbox, sandbox.inbox.bodies.at(-1) ?? {}).state === 'success';
    } catch {
      return false;
    }
  }, 'the genuine notification');

/** A payment to ask for, open for ten minutes. */
export const aPayment = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  paymentNo: `P${Math.random().toString(36).slice(2)}`,
  subject: '湛江三日游 2 位成人',
  amount: 129_900,
  expiresAt: new Date(Date.now() + 600_000),
  language: 'zh',
  returnUrl: 'http://127.0.0.1:4299/pay?order=7',
  cancelUrl: 'http://127.0.0.1:4299/pay',
  ...change,
});

/** Starts a payment by code and lets the buyer scan it; the answer is the cashier's page. */
export async function scan(
  sandbox: SandboxFixture,
  payment: PaymentRequest,
): Promise<{ code: string; page: Response }> {
  const offer = await sandbox.provider.start('qr', payment);
  if (offer.way !== 'qr') throw new Error('asked for a code');
  return { code: offer.code, page: await fetch(offer.code) };
}

/** Starts a payment by code and pays it without a browser. */
export async function payNow(
  sandbox: SandboxFixture,
  payment: PaymentRequest,
  falsified?: unknown,
): Promise<Response> {
  await sandbox.provider.start('qr', payment);
  return sandbox.control(`/pay/${payment.paymentNo}`, falsified);
}
