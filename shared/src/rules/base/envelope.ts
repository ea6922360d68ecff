import type * as errorCodes from './error-codes.ts';

/** A code of the error envelope. */
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** The envelope of `/api/v1/**`. */
export interface CodeEnvelope<T = unknown> {
  readonly code: string;
  readonly msg: string;
  readonly data: T;
  /** On a refused value: the field at fault, as a path like `travellers/0/documentNo`. */
  readonly field?: string;
}

/** The envelope of the portal calls under `/api/**`. */
export interface ErrorCodeEnvelope<T = unknown> {
  readonly errorCode: number | string;
  readonly errorMsg: string;
  readonly data: T;
  readonly field?: string;
}

export type Envelope<T = unknown> = CodeEnvelope<T> | ErrorCodeEnvelope<T>;

export const successCode = '200';

/** The response header with the access version: it grows when menus, roles, grants or the roles of a user change. */
export const accessVersionHeader = 'x-access-version';

/** The request header of background calls, such as polls: they do not keep a session alive. */
export const backgroundHeader = 'x-background';

/** The message of a failure without one (specification section 8). */
export const systemErrorText = '系统出错';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a call's path answers in the `code` envelope; every other path answers in the `errorCode` one. */
export const speaksCode = (path: string): boolean => /^\/api\/v1(\/|$)/.test(path);

/** Whether an answer is a success (section 8): `errorCode` 0, `code` "200", or a binary body. */
export const isSuccess = (body: unknown): boolean => {
  if (body instanceof ArrayBuffer || (typeof Blob !== 'undefined' && body instanceof Blob)) return true;
  return isRecord(body) && (body.errorCode === 0 || body.code === successCode);
};

/**
 * The words of a failed answer: `errorMsg`, else `msg`, else 系统出错. An HTTP error (`status` from 400 on) is described
 * by `errorMsg` alone (specification section 8).
 */
export const failureText = (body: unknown, status = 200): string => {
  const said = isRecord(body) ? [body.errorMsg, status < 400 ? body.msg : undefined] : [];
  return said.find((text): text is string => typeof text === 'string' && text !== '') ?? systemErrorText;
};
