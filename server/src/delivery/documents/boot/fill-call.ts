import type { RuntimeConfig } from '@portal/shared/contract';
import { type CallParts, callKeyOf, fenOfYuan, splitCallKey } from '@portal/shared/rules';

interface PlaceholderValues {
  readonly query: URLSearchParams;
  readonly config: RuntimeConfig;
}

const placeholderValue = (placeholder: string, { query, config }: PlaceholderValues): string => {
  const [source, name = ''] = placeholder.split('.');
  if (source === 'query') return query.get(name) ?? '';
  if (source === 'yuan') return String(fenOfYuan(query.get(name) ?? '') ?? '');
  return Object.hasOwn(config, name) ? config[name as keyof RuntimeConfig] : '';
};

const fillPlaceholders = (pattern: string, values: PlaceholderValues): string =>
  pattern.replace(/\{([\w.]+)\}/g, (_, placeholder: string) => placeholderValue(placeholder, values));

/** A body is JSON, with placeholders inside of its strings. */
const fillBody = (pattern: string, values: PlaceholderValues): unknown =>
  JSON.parse(
    pattern.replace(/\{([\w.]+)\}/g, (_, placeholder: string) =>
      JSON.stringify(placeholderValue(placeholder, values)).slice(1, -1),
    ),
  );

/** Undefined when a value is missing, or would change the path. */
const fillPath = (pattern: string, values: PlaceholderValues): string | undefined => {
  let whole = true;
  const path = pattern.replace(/\{([\w.]+)\}/g, (_, placeholder: string) => {
    const value = placeholderValue(placeholder, values);
    whole &&= !['', '.', '..'].includes(value);
    return encodeURIComponent(value);
  });
  return whole ? path : undefined;
};

/** A first call whose placeholders are filled. */
export interface FilledCall extends CallParts {
  readonly key: string;
}

/**
 * Fills the placeholders of a preloaded call (`GET /api/v1/tours/{query.id}`) exactly as the browser will
 * build it: query sorted by name, empty values omitted, a body with sorted names. `{yuan.minPrice}` converts an
 * amount of the URL from yuan to fen. Undefined when a path segment is empty. Throws a SyntaxError for a body
 * that is not JSON.
 */
export const fillCall = (call: string, values: PlaceholderValues): FilledCall | undefined => {
  const { method, url: pattern, body } = splitCallKey(call);
  const [path = '', query = ''] = pattern.split('?');
  const filled = fillPath(path, values);
  if (filled === undefined) return undefined;
  const search = new URLSearchParams();
  for (const [name, each] of [...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const value = fillPlaceholders(each, values);
    if (value !== '') search.set(name, value);
  }
  const url = search.size === 0 ? filled : `${filled}?${search}`;
  const key = callKeyOf(method, url, body === undefined ? undefined : fillBody(body, values));
  return { key, ...splitCallKey(key) };
};
