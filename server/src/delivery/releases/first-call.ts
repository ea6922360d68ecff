import { contract, type Entry } from '@portal/shared/contract';
import { splitCallKey } from '@portal/shared/rules';

const safePosts = Object.entries<Entry>(contract)
  .filter(([key, { safe }]) => safe && key.startsWith('POST '))
  .map(([key]) => new RegExp(`^${splitCallKey(key).url.replace(/:\w+/g, '[^/?]+')}$`));

/** Whether a document may make the call: a GET of the API, or a POST that the contract declares `safe`. */
export const isFirstCall = (call: string): boolean => {
  const { method, url, body } = splitCallKey(call);
  if (method === 'GET') return body === undefined && url.startsWith('/api/');
  return method === 'POST' && safePosts.some((pattern) => pattern.test(url));
};
