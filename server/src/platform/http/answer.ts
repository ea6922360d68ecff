import { type ErrorCode, speaksCode, successCode } from '@portal/shared/rules';

/** Wraps an answer's data in the envelope that the path speaks. */
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
 * Wraps a refusal in the envelope that the path speaks. Both carry `errorMsg`: of an HTTP error nothing else is read
 * (specification section 8).
 */
export const failure = (path: string, { code, text, field, data = null }: Refusal): object => ({
  ...(speaksCode(path) ? { code, msg: text, errorMsg: text } : { errorCode: code, errorMsg: text }),
  data,
  ...(field === undefined ? {} : { field }),
});
