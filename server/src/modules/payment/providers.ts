import { findSandboxKeys, loadSandboxAlipayConfig, SANDBOX_APP_ID } from '../../../sandbox/alipay/account.ts';
import { type AlipayEnv, ConfigError, type Env } from '../../env.ts';
import { type AlipayAccount, createAlipayProvider } from './alipay-provider.ts';
import type { PaymentProvider, ProviderName } from './payment-provider.ts';
import { publicHalf, readPrivateKey, readPublicKey } from './rsa-keys.ts';

export type Providers = ReadonlyMap<ProviderName, PaymentProvider>;
export type ProvidersEnv = Pick<Env, 'portalEnv' | 'dataDir' | 'sandboxPort' | 'publicOrigin' | 'alipay'>;

/** Where a provider posts its notifications on our server. */
export const noticePath = (provider: ProviderName): string => `/api/pay/${provider}/notify`;

/**
 * The payment providers this server offers: the configured ones, or the sandbox's in demo and test. Throws
 * `ConfigError` naming the variable that is wrong; production takes no loopback gateway and nothing of the sandbox.
 */
export async function createProviders(env: ProvidersEnv): Promise<Providers> {
  const account = await alipayAccount(env);
  const notifyUrl = new URL(noticePath('alipay'), env.publicOrigin).href;
  return new Map([['alipay', createAlipayProvider({ ...account, notifyUrl })]]);
}

async function alipayAccount(env: ProvidersEnv): Promise<AlipayAccount> {
  const production = env.portalEnv === 'production';
  if (!production && env.alipay.appId === undefined) {
    return loadSandboxAlipayConfig(env.dataDir, env.sandboxPort);
  }
  const account = readAccount(env.alipay);
  if (production) await refuseSandbox(env.dataDir, account);
  return account;
}

function readAccount(alipay: AlipayEnv): AlipayAccount {
  return {
    appId: required('ALIPAY_APP_ID', alipay.appId),
    sellerId: required('ALIPAY_SELLER_ID', alipay.sellerId),
    privateKey: readKey('ALIPAY_PRIVATE_KEY', alipay.privateKey, readPrivateKey),
    publicKey: readKey('ALIPAY_PUBLIC_KEY', alipay.publicKey, readPublicKey),
    gateway: readGateway(required('ALIPAY_GATEWAY', alipay.gateway)),
  };
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new ConfigError(`${name} is missing: Alipay needs all of its settings`);
  return value;
}

function readKey(name: string, value: string | undefined, read: (text: string) => string): string {
  const text = required(name, value);
  try {
    return read(text);
  } catch {
    // The parser's message may quote the key.
    throw new ConfigError(`${name} must be an RSA key of at least 2048 bits, PEM or base64`);
  }
}

function readGateway(value: string): string {
  const protocol = URL.parse(value)?.protocol;
  if (protocol === 'https:' || protocol === 'http:') return value;
  throw new ConfigError(`ALIPAY_GATEWAY must be an http or https URL, but is "${value}"`);
}

async function refuseSandbox(dataDir: string, account: AlipayAccount): Promise<void> {
  const { protocol, hostname } = new URL(account.gateway);
  if (isLoopback(hostname))
    throw new ConfigError('ALIPAY_GATEWAY is refused in production: it is on this machine');
  if (protocol !== 'https:')
    throw new ConfigError('ALIPAY_GATEWAY is refused in production: it must be https');
  if (account.appId === SANDBOX_APP_ID) {
    throw new ConfigError("ALIPAY_APP_ID is refused in production: it is the sandbox's");
  }
  const sandbox = await findSandboxKeys(dataDir);
  if (sandbox?.['merchant-public.pem'] === publicHalf(account.privateKey)) {
    throw new ConfigError("ALIPAY_PRIVATE_KEY is refused in production: it is the sandbox's");
  }
  if (sandbox?.['gateway-public.pem'] === account.publicKey) {
    throw new ConfigError("ALIPAY_PUBLIC_KEY is refused in production: it is the sandbox's");
  }
}

/** Whether a URL's host name is this machine. `URL` has brought every spelling of an IPv4 address to dotted form. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|::1?|::ffff:(7f|0:)[\da-f:]*)$/.test(host);
}
