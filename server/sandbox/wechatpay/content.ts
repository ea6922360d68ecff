import { Refusal } from './refusal.ts';

/** The JSON of one request. */
export type Content = Readonly<Record<string, unknown>>;

const OFFER_LIFE = 2 * 3_600_000;
const MOST = 100_000_000_00;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/;

export const invalid = (name: string) => new Refusal(400, 'PARAM_ERROR', `参数错误：${name}`);

/** The business parameters of a request. Throws `Refusal` when they are no JSON object. */
export function readContent(body: string): Content {
  if (body === '') return {};
  try {
    const content: unknown = JSON.parse(body);
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content as Content;
  } catch {
    // Falls through to the refusal below, as an answer of another shape does.
  }
  throw invalid('body');
}

/** Text of at most so many bytes. */
export function readText(content: Content, name: string, longest: number): string {
  const value = content[name];
  if (typeof value !== 'string' || value === '' || Buffer.byteLength(value) > longest) throw invalid(name);
  return value;
}

export function readAmount({ amount }: Content, name: 'total' | 'refund'): number {
  const value = ((amount ?? {}) as Content)[name];
  const isFen = typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= MOST;
  if (!isFen) throw invalid(`amount.${name}`);
  return value;
}

export function readExpiry(content: Content): number {
  if (content.time_expire === undefined) return Date.now() + OFFER_LIFE;
  const text = readText(content, 'time_expire', 64);
  const moment = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (!(moment > Date.now())) throw invalid('time_expire');
  return moment;
}

export function readUrl(content: Content, name: string): string {
  const value = readText(content, name, 255);
  const { protocol, search } = URL.parse(value) ?? {};
  if ((protocol !== 'http:' && protocol !== 'https:') || search) throw invalid(name);
  return value;
}
