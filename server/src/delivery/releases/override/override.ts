import type { App } from '@portal/shared/contract';
import { isAppName } from '@portal/shared/rules';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';

/** Replaces an app's release by a published version, or by the one that an origin serves. */
export interface Override {
  readonly app: App;
  readonly version?: string;
  readonly origin?: string;
  /** Of a preview link for the version: its end in Unix seconds, and a signature that is still to be verified. */
  readonly link?: { readonly until: number; readonly signature: string };
}

/** An override of a browser, with its end. */
export interface RunningOverride extends Override {
  readonly until: Date;
}

/** Overrides to start, and apps whose overrides end. */
export interface OverrideCommand {
  readonly begin: readonly Override[];
  readonly end: readonly App[] | 'all';
}

const maxOverrides = 8;
/** A version, after `~` what a preview link adds; also if that was cut off, so that the refusal can say so. */
const published = /^(\d+\.\d+\.\d+-[0-9a-z]{7,40})(?:~(\d*)\W?(.*))?$/s;
/** Ends the override of one app (`mf_catalog@off`) or all (`off`). */
const off = 'off';

const invalidOverride = (text: string, zh: string, en: string): HttpError =>
  invalidField('override', `override=${text}：${zh}`, `override=${text}: ${en}`);

const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  return isOrigin ? url.origin : undefined;
};

/**
 * Reads `mf_catalog@1.0.0-3f9c2ab1`, with `~END.SIGNATURE` of a preview link, or `mf_catalog@http://localhost:4101`.
 * Throws an `HttpError` for anything else.
 */
export const parseOverride = (text: string): Override => {
  const [app = '', source = ''] = text.split(/@(.*)/s);
  if (!isAppName(app)) throw invalidOverride(text, '没有这个应用', 'there is no such app');
  const [, version, until, signature = ''] = published.exec(source) ?? [];
  if (version !== undefined)
    return { app, version, ...(until === undefined ? {} : { link: { until: Number(until), signature } }) };
  const origin = originOf(source);
  if (!origin)
    throw invalidOverride(text, '应为已发布的版本或来源地址', 'name a published version or an origin');
  return { app, origin };
};

/** An override as people read it: `mf_catalog@1.0.0-3f9c2ab1`. */
export const formatOverride = ({ app, version, origin }: Override): string =>
  `${app}@${version ?? origin ?? off}`;

/** The value of the query parameter `override`: {@link parseOverride} reads it. */
export const overrideParameter = (override: Override): string => {
  const { link } = override;
  return `${formatOverride(override)}${link ? `~${link.until}.${link.signature}` : ''}`;
};

/** An override that ends at an instant (Unix seconds), or with its preview link if that is earlier. */
export const endingAt = (override: Override, seconds: number): RunningOverride => ({
  ...override,
  until: new Date(Math.min(seconds, override.link?.until ?? seconds) * 1000),
});

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
