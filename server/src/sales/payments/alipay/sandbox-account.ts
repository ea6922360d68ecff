import { findKeys, loadKeys, type SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import type { AlipayAccount } from './alipay-account.ts';

export const ALIPAY_SANDBOX_APP_ID = '9021000000000000';
export const SANDBOX_SELLER_ID = '2088900000000000';

/** The keys of this data folder, or undefined when none were made yet. */
export const findAlipaySandboxKeys = (dataDir: string): Promise<SandboxKeys | undefined> =>
  findKeys(dataDir, 'alipay');

/** The keys of this data folder, made now when absent. */
export const loadAlipaySandboxKeys = (dataDir: string): Promise<SandboxKeys> => loadKeys(dataDir, 'alipay');

/** What the server needs to trade with the sandbox gateway on this machine's `sandboxPort`. */
export async function loadSandboxAlipayConfig(
  dataDir: string,
  sandboxPort: number,
): Promise<AlipayAccount & { readonly sandbox: true }> {
  const keys = await loadAlipaySandboxKeys(dataDir);
  return {
    appId: ALIPAY_SANDBOX_APP_ID,
    sellerId: SANDBOX_SELLER_ID,
    privateKey: keys['merchant-private.pem'],
    publicKey: keys['gateway-public.pem'],
    gateway: `http://127.0.0.1:${sandboxPort}/gateway.do`,
    sandbox: true,
  };
}
