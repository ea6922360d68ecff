import { readConfig } from '@portal/shared/config';
import { type CallKey, contract, type Entry } from '@portal/shared/contract';
import { callKeyOf, fenOfYuan, splitCallKey } from '@portal/shared/rules';
import type { FakeServer } from './fake-server.ts';

const urlOf = (path: string, query: URLSearchParams): string => {
  query.sort();
  return query.size === 0 ? path : `${path}?${query}`;
};

const keyOf = (method: string, url: string, body?: string): string =>
  callKeyOf(method, url, body && JSON.parse(body));

/**
 * A first call (`GET /api/v1/tours/{query.id}`) with its holes filled as the server does it for the query of an
 * address: empty values are left out, and of two values under one name the later counts.
 */
export const fillPreloadedCall = (pattern: string, search: URLSearchParams): string => {
  const { method, url, body } = splitCallKey(pattern);
  const [path = '', query = ''] = url.split('?');
  const value = (text: string) =>
    text
      .replace(/\{query\.(\w+)\}/g, (_, name: string) => search.get(name) ?? '')
      .replace(/\{yuan\.(\w+)\}/g, (_, name: string) => String(fenOfYuan(search.get(name) ?? '') ?? ''))
      .replace('{config.ORGCODE}', readConfig().ORGCODE)
      .replace('{config.VICINITY}', readConfig().VICINITY);
  const pairs = [...new URLSearchParams(query)]
    .map(([name, text]) => [name, value(text)] as const)
    .filter(([, text]) => text !== '');
  return keyOf(
    method,
    urlOf(value(path), new URLSearchParams(Object.fromEntries(pairs))),
    body && value(body),
  );
};

const isRead = (key: CallKey): boolean => key.startsWith('GET ') || (contract[key] as Entry).safe === true;

/**
 * The calls by which a screen has read from a fake server, as first calls are named; `keys` are the calls it answers.
 */
export const preloadedCalls = (server: FakeServer, keys: readonly string[]): readonly string[] =>
  (keys as readonly CallKey[]).filter(isRead).flatMap((key) =>
    server.received(key).map(({ params, query, body }) => {
      const { method, url } = splitCallKey(key);
      const path = url.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      return callKeyOf(method, urlOf(path, new URLSearchParams(query)), body ?? undefined);
    }),
  );
