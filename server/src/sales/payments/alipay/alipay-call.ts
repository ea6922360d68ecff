import { createPublicKey } from 'node:crypto';
import { AlipaySdk, type ProxyAgent } from 'alipay-sdk';
import type { Dispatcher } from 'undici';
import { timeoutDispatcher } from '#src/platform/http-client/index.ts';
import type { AlipayConfig } from './alipay-account.ts';
import { type AlipayAnswer, explainFailure, refuseUnlessSuccess } from './alipay-failure.ts';
import { formatAlipayTime } from './alipay-time.ts';

const TIMEOUT_MS = 5000;

/** The SDK follows redirects: they lead nowhere but to the gateway. */
const onlyTo = (origin: string, dispatcher: Pick<Dispatcher, 'dispatch'>): Pick<Dispatcher, 'dispatch'> => ({
  dispatch(options, handler) {
    if (String(options.origin) !== origin) throw new TypeError('the gateway redirects elsewhere');
    return dispatcher.dispatch(options, handler);
  },
});

export function createSdk(config: AlipayConfig): AlipaySdk {
  const timeout = config.timeoutMs ?? TIMEOUT_MS;
  const { origin } = new URL(config.gateway);
  const sdk = new AlipaySdk({
    appId: config.appId,
    privateKey: config.privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: config.publicKey,
    gateway: config.gateway,
    endpoint: origin,
    timeout,
    // The SDK passes this to its HTTP client as the dispatcher; only its type says "proxy".
    proxyAgent: onlyTo(origin, timeoutDispatcher(timeout)) as unknown as ProxyAgent,
  });
  // Parsed once: the SDK would parse the PEM for every signature check, two per webhook.
  const publicKey = createPublicKey(sdk.config.alipayPublicKey) as unknown as string;
  Object.assign(sdk.config, { alipayPublicKey: publicKey });
  return sdk;
}

/** Parameters of every request. The SDK would use the host's time zone, Alipay expects Asia/Shanghai. */
export const stamped = (bizContent: Record<string, unknown>) => ({
  timestamp: formatAlipayTime(new Date()),
  bizContent,
});

/**
 * Calls a method and returns the verified response. Throws `ProviderRefusal` with Alipay's sub code on a
 * refusal, `ProviderError` when the outcome is unknown.
 */
export async function callAlipay(
  sdk: AlipaySdk,
  method: string,
  params: Record<string, unknown>,
): Promise<AlipayAnswer> {
  const answer = await sdk.exec(method, params, { validateSign: true }).catch((error: unknown) => {
    throw explainFailure(method, sdk.config.timeout, error);
  });
  refuseUnlessSuccess(method, answer);
  return answer;
}
