import { readConfig } from '@portal/shared/config';
import type { CallKey } from '@portal/shared/contract';
import { fenOfYuan } from '@portal/shared/rules';
import type { FakeServer } from './fake-server.ts';

const parameters = (method: string, path: string, query: URLSearchParams): string => {
  query.sort();
  return query.size === 0 ? `${method} ${path}` : `${method} ${path}?${query}`;
};

/**
 * A first call (`GET /api/v1/tours/{query.id}`) with its holes filled as the server does it for the query of an
 * address: empty values are left out, and of two values under one name the later counts.
 */
export const fillPreloadedCall = (pattern: string, search: URLSearchParams): string => {
  const [path = '', query = ''] = pattern.split('?');
  const value = (text: string) =>
    text
      .replace(/\{query\.(\w+)\}/g, (_, name: string) => search.get(name) ?? '')
      .replace(/\{yuan\.(\w+)\}/g, (_, name: string) => String(fenOfYuan(search.get(name) ?? '') ?? ''))
      .replace('{config.ORGCODE}', readConfig().ORGCODE)
      .replace('{config.VICINITY}', readConfig().VICINITY);
  const pairs = [...new URLSearchParams(query)]
    .map(([name, text]) => [name, value(text)] as const)
    .filter(([, text]) => text !== '');
  const [method = '', filledPath = ''] = value(path).split(' ');
  return parameters(method, filledPath, new URLSearchParams(Object.fromEntries(pairs)));
};

/** What a screen has asked a fake server for with GET, as first calls are named; `keys` are the calls it answers. */
export const preloadedCalls = (server: FakeServer, keys: readonly string[]): readonly string[] =>
  (keys as readonly CallKey[])
    .filter((key) => key.startsWith('GET '))
    .flatMap((key) =>
      server.received(key).map(({ params, query }) => {
        const [method = '', path = ''] = key.split(' ');
        const at = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
        return parameters(method, at, new URLSearchParams(query));
      }),
    );
