import { ConfigError, type Env } from '#src/platform/config/index.ts';
import { createAlipayProvider } from './alipay/alipay-provider.ts';
import { readAlipayAccount, refuseAlipaySandbox } from './alipay/alipay-settings.ts';
import { loadSandboxAlipayConfig } from './alipay/sandbox-account.ts';
import type { PaymentProvider, ProviderName } from './payment-provider.ts';
import { loadSandboxStripeConfig } from './stripe/sandbox-account.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { readStripeAccount, refuseStripeSandbox } from './stripe/stripe-settings.ts';
import { loadSandboxWechatpayConfig } from './wechatpay/sandbox-account.ts';
import { createWechatpayProvider } from './wechatpay/wechatpay-provider.ts';
import { readWechatpayAccount, refuseWechatpaySandbox } from './wechatpay/wechatpay-settings.ts';

export type Providers = ReadonlyMap<ProviderName, PaymentProvider>;
export type ProvidersEnv = Pick<
  Env,
  'portalEnv' | 'dataDir' | 'sandboxPort' | 'publicOrigin' | 'alipay' | 'wechatpay' | 'stripe'
>;

/** The webhook path of a provider on our server. */
export const webhookPath = (provider: ProviderName): string => `/api/pay/${provider}/notify`;

const isProduction = ({ portalEnv }: ProvidersEnv): boolean => portalEnv === 'production';

/**
 * The payment providers of this server: the configured ones, and in demo and test the sandbox for the others.
 * Throws `ConfigError` naming the wrong variable; production refuses loopback gateways and anything of the
 * sandbox, and needs at least one provider.
 */
export async function createProviders(env: ProvidersEnv): Promise<Providers> {
  const offered = await Promise.all([alipay(env), wechatpay(env), stripe(env)]);
  const providers = offered.filter((provider) => provider !== undefined);
  if (providers.length === 0)
    throw new ConfigError(
      'ALIPAY_APP_ID is missing: production needs Alipay, WeChat Pay (WECHATPAY_APP_ID) or Stripe (STRIPE_SECRET_KEY)',
    );
  return new Map(providers.map((provider) => [provider.name, provider]));
}

async function alipay(env: ProvidersEnv): Promise<PaymentProvider | undefined> {
  const notifyUrl = new URL(webhookPath('alipay'), env.publicOrigin).href;
  if (env.alipay.appId === undefined) {
    if (isProduction(env)) return undefined;
    return createAlipayProvider({
      ...(await loadSandboxAlipayConfig(env.dataDir, env.sandboxPort)),
      notifyUrl,
    });
  }
  const account = readAlipayAccount(env.alipay);
  if (isProduction(env)) await refuseAlipaySandbox(env.dataDir, account);
  return createAlipayProvider({ ...account, notifyUrl });
}

async function wechatpay(env: ProvidersEnv): Promise<PaymentProvider | undefined> {
  const notifyUrl = new URL(webhookPath('wechatpay'), env.publicOrigin).href;
  if (env.wechatpay.appId === undefined) {
    if (isProduction(env)) return undefined;
    const account = await loadSandboxWechatpayConfig(env.dataDir, env.sandboxPort);
    return createWechatpayProvider({ ...account, notifyUrl });
  }
  const account = readWechatpayAccount(env.wechatpay);
  if (isProduction(env)) await refuseWechatpaySandbox(env.dataDir, account);
  return createWechatpayProvider({ ...account, notifyUrl });
}

async function stripe(env: ProvidersEnv): Promise<PaymentProvider | undefined> {
  const portal = new URL(env.publicOrigin).hostname;
  if (env.stripe.secretKey === undefined) {
    if (isProduction(env)) return undefined;
    return createStripeProvider({ ...(await loadSandboxStripeConfig(env.dataDir, env.sandboxPort)), portal });
  }
  const account = readStripeAccount(env.stripe);
  if (isProduction(env)) await refuseStripeSandbox(env.dataDir, account);
  return createStripeProvider({ ...account, portal });
}
