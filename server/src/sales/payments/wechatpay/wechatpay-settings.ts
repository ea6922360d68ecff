import { X509Certificate } from 'node:crypto';
import { ConfigError, type WechatpayEnv } from '#src/platform/config/index.ts';
import { readAddress, readKey, refuseLocal, refuseSame, required } from '../provider-settings.ts';
import { publicHalf, readPrivateKey, readPublicKey } from '../rsa-keys.ts';
import {
  apiV3KeyOf,
  findWechatpaySandboxKeys,
  SANDBOX_MCH_ID,
  SANDBOX_PUBLIC_KEY_ID,
  WECHATPAY_SANDBOX_APP_ID,
} from './sandbox-account.ts';
import type { WechatpayAccount } from './wechatpay-account.ts';

const CERTIFICATE = 'BEGIN CERTIFICATE';

/** The merchant's account at WeChat Pay. Throws `ConfigError` naming the wrong setting. */
export function readWechatpayAccount(env: WechatpayEnv): WechatpayAccount {
  const publicKeyId = required('WECHATPAY_PUBLIC_KEY_ID', env.publicKeyId);
  return {
    appId: required('WECHATPAY_APP_ID', env.appId),
    mchId: matching('WECHATPAY_MCH_ID', env.mchId, /^\d{6,16}$/, 'digits'),
    serialNo: matching('WECHATPAY_SERIAL_NO', env.serialNo, /^[\dA-Fa-f]{16,64}$/, 'hex digits'),
    privateKey: readKey('WECHATPAY_PRIVATE_KEY', env.privateKey, readPrivateKey),
    apiV3Key: matching('WECHATPAY_API_V3_KEY', env.apiV3Key, /^[\w-]{32}$/, '32 letters or digits', true),
    publicKey: readKey('WECHATPAY_PUBLIC_KEY', env.publicKey, (text) => readTheirKey(text, publicKeyId)),
    publicKeyId,
    baseUrl: readAddress('WECHATPAY_BASE_URL', env.baseUrl).replace(/\/$/, ''),
  };
}

function matching(
  name: string,
  value: string | undefined,
  pattern: RegExp,
  what: string,
  secret = false,
): string {
  const text = required(name, value);
  if (pattern.test(text)) return text;
  throw new ConfigError(`${name} must be ${what}${secret ? '' : `, but is "${text}"`}`);
}

/**
 * WeChat Pay's public key, or that of its platform certificate, which is then identified by its serial
 * number.
 */
function readTheirKey(text: string, publicKeyId: string): string {
  if (!text.includes(CERTIFICATE)) return readPublicKey(text);
  const certificate = new X509Certificate(text.replaceAll('\\n', '\n'));
  if (certificate.serialNumber.toUpperCase() !== publicKeyId.toUpperCase())
    throw new TypeError('the certificate has another serial number');
  return readPublicKey(certificate.publicKey.export({ type: 'spki', format: 'pem' }).toString());
}

/** Throws `ConfigError` when any setting is the sandbox's or a loopback address. */
export async function refuseWechatpaySandbox(dataDir: string, account: WechatpayAccount): Promise<void> {
  refuseLocal('WECHATPAY_BASE_URL', account.baseUrl);
  refuseSame('WECHATPAY_APP_ID', account.appId, WECHATPAY_SANDBOX_APP_ID);
  refuseSame('WECHATPAY_MCH_ID', account.mchId, SANDBOX_MCH_ID);
  refuseSame('WECHATPAY_PUBLIC_KEY_ID', account.publicKeyId, SANDBOX_PUBLIC_KEY_ID);
  const sandbox = await findWechatpaySandboxKeys(dataDir);
  refuseSame('WECHATPAY_PRIVATE_KEY', publicHalf(account.privateKey), sandbox?.['merchant-public.pem']);
  refuseSame('WECHATPAY_PUBLIC_KEY', account.publicKey, sandbox?.['gateway-public.pem']);
  refuseSame('WECHATPAY_API_V3_KEY', account.apiV3Key, sandbox && apiV3KeyOf(sandbox));
}
