import type { RuntimeConfig } from '@portal/shared/contract';
import { fenOfYuan } from '@portal/shared/rules';

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

/**
 * Fills the placeholders of a preloaded call (`GET /api/v1/tours/{query.id}`) exactly as the browser will
 * build it: query sorted by name, empty values omitted. `{yuan.minPrice}` converts an amount of the URL from
 * yuan to fen. Undefined when a path segment is empty.
 */
export const fillCall = (call: string, values: PlaceholderValues): string | undefined => {
  const [path = '', query = ''] = call.replace(/^GET /, '').split('?');
  const url = fillPath(path, values);
  if (url === undefined) return undefined;
  const search = new URLSearchParams();
  for (const [name, pattern] of [...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const value = fillPlaceholders(pattern, values);
    if (value !== '') search.set(name, value);
  }
  return search.size === 0 ? url : `${url}?${search}`;
};
