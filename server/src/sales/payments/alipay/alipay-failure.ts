import { AlipayRequestError } from 'alipay-sdk';
import { networkReason } from '#src/platform/http-client/index.ts';
import { ProviderError, ProviderRefusal } from '../payment-provider.ts';

/** A verified response, keys in camel case. */
export type AlipayAnswer = Readonly<Record<string, unknown>>;

const UNKNOWN_OUTCOME = /SYSTEM_ERROR|UNKNOW|isp\.(?!bill_not_exist)/i;

/**
 * Describes a failure in our own words. The SDK's error contains the signed request, the raw response and its
 * signature, so neither the error nor its message may be logged.
 */
export function explainFailure(method: string, timeoutMs: number, error: unknown): ProviderError {
  return new ProviderError(`Alipay ${method}: ${reason(timeoutMs, error)}`);
}

function reason(timeoutMs: number, error: unknown): string {
  if (!(error instanceof AlipayRequestError)) return 'the answer carries no readable signature';
  const status = /status: (\d{3})/.exec(error.message)?.[1];
  if (status) return `answered with HTTP ${status}`;
  if (error.responseDataRaw === undefined) return networkReason(timeoutMs, error.cause);
  if (error.message.startsWith('验签失败')) return 'the answer is not signed by Alipay';
  return 'the answer cannot be read';
}

/** Returns on success; throws `ProviderRefusal` on a refusal, `ProviderError` on a failure at Alipay. */
export function refuseUnlessSuccess(method: string, answer: AlipayAnswer): void {
  if (answer.code === '10000') return;
  const code = String(answer.subCode ?? answer.code);
  const message = `Alipay ${method}: ${code} ${answer.subMsg ?? answer.msg ?? ''}`.trim();
  if (answer.code === '20000' || UNKNOWN_OUTCOME.test(code)) throw new ProviderError(message);
  throw new ProviderRefusal(message, code);
}
