import type { RuntimeConfig } from '@portal/shared/contract';
import { fenOfYuan } from '@portal/shared/rules';

interface Holes {
  readonly query: URLSearchParams;
  readonly config: RuntimeConfig;
}

const holeValue = (hole: string, { query, config }: Holes): string => {
  const [source, name = ''] = hole.split('.');
  if (source === 'query') return query.get(name) ?? '';
  if (source === 'yuan') return String(fenOfYuan(query.get(name) ?? '') ?? '');
  return Object.hasOwn(config, name) ? config[name as keyof RuntimeConfig] : '';
};

const filled = (pattern: string, holes: Holes): string =>
  pattern.replace(/\{([\w.]+)\}/g, (_, hole: string) => holeValue(hole, holes));

/** Undefined when a value is missing, or would lead to another path. */
const fillPath = (pattern: string, holes: Holes): string | undefined => {
  let whole = true;
  const path = pattern.replace(/\{([\w.]+)\}/g, (_, hole: string) => {
    const value = holeValue(hole, holes);
    whole &&= !['', '.', '..'].includes(value);
    return encodeURIComponent(value);
  });
  return whole ? path : undefined;
};

/**
 * Fills the holes of a first call (`GET /api/v1/tours/{query.id}`) just as the browser's call will name it: query
 * sorted by name, empty values left out. `{yuan.minPrice}` is an amount that the address has in yuan, in fen. Undefined when a part of its path is empty.
 */
export const fillCall = (call: string, holes: Holes): string | undefined => {
  const [path = '', query = ''] = call.replace(/^GET /, '').split('?');
  const url = fillPath(path, holes);
  if (url === undefined) return undefined;
  const search = new URLSearchParams();
  for (const [name, pattern] of [...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const value = filled(pattern, holes);
    if (value !== '') search.set(name, value);
  }
  return search.size === 0 ? url : `${url}?${search}`;
};
