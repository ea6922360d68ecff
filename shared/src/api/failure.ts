import { defineMessages, translate } from '@portal/shared/i18n';
import { errorCodes, failureText } from '@portal/shared/rules';
import { AxiosError, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { ApiError } from './api-error.ts';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };
import { notifier } from './notifier.ts';

/** Messages for calls without a response; all others come from the server. */
const apiMessages = defineMessages('api', { 'zh-cn': zh, en });

interface FailedBody {
  readonly code?: string | number;
  readonly errorCode?: string | number;
  readonly field?: string;
  readonly data?: unknown;
}

/** Converts a failed response to an error; a Blob body is read first. */
export const errorOfResponse = ({ status, data }: Pick<AxiosResponse, 'status' | 'data'>): ApiError => {
  const body = data as FailedBody | undefined;
  const code = String(body?.code ?? body?.errorCode ?? status);
  return new ApiError(failureText(body, status), {
    status,
    code,
    field: body?.field,
    data: body?.data ?? undefined,
  });
};

/** Whether the call timed out; `fetch` throws a `TimeoutError`. */
const isTimeout = (error: unknown): boolean =>
  isAxiosError(error)
    ? error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT
    : (error as Partial<Error> | null)?.name === 'TimeoutError';

/** Converts an exception without a response to an `ApiError`. */
export const networkError = (error: unknown): ApiError => {
  const code = isCancel(error) ? 'cancelled' : isTimeout(error) ? 'timeout' : 'network';
  return new ApiError(translate(apiMessages, code), { status: 0, code });
};

/**
 * HTTP errors without a toast: the screen shows them itself (specification section 8). The login form asks for the
 * second factor.
 */
const silentCodes = new Set<string>(['500', '404', errorCodes.factorRequired]);

const suppressed = new WeakSet<ApiError>();
const reported = new WeakSet<ApiError>();

/** Marks a failure as not to be toasted: of a background call, or as the specification demands. */
export const suppressMessage = (error: ApiError): void => void suppressed.add(error);

/**
 * Reports a failed call to the user as specification section 8 has it, once: a toast, the expiry dialog for A0230, or
 * the page that changes an initial password (A0232) or adds a second factor (A0242). HTTP errors 404 and 500, cancelled
 * calls and silenced failures are not toasted.
 */
export const reportFailure = (error: unknown): void => {
  if (!(error instanceof ApiError) || reported.has(error)) return;
  reported.add(error);
  const { code, status, message, data } = error;
  const isToasted = code !== 'cancelled' && !(status >= 400 && silentCodes.has(code));
  if (code === errorCodes.sessionExpired) notifier().sessionExpired(data);
  else if (code === errorCodes.passwordChangeRequired) notifier().passwordChangeRequired();
  else if (code === errorCodes.factorMissing) notifier().factorMissing();
  else if (isToasted && !suppressed.has(error)) notifier().failed(message);
};
