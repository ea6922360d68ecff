import type { AlipayEnv } from '#src/platform/config/index.ts';
import { readAddress, readKey, refuseLocal, refuseSame, required } from '../provider-settings.ts';
import { publicHalf, readPrivateKey, readPublicKey } from '../rsa-keys.ts';
import type { AlipayAccount } from './alipay-account.ts';
import { ALIPAY_SANDBOX_APP_ID, findAlipaySandboxKeys } from './sandbox-account.ts';

/** The merchant's account at Alipay. Throws `ConfigError` naming the wrong setting. */
export const readAlipayAccount = (env: AlipayEnv): AlipayAccount => ({
  appId: required('ALIPAY_APP_ID', env.appId),
  sellerId: required('ALIPAY_SELLER_ID', env.sellerId),
  privateKey: readKey('ALIPAY_PRIVATE_KEY', env.privateKey, readPrivateKey),
  publicKey: readKey('ALIPAY_PUBLIC_KEY', env.publicKey, readPublicKey),
  gateway: readAddress('ALIPAY_GATEWAY', env.gateway),
});

/** Throws `ConfigError` when any setting is the sandbox's or a loopback address. */
export async function refuseAlipaySandbox(dataDir: string, account: AlipayAccount): Promise<void> {
  refuseLocal('ALIPAY_GATEWAY', account.gateway);
  refuseSame('ALIPAY_APP_ID', account.appId, ALIPAY_SANDBOX_APP_ID);
  const sandbox = await findAlipaySandboxKeys(dataDir);
  refuseSame('ALIPAY_PRIVATE_KEY', publicHalf(account.privateKey), sandbox?.['merchant-public.pem']);
  refuseSame('ALIPAY_PUBLIC_KEY', account.publicKey, sandbox?.['gateway-public.pem']);
}
