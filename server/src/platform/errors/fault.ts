import type { Text } from '@portal/shared/contract';
import { type ErrorCode, errorCodes } from '@portal/shared/rules';

interface FaultDetails {
  readonly status: number;
  readonly code: ErrorCode;
  /** The input at fault, as a path: `travellers/0/documentNo`. */
  readonly field?: string;
  /** After how many seconds trying again makes sense. */
  readonly retryAfter?: number;
  /** What the caller is told besides the words, as `data` of the envelope. */
  readonly data?: unknown;
}

/** A refusal that the caller is told about, in both languages. Anything else that is thrown answers 500 B0001. */
export class Fault extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly text: Text;
  readonly field?: string;
  readonly retryAfter?: number;
  readonly data?: unknown;

  constructor(text: Text, { status, code, field, retryAfter, data }: FaultDetails) {
    super(text.en ?? text.zh);
    this.name = 'Fault';
    this.status = status;
    this.code = code;
    this.text = text;
    this.field = field;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

/** A refused value: 400, with the field named. */
export const badField = (field: string, zh: string, en: string): Fault =>
  new Fault({ zh, en }, { status: 400, code: errorCodes.badParameter, field });

/** What was asked for is not there, or is somebody else's: 404. */
export const notFound = (zh = '没有找到', en = 'Not found'): Fault =>
  new Fault({ zh, en }, { status: 404, code: errorCodes.notFound });

/** The business says no: 400 unless told, with a code of its own. */
export const refused = (code: ErrorCode, zh: string, en: string, status = 400): Fault =>
  new Fault({ zh, en }, { status, code });

export const sessionExpired = (): Fault =>
  new Fault(
    { zh: '当前页面已失效，请重新登录', en: 'This page has expired, please log in again' },
    { status: 401, code: errorCodes.sessionExpired },
  );

export const forbidden = (): Fault =>
  new Fault({ zh: '没有权限', en: 'You may not do this' }, { status: 403, code: errorCodes.forbidden });

/** A body, form or file beyond its bound: 413. */
export const tooLarge = (): Fault => refused(errorCodes.uploadSize, '内容太大', 'That is too large', 413);

/** A content type that the call does not take: 415. */
export const unsupported = (): Fault =>
  refused(errorCodes.badParameter, '不支持的内容类型', 'This content type is not supported', 415);
