import type { Text } from '@portal/shared/contract';
import { type ErrorCode, errorCodes, type SessionEnd } from '@portal/shared/rules';

interface HttpErrorDetails {
  readonly status: number;
  readonly code: ErrorCode;
  /** Path of the invalid input: `travellers/0/documentNo`. */
  readonly field?: string;
  /** Seconds until a retry makes sense, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** `data` of the envelope. */
  readonly data?: unknown;
}

/**
 * An error that the client gets as a response, with its text in both languages. Any other error that a handler throws
 * is answered with 500 and B0001, and logged.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly text: Text;
  readonly field?: string;
  readonly retryAfter?: number;
  readonly data?: unknown;

  constructor(text: Text, { status, code, field, retryAfter, data }: HttpErrorDetails) {
    super(text.en ?? text.zh);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.text = text;
    this.field = field;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

/** 400 with the name of the invalid field. */
export const invalidField = (field: string, zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 400, code: errorCodes.badParameter, field });

/** Throws an HttpError for the field of a last day that is before the first one; either day may be missing. */
export const requireDayOrder = (first: string | undefined, last: string | undefined, field = 'to'): void => {
  if (first && last && last < first)
    throw invalidField(field, '结束日期不能早于开始日期', 'The last day must not come before the first');
};

/** 400 with the name of the field that is missing. */
export const missingField = (field: string, zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 400, code: errorCodes.required, field });

/** 404: the record does not exist, or belongs to another user. */
export const notFound = (zh = '没有找到', en = 'Not found'): HttpError =>
  new HttpError({ zh, en }, { status: 404, code: errorCodes.notFound });

/** A business rule forbids the call: 400 by default, with an error code of its own. */
export const businessError = (code: ErrorCode, zh: string, en: string, status = 400): HttpError =>
  new HttpError({ zh, en }, { status, code });

/** 409: the call contradicts the current state of the record. */
export const conflict = (code: ErrorCode, zh: string, en: string): HttpError =>
  businessError(code, zh, en, 409);

/** 401: the session is missing or expired; `data.reason` is why it was ended before its time. */
export const sessionExpired = (reason?: SessionEnd): HttpError =>
  new HttpError(
    { zh: '当前页面已失效，请重新登录', en: 'This page has expired, please log in again' },
    { status: 401, code: errorCodes.sessionExpired, data: reason && { reason } },
  );

/** 403: a permission is missing. */
export const forbidden = (): HttpError =>
  new HttpError(
    { zh: '没有权限', en: 'You do not have permission' },
    { status: 403, code: errorCodes.forbidden },
  );

/** 403: an initial password has to be changed first. */
export const passwordChangeRequired = (): HttpError =>
  new HttpError(
    { zh: '请先修改初始密码', en: 'Please change your initial password first' },
    { status: 403, code: errorCodes.passwordChangeRequired },
  );

/** 413: a body, form or file exceeds its limit. */
export const tooLarge = (): HttpError =>
  businessError(errorCodes.uploadSize, '内容太大', 'The content is too large', 413);

/** 415: the call does not accept the content type. */
export const unsupported = (): HttpError =>
  businessError(errorCodes.badParameter, '不支持的内容类型', 'This content type is not supported', 415);
