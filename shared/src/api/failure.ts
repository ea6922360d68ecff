import { translate } from '@portal/shared/i18n';
import { errorCodes, failureText } from '@portal/shared/rules';
import { AxiosError, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { ApiError } from './api-error.ts';
import type { CallOptions } from './call-options.ts';
import { apiMessages } from './messages.ts';
import { notifier } from './notifier.ts';

interface FailedBody {
  readonly code?: string | number;
  readonly errorCode?: string | number;
  readonly field?: string;
  readonly data?: unknown;
}

/** Codes of HTTP errors that are not toasted: the screen itself says what is missing or broken (specification section 8). */
const untoasted = new Set(['500', '404']);

const isToasted = (status: number, code: string, { quiet, silent }: CallOptions): boolean =>
  !quiet && !silent && !(status >= 400 && untoasted.has(code));

const tell = (status: number, code: string, text: string, options: CallOptions): void => {
  if (code === errorCodes.sessionExpired) notifier().sessionExpired();
  else if (isToasted(status, code, options)) notifier().failed(text);
};

const failed = (status: number, body: FailedBody | undefined, options: CallOptions): ApiError => {
  const text = failureText(body, status);
  const code = String(body?.code ?? body?.errorCode ?? status);
  tell(status, code, text, options);
  return new ApiError(text, { status, code, field: body?.field, data: body?.data ?? undefined });
};

/** An answer that came with HTTP success and still is not one. */
export const answerFailure = (response: AxiosResponse, options: CallOptions): ApiError =>
  failed(response.status, response.data as FailedBody, options);

const isTimeout = (error: unknown): boolean =>
  isAxiosError(error) && (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT);

const withoutAnswer = (error: unknown): ApiError => {
  const code = isCancel(error) ? 'cancelled' : isTimeout(error) ? 'timeout' : 'network';
  return new ApiError(translate(apiMessages, code), { status: 0, code });
};

const readBody = async (data: unknown): Promise<unknown> => {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    // Not an envelope: a proxy's page, say. There are no words to show then.
    return undefined;
  }
};

/** What axios threw, as an `ApiError`; a body that should have been a file is read as the envelope it is. */
export const rejection = async (error: unknown, options: CallOptions): Promise<ApiError> => {
  if (!isAxiosError(error) || !error.response) {
    const failure = withoutAnswer(error);
    if (failure.code !== 'cancelled') tell(failure.status, failure.code, failure.message, options);
    return failure;
  }
  return failed(error.response.status, (await readBody(error.response.data)) as FailedBody, options);
};
