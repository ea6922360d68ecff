import { createHash } from 'node:crypto';
import { findKeys, loadKeys, type SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import type { WechatpayAccount } from './wechatpay-account.ts';

export const WECHATPAY_SANDBOX_APP_ID = 'wx0000000000000000';
export const SANDBOX_MCH_ID = '1900000000';
export const SANDBOX_SERIAL_NO = '5157F09EFDC096DE15EBE81A47057A7200000000';
export const SANDBOX_PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000000002026112000000000000000';

export const findWechatpaySandboxKeys = (dataDir: string): Promise<SandboxKeys | undefined> =>
  findKeys(dataDir, 'wechatpay');

export const loadWechatpaySandboxKeys = (dataDir: string): Promise<SandboxKeys> =>
  loadKeys(dataDir, 'wechatpay');

/** The APIv3 key of this data folder, derived from the merchant's private key and just as secret. */
export const apiV3KeyOf = (keys: SandboxKeys): string =>
  createHash('sha256').update(keys['merchant-private.pem']).digest('hex').slice(0, 32);

/** The server's configuration for the sandbox gateway on local port `sandboxPort`. */
export async function loadSandboxWechatpayConfig(
  dataDir: string,
  sandboxPort: number,
): Promise<WechatpayAccount & { readonly sandbox: true }> {
  const keys = await loadWechatpaySandboxKeys(dataDir);
  return {
    appId: WECHATPAY_SANDBOX_APP_ID,
    mchId: SANDBOX_MCH_ID,
    serialNo: SANDBOX_SERIAL_NO,
    privateKey: keys['merchant-private.pem'],
    apiV3Key: apiV3KeyOf(keys),
    publicKey: keys['gateway-public.pem'],
    publicKeyId: SANDBOX_PUBLIC_KEY_ID,
    baseUrl: `http://127.0.0.1:${sandboxPort}`,
    sandbox: true,
  };
}
