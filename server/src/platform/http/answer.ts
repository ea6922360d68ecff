import { type ErrorCode, speaksCode, successCode } from '@portal/shared/rules';

/** Wraps the data of a response in the envelope of its path. */
export const success = (path: string, data: unknown): object =>
  speaksCode(path)
    ? { code: successCode, msg: 'success', data: data ?? null }
    : { errorCode: 0, errorMsg: '', data: data ?? null };

interface Refusal {
  readonly code: ErrorCode;
  readonly text: string;
  readonly field?: string;
  readonly data?: unknown;
}

/**
 * Wraps an error in the envelope of its path. Both carry `errorMsg`: clients read nothing else of an HTTP
 * error (specification section 8).
 */
export const failure = (path: string, { code, text, field, data = null }: Refusal): object => ({
  ...(speaksCode(path) ? { code, msg: text, errorMsg: text } : { errorCode: code, errorMsg: text }),
  data,
  ...(field === undefined ? {} : { field }),
});
