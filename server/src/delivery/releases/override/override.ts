import type { App } from '@portal/shared/contract';
import { isAppName } from '@portal/shared/rules';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';

/** Replaces an app's release by a published version, or by the one that an origin serves. */
export interface Override {
  readonly app: App;
  readonly version?: string;
  readonly origin?: string;
}

/** Overrides to start, and apps whose overrides end. */
export interface OverrideCommand {
  readonly begin: readonly Override[];
  readonly end: readonly App[] | 'all';
}

const maxOverrides = 8;
const version = /^\d+\.\d+\.\d+-[0-9a-z]{7,40}$/;
/** Ends the override of one app (`mf_catalog@off`) or all (`off`). */
const off = 'off';

const invalidOverride = (text: string, zh: string, en: string): HttpError =>
  invalidField('override', `override=${text}：${zh}`, `override=${text}: ${en}`);

const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  return isOrigin ? url.origin : undefined;
};

/** Reads `mf_catalog@1.0.0-3f9c2ab1` or `mf_catalog@http://localhost:4101`. Throws an `HttpError` for anything else. */
export const parseOverride = (text: string): Override => {
  const [app = '', source = ''] = text.split(/@(.*)/s);
  if (!isAppName(app)) throw invalidOverride(text, '没有这个应用', 'there is no such app');
  if (version.test(source)) return { app, version: source };
  const origin = originOf(source);
  if (!origin)
    throw invalidOverride(text, '应为已发布的版本或来源地址', 'name a published version or an origin');
  return { app, origin };
};

/** The value of the query parameter `override`. */
export const formatOverride = ({ app, version: published, origin }: Override): string =>
  `${app}@${published ?? origin ?? off}`;

const endOf = (texts: readonly string[]): OverrideCommand['end'] =>
  texts.includes(off)
    ? 'all'
    : texts.filter((text) => text.endsWith(`@${off}`)).map((text) => text.slice(0, -off.length - 1) as App);

/** Parses the query parameters `override`; undefined without one. Throws an `HttpError` for invalid ones. */
export const parseOverrideCommand = (query: URLSearchParams): OverrideCommand | undefined => {
  const texts = query.getAll('override');
  if (texts.length === 0) return undefined;
  if (texts.length > maxOverrides)
    throw invalidOverride('…', `一次最多 ${maxOverrides} 个`, `no more than ${maxOverrides} at once`);
  const begin = texts.filter((text) => text !== off && !text.endsWith(`@${off}`)).map(parseOverride);
  return { begin, end: endOf(texts) };
};

/** The overrides after a command, newest last. */
export const applyOverrideCommand = (
  before: readonly Override[],
  { begin, end }: OverrideCommand,
): readonly Override[] => {
  const replaced = new Set(begin.map(({ app }) => app));
  const kept = end === 'all' ? [] : before.filter(({ app }) => !replaced.has(app) && !end.includes(app));
  return [...kept, ...begin].slice(-maxOverrides);
};
