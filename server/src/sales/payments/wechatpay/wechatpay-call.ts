import { type HttpResponse, networkReason, sendHttpRequest } from '#src/platform/http-client/index.ts';
import { ProviderError, ProviderRefusal } from '../payment-provider.ts';
import type { WechatpayConfig } from './wechatpay-account.ts';
import { authorize, findForgery } from './wechatpay-signing.ts';

const TIMEOUT_MS = 5000;

/** Failures at WeChat Pay: a retry may succeed, or the call has already succeeded. */
const UNKNOWN_OUTCOME = new Set([
  'SYSTEM_ERROR',
  'SYSTEMERROR',
  'BANK_ERROR',
  'FREQUENCY_LIMITED',
  'USERPAYING',
  'USER_PAYING',
]);

export interface WechatpayCall {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly target: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

/** A verified response; empty when the call has none. */
export type WechatpayAnswer = Readonly<Record<string, unknown>>;

const nameOf = ({ method, target }: WechatpayCall): string => `WeChat Pay ${method} ${target.split('?')[0]}`;

/**
 * Sends a signed request and returns the raw, unverified response. Throws `ProviderError` without a response.
 */
export async function send(
  config: WechatpayConfig,
  call: WechatpayCall,
  { timeoutMs = config.timeoutMs ?? TIMEOUT_MS, largest }: { timeoutMs?: number; largest?: number } = {},
): Promise<HttpResponse> {
  const { method, target } = call;
  const body = call.content ? JSON.stringify(call.content) : '';
  const headers = {
    accept: 'application/json',
    'user-agent': 'portal-wechatpay/1',
    // Selects the key that WeChat Pay signs the response with.
    'wechatpay-serial': config.publicKeyId,
    authorization: authorize(config, { method, target, body }, new Date()),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const url = `${config.baseUrl}${target}`;
  try {
    return await sendHttpRequest({ method, url, headers, timeoutMs, largest, ...(body ? { body } : {}) });
  } catch (error) {
    throw new ProviderError(`${nameOf(call)}: ${networkReason(timeoutMs, error)}`);
  }
}

const header = ({ headers }: HttpResponse, name: string): string | undefined => {
  const value = headers[`wechatpay-${name}`];
  return typeof value === 'string' ? value : undefined;
};

function requireGenuine(config: WechatpayConfig, call: WechatpayCall, answer: HttpResponse): void {
  const message = {
    timestamp: header(answer, 'timestamp'),
    nonce: header(answer, 'nonce'),
    serial: header(answer, 'serial'),
    signature: header(answer, 'signature'),
    body: answer.body.toString('utf8'),
  };
  const why = findForgery(config, message, new Date());
  if (why) throw new ProviderError(`${nameOf(call)}: HTTP ${answer.status}, but ${why}`);
}

function read(call: WechatpayCall, { body }: HttpResponse): WechatpayAnswer {
  if (body.length === 0) return {};
  try {
    const content: unknown = JSON.parse(body.toString('utf8'));
    if (typeof content === 'object' && content !== null) return content as WechatpayAnswer;
  } catch {
    // Not JSON: handled below like any unexpected response.
  }
  throw new ProviderError(`${nameOf(call)}: the answer cannot be read`);
}

function refuse(call: WechatpayCall, status: number, { code, message }: WechatpayAnswer): never {
  const words = `${nameOf(call)}: ${status} ${code ?? ''} ${message ?? ''}`.trim();
  const known = typeof code === 'string' && status < 500 && status !== 429 && !UNKNOWN_OUTCOME.has(code);
  throw known ? new ProviderRefusal(words, code) : new ProviderError(words);
}

/**
 * Calls the API and returns the verified response. Throws `ProviderRefusal` with WeChat Pay's code on a
 * refusal, `ProviderError` when the outcome is unknown.
 */
export async function callWechatpay(config: WechatpayConfig, call: WechatpayCall): Promise<WechatpayAnswer> {
  const answer = await send(config, call);
  if (answer.status >= 500) throw new ProviderError(`${nameOf(call)}: answered with HTTP ${answer.status}`);
  requireGenuine(config, call, answer);
  const content = read(call, answer);
  return answer.status === 200 || answer.status === 204 ? content : refuse(call, answer.status, content);
}
