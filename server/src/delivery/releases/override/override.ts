import type { App } from '@portal/shared/contract';
import { isAppName } from '@portal/shared/rules';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';

/** What stands in for the release of an app: a published version, or what is served at an origin. */
export interface Override {
  readonly app: App;
  readonly version?: string;
  readonly origin?: string;
}

/** What an address asks for: overrides to begin and apps to end them for, or the end of all. */
export interface OverrideOrder {
  readonly begin: readonly Override[];
  readonly end: readonly App[] | 'all';
}

const most = 8;
const version = /^\d+\.\d+\.\d+-[0-9a-z]{7,40}$/;
/** What ends an override, of one app (`mf_catalog@off`) or of all (`off`). */
const off = 'off';

const bad = (text: string, zh: string, en: string): HttpError =>
  invalidField('override', `override=${text}：${zh}`, `override=${text}: ${en}`);

const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  return isOrigin ? url.origin : undefined;
};

/** Reads `mf_catalog@1.0.0-3f9c2ab1` or `mf_catalog@http://localhost:4101`. Throws an `HttpError` for anything else. */
export const readOverride = (text: string): Override => {
  const [app = '', source = ''] = text.split(/@(.*)/s);
  if (!isAppName(app)) throw bad(text, '没有这个应用', 'there is no such app');
  if (version.test(source)) return { app, version: source };
  const origin = originOf(source);
  if (!origin) throw bad(text, '应为已发布的版本或来源地址', 'name a published version or an origin');
  return { app, origin };
};

/** As it stands in an address. */
export const writeOverride = ({ app, version: published, origin }: Override): string =>
  `${app}@${published ?? origin ?? off}`;

const endOf = (texts: readonly string[]): OverrideOrder['end'] =>
  texts.includes(off)
    ? 'all'
    : texts.filter((text) => text.endsWith(`@${off}`)).map((text) => text.slice(0, -off.length - 1) as App);

/** What the query of an address orders by its parameters `override`; undefined when it has none. */
export const readOrder = (query: URLSearchParams): OverrideOrder | undefined => {
  const texts = query.getAll('override');
  if (texts.length === 0) return undefined;
  if (texts.length > most) throw bad('…', `一次最多 ${most} 个`, `no more than ${most} at once`);
  const begin = texts.filter((text) => text !== off && !text.endsWith(`@${off}`)).map(readOverride);
  return { begin, end: endOf(texts) };
};

/** What stands after an order; the newest comes last. */
export const applyOrder = (
  before: readonly Override[],
  { begin, end }: OverrideOrder,
): readonly Override[] => {
  const replaced = new Set(begin.map(({ app }) => app));
  const kept = end === 'all' ? [] : before.filter(({ app }) => !replaced.has(app) && !end.includes(app));
  return [...kept, ...begin].slice(-most);
};
