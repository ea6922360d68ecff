import type { AlipayAccount } from './alipay-provider.ts';
import { findKeys, loadKeys, type SandboxKeys } from '#src/platform/sandbox-accounts/key-pairs.ts';

export const SANDBOX_APP_ID = '9021000000000000';
export const SANDBOX_SELLER_ID = '2088900000000000';

/** The keys of this data folder, or undefined when none were made yet. */
export const findSandboxKeys = (dataDir: string): Promise<SandboxKeys | undefined> =>
  findKeys(dataDir, 'alipay');

/** The keys of this data folder, made now when absent. */
export const loadSandboxKeys = (dataDir: string): Promise<SandboxKeys> => loadKeys(dataDir, 'alipay');

/** What the server needs to trade with the sandbox gateway on this machine's `sandboxPort`. */
export async function loadSandboxAlipayConfig(
  dataDir: string,
  sandboxPort: number,
): Promise<AlipayAccount & { readonly sandbox: true }> {
  const keys = await loadSandboxKeys(dataDir);
  return {
    appId: SANDBOX_APP_ID,
    sellerId: SANDBOX_SELLER_ID,
    privateKey: keys['merchant-private.pem'],
    publicKey: keys['gateway-public.pem'],
    gateway: `http://127.0.0.1:${sandboxPort}/gateway.do`,
    sandbox: true,
  };
}
