import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { inspect } from 'node:util';
import type { AlipaySdk } from 'alipay-sdk';
import { fetchOriginReleases } from '#src/delivery/releases/override/fetch-origin-releases.ts';
import { connect } from '#src/platform/database/index.ts';
import { createHttpSms } from '#src/platform/messaging/http-sms.ts';
import { createSmtpMail } from '#src/platform/messaging/smtp-mail.ts';
import { downloadBill } from '#src/sales/payments/alipay/alipay-bill.ts';
import { createAlipayProvider } from '#src/sales/payments/alipay/alipay-provider.ts';
import { loadSandboxAlipayConfig } from '#src/sales/payments/alipay/sandbox-account.ts';
import { loadSandboxStripeConfig } from '#src/sales/payments/stripe/sandbox-account.ts';
import { createStripeProvider } from '#src/sales/payments/stripe/stripe-provider.ts';
import { loadSandboxWechatpayConfig } from '#src/sales/payments/wechatpay/sandbox-account.ts';
import { createWechatpayProvider } from '#src/sales/payments/wechatpay/wechatpay-provider.ts';
import { temporaryFolder } from '../../sandbox/testing/sandbox-setup.ts';
import { listenAsDatabase, listenForStartTls, listenWithTls, type SelfSignedServer } from './tls-servers.ts';

const notifyUrl = 'https://portal.invalid/';

const sendMail = (url: string): Promise<void> =>
  createSmtpMail({ url: async () => url, from: 'no-reply@portal.invalid' }).send({
    ...{ id: 'notice-1', to: 'chen@example.com' },
    ...{ subject: 'secret', text: 'secret', html: 'secret' },
  });

const askAlipay = async (port: number): Promise<unknown> => {
  const account = await loadSandboxAlipayConfig(await temporaryFolder(), port);
  const gateway = `https://127.0.0.1:${port}/gateway.do`;
  return createAlipayProvider({ ...account, gateway, notifyUrl }).query('P1');
};

const askWechatpay = async (port: number): Promise<unknown> => {
  const account = await loadSandboxWechatpayConfig(await temporaryFolder(), port);
  const baseUrl = `https://127.0.0.1:${port}`;
  return createWechatpayProvider({ ...account, baseUrl, notifyUrl }).query('P1');
};

const askStripe = async (port: number): Promise<unknown> => {
  const account = await loadSandboxStripeConfig(await temporaryFolder(), port);
  const sandboxUrl = `https://127.0.0.1:${port}`;
  return createStripeProvider({ ...account, sandboxUrl, portal: 'portal.invalid' }).query('P1', 'cs_test_1');
};

/** The gateway's answer names the address of the bill. */
const loadBill = (port: number): Promise<unknown> => {
  const billDownloadUrl = `https://127.0.0.1:${port}/bill.zip`;
  const exec = async () => ({ code: '10000', billDownloadUrl });
  return downloadBill({ exec, config: { timeout: 5000 } } as unknown as AlipaySdk, '2026-03-01');
};

const askDatabase = async (port: number): Promise<unknown> => {
  const { pool, close } = connect(`postgres://haitu:secret@127.0.0.1:${port}/haitu?sslmode=verify-full`);
  return pool.query('select 1').finally(close);
};

type Listen = (t: TestContext) => Promise<SelfSignedServer>;

const clients: readonly (readonly [string, Listen, (port: number) => Promise<unknown>])[] = [
  ['mail over TLS', listenWithTls, (port) => sendMail(`smtps://127.0.0.1:${port}`)],
  ['mail over STARTTLS', listenForStartTls, (port) => sendMail(`smtp://127.0.0.1:${port}?requireTLS=true`)],
  [
    'text messages',
    listenWithTls,
    (port) =>
      createHttpSms({ url: `https://127.0.0.1:${port}/sms`, secret: 'secret' }).send({
        id: 'notice-1',
        to: '13800000000',
        text: 'secret',
      }),
  ],
  ['Alipay', listenWithTls, askAlipay],
  ['bills of Alipay', listenWithTls, loadBill],
  ['WeChat Pay', listenWithTls, askWechatpay],
  ['Stripe', listenWithTls, askStripe],
  [
    'releases of an override',
    listenWithTls,
    (port) => fetchOriginReleases('shell', `https://127.0.0.1:${port}`),
  ],
  ['the database', listenAsDatabase, askDatabase],
];

for (const [name, listen, ask] of clients)
  test(`the client of ${name} refuses a certificate that signs itself, and sends nothing`, async (t) => {
    const { port, received } = await listen(t);
    await assert.rejects(ask(port), (error) =>
      /SELF_SIGNED_CERT|self-signed certificate/.test(inspect(error, { depth: 6 })),
    );
    assert.deepEqual(received, []);
  });
