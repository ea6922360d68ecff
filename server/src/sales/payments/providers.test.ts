import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { ConfigError, isLoopback } from '#src/platform/config/index.ts';
import { temporaryFolder } from '../../../sandbox/testing/sandbox-setup.ts';
import { ALIPAY_SANDBOX_APP_ID, loadSandboxAlipayConfig } from './alipay/sandbox-account.ts';
import { createProviders, type ProvidersEnv, webhookPath } from './providers.ts';
import { loadSandboxStripeConfig } from './stripe/sandbox-account.ts';
import { certificate, serialNo } from './testing/platform-certificate.ts';
import { loadSandboxWechatpayConfig } from './wechatpay/sandbox-account.ts';

const createPair = (modulusLength = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
const ours = createPair();
const theirs = createPair();
const bare = (text: string) => text.replace(/-----[^-]+-----|\s/g, '');

const account = {
  appId: '2021004100000000',
  sellerId: '2088000000000000',
  privateKey: ours.privateKey,
  publicKey: theirs.publicKey,
  gateway: 'https://openapi.alipay.com/gateway.do',
};
const nothing = {
  appId: undefined,
  sellerId: undefined,
  privateKey: undefined,
  publicKey: undefined,
  gateway: undefined,
};

const noWechatpay = {
  appId: undefined,
  mchId: undefined,
  serialNo: undefined,
  privateKey: undefined,
  apiV3Key: undefined,
  publicKey: undefined,
  publicKeyId: undefined,
  baseUrl: undefined,
};

const noStripe = { secretKey: undefined, webhookSecret: undefined };

const envOf = async (change: Partial<ProvidersEnv> = {}): Promise<ProvidersEnv> => ({
  portalEnv: 'production',
  dataDir: await temporaryFolder(),
  sandboxPort: 4280,
  publicOrigin: 'https://portal.example',
  alipay: account,
  wechatpay: noWechatpay,
  stripe: noStripe,
  ...change,
});

const refusedFor = (name: string) => (error: unknown) => {
  assert.ok(error instanceof ConfigError);
  assert.ok(error.message.startsWith(`${name} `), error.message);
  assert.doesNotMatch(error.message, /KEY-----|MII/);
  return true;
};

const startUrl = async (env: ProvidersEnv): Promise<URL> => {
  const provider = (await createProviders(env)).get('alipay');
  const offer = await provider?.start('page', {
    paymentNo: 'P1',
    subject: '游',
    language: 'zh',
    amount: 1,
    expiresAt: new Date(Date.now() + 60_000),
    returnUrl: 'https://portal.example/pay',
    cancelUrl: 'https://portal.example/pay',
  });
  return new URL(offer?.way === 'page' ? offer.url : '');
};

test('production uses the configured gateway and its public webhook URL', async () => {
  const url = await startUrl(await envOf());
  assert.equal(`${url.origin}${url.pathname}`, account.gateway);
  assert.equal(url.searchParams.get('app_id'), account.appId);
  assert.equal(url.searchParams.get('notify_url'), `https://portal.example${webhookPath('alipay')}`);
});

for (const portalEnv of ['demo', 'test'] as const) {
  test(`${portalEnv} without settings uses the sandbox`, async () => {
    const env = await envOf({ portalEnv, alipay: nothing });
    const url = await startUrl(env);
    assert.equal(url.origin, 'http://127.0.0.1:4280');
    assert.equal(url.searchParams.get('app_id'), ALIPAY_SANDBOX_APP_ID);
  });
}

test('keys may be bare base64 or a PEM on one line', async () => {
  const pkcs8 = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  for (const privateKey of [bare(ours.privateKey), bare(pkcs8), ours.privateKey.replaceAll('\n', '\\n')]) {
    const alipay = { ...account, privateKey, publicKey: bare(theirs.publicKey) };
    assert.match((await startUrl(await envOf({ alipay }))).search, /sign=/);
  }
});

for (const [name, alipay] of [
  ['ALIPAY_APP_ID', nothing],
  ['ALIPAY_APP_ID', { ...account, appId: ALIPAY_SANDBOX_APP_ID }],
  ['ALIPAY_SELLER_ID', { ...account, sellerId: undefined }],
  ['ALIPAY_PRIVATE_KEY', { ...account, privateKey: 'MIIgarbage' }],
  ['ALIPAY_PRIVATE_KEY', { ...account, privateKey: theirs.publicKey }],
  ['ALIPAY_PUBLIC_KEY', { ...account, publicKey: ours.privateKey }],
  ['ALIPAY_PUBLIC_KEY', { ...account, publicKey: createPair(1024).publicKey }],
  ['ALIPAY_GATEWAY', { ...account, gateway: 'openapi.alipay.com' }],
  ['ALIPAY_GATEWAY', { ...account, gateway: 'http://openapi.alipay.com/gateway.do' }],
  ['ALIPAY_GATEWAY', { ...account, gateway: 'https://127.1:8090/gateway.do' }],
] as const) {
  test(`production refuses ${name} ${JSON.stringify(alipay).slice(0, 40)}…`, async () => {
    await assert.rejects(createProviders(await envOf({ alipay })), refusedFor(name));
  });
}

test("production refuses the sandbox's keys", async () => {
  const env = await envOf();
  const sandbox = await loadSandboxAlipayConfig(env.dataDir, 4280);
  const { privateKey, publicKey } = sandbox;
  await assert.rejects(
    createProviders({ ...env, alipay: { ...account, privateKey } }),
    refusedFor('ALIPAY_PRIVATE_KEY'),
  );
  await assert.rejects(
    createProviders({ ...env, alipay: { ...account, publicKey } }),
    refusedFor('ALIPAY_PUBLIC_KEY'),
  );
});

const wechatpay = {
  appId: 'wx1234567890abcdef',
  mchId: '1900000109',
  serialNo: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  privateKey: ours.privateKey,
  apiV3Key: 'abcdefghijklmnopqrstuvwxyz012345',
  publicKey: theirs.publicKey,
  publicKeyId: 'PUB_KEY_ID_0119000001092024101100397200000006',
  baseUrl: 'https://api.mch.weixin.qq.com/',
};

const stripe = { secretKey: `sk_live_${'a'.repeat(24)}`, webhookSecret: `whsec_${'b'.repeat(32)}` };

test('production offers only the configured providers', async () => {
  const names = async (change: Partial<ProvidersEnv>) => [
    ...(await createProviders(await envOf(change))).keys(),
  ];
  assert.deepEqual(await names({}), ['alipay']);
  assert.deepEqual(await names({ wechatpay }), ['alipay', 'wechatpay']);
  assert.deepEqual(await names({ alipay: nothing, wechatpay }), ['wechatpay']);
  assert.deepEqual(await names({ alipay: nothing, stripe }), ['stripe']);
  const card = (await createProviders(await envOf({ stripe }))).get('stripe');
  assert.deepEqual([card?.sandbox, card?.appId, card?.sellerId], [false, 'live', 'portal.example']);
  const real = (await createProviders(await envOf({ wechatpay }))).get('wechatpay');
  assert.deepEqual([real?.sandbox, real?.appId, real?.sellerId], [false, wechatpay.appId, wechatpay.mchId]);
});

test('the sandbox replaces each provider that is not configured', async () => {
  const env = await envOf({ portalEnv: 'demo', wechatpay });
  const providers = await createProviders({ ...env, alipay: nothing });
  assert.deepEqual(
    [...providers.values()].map(({ name, sandbox }) => [name, sandbox]),
    [
      ['alipay', true],
      ['wechatpay', false],
      ['stripe', true],
    ],
  );
});

test('a platform certificate can replace the public key, identified by its serial number', async () => {
  const publicKey = certificate.replaceAll('\n', '\\n');
  const providers = await createProviders(
    await envOf({ wechatpay: { ...wechatpay, publicKey, publicKeyId: serialNo.toLowerCase() } }),
  );
  assert.ok(providers.has('wechatpay'));
});

const sandboxId = 'PUB_KEY_ID_0119000000002026112000000000000000';
for (const [name, change] of [
  ['WECHATPAY_APP_ID', { appId: 'wx0000000000000000' }],
  ['WECHATPAY_MCH_ID', { mchId: undefined }],
  ['WECHATPAY_MCH_ID', { mchId: 'shop' }],
  ['WECHATPAY_MCH_ID', { mchId: '1900000000' }],
  ['WECHATPAY_SERIAL_NO', { serialNo: 'not hex' }],
  ['WECHATPAY_PRIVATE_KEY', { privateKey: 'MIIgarbage' }],
  ['WECHATPAY_API_V3_KEY', { apiV3Key: 'MIItoo short' }],
  ['WECHATPAY_PUBLIC_KEY', { publicKey: ours.privateKey }],
  ['WECHATPAY_PUBLIC_KEY', { publicKey: certificate }],
  ['WECHATPAY_PUBLIC_KEY_ID', { publicKeyId: undefined }],
  ['WECHATPAY_PUBLIC_KEY_ID', { publicKeyId: sandboxId }],
  ['WECHATPAY_BASE_URL', { baseUrl: 'api.mch.weixin.qq.com' }],
  ['WECHATPAY_BASE_URL', { baseUrl: 'http://api.mch.weixin.qq.com' }],
  ['WECHATPAY_BASE_URL', { baseUrl: 'https://[::1]:8090' }],
] as const)
  test(`production refuses ${name} as ${JSON.stringify(change).slice(0, 60)}`, async () => {
    const env = await envOf({ wechatpay: { ...wechatpay, ...change } });
    await assert.rejects(createProviders(env), refusedFor(name));
  });

for (const [name, change] of [
  ['STRIPE_SECRET_KEY', { secretKey: `sk_test_${'a'.repeat(24)}` }],
  ['STRIPE_SECRET_KEY', { secretKey: `pk_live_${'a'.repeat(24)}` }],
  ['STRIPE_SECRET_KEY', { secretKey: 'MII' }],
  ['STRIPE_WEBHOOK_SECRET', { webhookSecret: undefined }],
  ['STRIPE_WEBHOOK_SECRET', { webhookSecret: 'secret' }],
] as const)
  test(`production refuses ${name} as ${JSON.stringify(change).slice(0, 40)}`, async () => {
    const env = await envOf({ stripe: { ...stripe, ...change } });
    await assert.rejects(createProviders(env), (error: Error) => {
      assert.ok(!Object.values(change).some((value) => value && error.message.includes(value)));
      return refusedFor(name)(error);
    });
  });

test("production refuses the webhook secret of Stripe's sandbox", async () => {
  const env = await envOf();
  const { webhookSecret } = await loadSandboxStripeConfig(env.dataDir, 4280);
  await assert.rejects(
    createProviders({ ...env, stripe: { ...stripe, webhookSecret } }),
    refusedFor('STRIPE_WEBHOOK_SECRET'),
  );
});

test("production refuses the keys of WeChat Pay's sandbox", async () => {
  const env = await envOf();
  const { privateKey, publicKey, apiV3Key } = await loadSandboxWechatpayConfig(env.dataDir, 4280);
  for (const [name, change] of [
    ['WECHATPAY_PRIVATE_KEY', { privateKey }],
    ['WECHATPAY_PUBLIC_KEY', { publicKey }],
    ['WECHATPAY_API_V3_KEY', { apiV3Key }],
  ] as const)
    await assert.rejects(
      createProviders({ ...env, wechatpay: { ...wechatpay, ...change } }),
      refusedFor(name),
    );
});

test('every spelling of a loopback address is detected', () => {
  const here = [
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
  ];
  for (const host of here) assert.ok(isLoopback(new URL(`https://${host}/`).hostname), host);
  for (const host of [
    'openapi.alipay.com',
    '128.0.0.1',
    'localhost.example',
    '[2001:db8::1]',
    '[::ffff:8.8.8.8]',
  ]) {
    assert.ok(!isLoopback(new URL(`https://${host}/`).hostname), host);
  }
});
