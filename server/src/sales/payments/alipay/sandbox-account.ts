import { findKeys, loadKeys, type SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import type { AlipayAccount } from './alipay-account.ts';

export const ALIPAY_SANDBOX_APP_ID = '9021000000000000';
export const SANDBOX_SELLER_ID = '2088900000000000';

/** The sandbox keys in this data folder, or undefined. */
export const findAlipaySandboxKeys = (dataDir: string): Promise<SandboxKeys | undefined> =>
  findKeys(dataDir, 'alipay');

/** The sandbox keys in this data folder, created when absent. */
export const loadAlipaySandboxKeys = (dataDir: string): Promise<SandboxKeys> => loadKeys(dataDir, 'alipay');

/** The server's configuration for the sandbox gateway on local port `sandboxPort`. */
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
