import { readConfig, requestTimeout } from '@portal/shared/config';
import type { CallData, CallInput, CallKey } from '@portal/shared/contract';
import { backgroundHeader, callKeyOf, isSuccess } from '@portal/shared/rules';
import { readToken, takePreloadedResponse } from '@portal/shared/session';
import axios, { type AxiosResponse, isAxiosError } from 'axios';
import { recordAccessVersion } from './access-version.ts';
import { ApiError } from './api-error.ts';
import type { CallOptions } from './call-options.ts';
import { errorOfResponse, networkError, suppressMessage } from './failure.ts';
import { notifier } from './notifier.ts';
import { withRepeat } from './repeat-call.ts';
import { isPaymentProviderUrl, requestOf } from './request-url.ts';
import { bodyOf, isFileResponse } from './wire-formats.ts';

type HttpResponse = Pick<AxiosResponse, 'status' | 'data'> & {
  readonly headers: Readonly<Record<string, unknown>>;
};

const headers = ({ idempotencyKey, background }: CallOptions, body: unknown): Record<string, string> => ({
  ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
  ...(readToken() ? { Authorization: readToken() } : {}),
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  ...(background ? { [backgroundHeader]: '1' } : {}),
});

const send = (key: string, input: Record<string, unknown>, options: CallOptions): Promise<HttpResponse> => {
  const { method, url } = requestOf(key, input);
  const body = bodyOf(key, input.body);
  return axios.request({
    method,
    url: readConfig().BASEURL + url,
    data: body,
    headers: headers(options, body),
    timeout: options.timeout ?? requestTimeout,
    onUploadProgress: options.onSent && (({ progress = 0 }) => options.onSent?.(progress)),
    responseType: isFileResponse(key) ? 'blob' : 'json',
    signal: options.signal,
  });
};

/** The preloaded response, else a new request. A timeout is not retried. */
const preloadedOrSend = async (key: string, input: Record<string, unknown>, options: CallOptions) => {
  const { method, url } = requestOf(key, input);
  const early = takePreloadedResponse(callKeyOf(method, url, input.body));
  const answer = early && (await early);
  return answer && isSuccess(answer.data) ? answer : send(key, input, options);
};

const receive = async (key: string, input: Record<string, unknown>, options: CallOptions) => {
  const overlay = !options.quiet && !options.background && !isPaymentProviderUrl(requestOf(key, input).url);
  if (overlay) notifier().requestStarted();
  try {
    return await preloadedOrSend(key, input, options);
  } catch (error) {
    if (isAxiosError(error) && error.response) return error.response;
    throw networkError(error);
  } finally {
    if (overlay) notifier().requestEnded();
  }
};

/** A JSON file is sent as an attachment; any other JSON in place of a file is an error. */
const isFile = ({ status, data, headers }: HttpResponse): boolean =>
  status < 400 &&
  (!data.type.startsWith('application/json') ||
    String(headers['content-disposition'] ?? '').startsWith('attachment'));

/** The response, with its envelope parsed where it came in place of a file. */
const withBody = async (answer: HttpResponse): Promise<HttpResponse> => {
  if (!(answer.data instanceof Blob) || isFile(answer)) return answer;
  try {
    return { ...answer, data: JSON.parse(await answer.data.text()) };
  } catch {
    // Not an envelope, but a proxy's page for example: there is no message to show.
    return { ...answer, data: undefined };
  }
};

const dataOf = async (key: string, input: Record<string, unknown>, options: CallOptions) => {
  const answer = await withBody(await receive(key, input, options));
  const version = recordAccessVersion(answer.headers);
  if (answer.status >= 400 || !isSuccess(answer.data)) throw errorOfResponse(answer);
  if (version !== undefined) options.onAccessVersion?.(version);
  return answer.data instanceof Blob ? answer.data : answer.data.data;
};

/** A failed call for the menu routes has no user message (specification section 8). */
const menuRoutes = 'GET /api/v1/menus/routes';

/** Makes one call of the contract and returns its `data`. Throws `ApiError`: the caller reports it. */
export const sendCall = async <K extends CallKey>(
  key: K,
  input: CallInput<K>,
  options: CallOptions,
): Promise<CallData<K>> => {
  try {
    return (await withRepeat(() => dataOf(key, input as Record<string, unknown>, options))) as CallData<K>;
  } catch (error) {
    if (error instanceof ApiError && (options.background || key === menuRoutes)) suppressMessage(error);
    throw error;
  }
};
