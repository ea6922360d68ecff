import { canonicalJson } from './canonical-json.ts';

/** A call with its input, as it is sent. */
export interface CallParts {
  readonly method: string;
  /** Path and query, the query sorted by name. */
  readonly url: string;
  /** JSON; absent without a body. */
  readonly body?: string;
}

/**
 * Names a call with its input, by which documents embed and browsers find its response: `GET /api/v1/tours/7`,
 * `POST /api/recommendRoute/page {"pageSize":5}`.
 */
export const callKeyOf = (method: string, url: string, body?: unknown): string =>
  body === undefined ? `${method} ${url}` : `${method} ${url} ${canonicalJson(body)}`;

/** The parts of a call's key, or of a first call, whose placeholders are not filled yet. */
export const splitCallKey = (key: string): CallParts => {
  const [method = '', url = '', ...body] = key.split(' ');
  return { method, url, ...(body.length > 0 ? { body: body.join(' ') } : {}) };
};
