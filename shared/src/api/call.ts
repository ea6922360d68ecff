import { readConfig, requestTimeout } from '@portal/shared/config';
import type { CallData, CallInput, CallKey } from '@portal/shared/contract';
import { isSuccess } from '@portal/shared/rules';
import { readToken, takeEarly } from '@portal/shared/session';
import axios, { type AxiosResponse } from 'axios';
import type { CallOptions } from './call-options.ts';
import { answerFailure, rejection } from './failure.ts';
import { notifier } from './notifier.ts';
import { isPaymentProviderUrl, requestOf } from './request-url.ts';
import { answersFile, bodyOf } from './wire-forms.ts';

const headers = ({ idempotencyKey }: CallOptions, body: unknown): Record<string, string> => ({
  ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
  ...(readToken() ? { Authorization: readToken() } : {}),
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
});

const send = async (
  key: string,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<AxiosResponse> => {
  const { method, url } = requestOf(key, input);
  const body = bodyOf(key, input.body);
  const overlay = !options.quiet && !isPaymentProviderUrl(url);
  if (overlay) notifier().requestStarted();
  try {
    return await axios.request({
      method,
      url: readConfig().BASEURL + url,
      data: body,
      headers: headers(options, body),
      timeout: options.timeout ?? requestTimeout,
      onUploadProgress: options.onSent && (({ progress = 0 }) => options.onSent?.(progress)),
      responseType: answersFile(key) ? 'blob' : 'json',
      signal: options.signal,
    });
  } finally {
    if (overlay) notifier().requestEnded();
  }
};

/**
 * Makes one call of the contract and gives its `data` (a `Blob` for a file).
 *
 * Throws `ApiError` when the server refuses or does not answer; before that the person is told as specification
 * section 8 says: a toast, the expiry dialog for A0230, nothing for 404 and 500.
 */
export const call = async <K extends CallKey>(
  key: K,
  input: CallInput<K>,
  options: CallOptions = {},
): Promise<CallData<K>> => {
  const parts = input as Record<string, unknown>;
  const { method, url } = requestOf(key, parts);
  const early = takeEarly(`${method} ${url}`);
  const envelope = early && (await early);
  if (isSuccess(envelope)) return (envelope as { data: unknown }).data as CallData<K>;
  const response = await send(key, parts, options).catch(async (error: unknown) => {
    throw await rejection(error, options);
  });
  if (!isSuccess(response.data)) throw answerFailure(response, options);
  return (response.data instanceof Blob ? response.data : response.data.data) as CallData<K>;
};
