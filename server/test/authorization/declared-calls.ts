import { type CallKey, contract, type Entry } from '@portal/shared/contract';

/** A path parameter: `name` is its key in the fixture, like `orders/:orderNo`. */
interface Param {
  readonly param: string;
  readonly name: string;
}

/** A call of the contract. */
export interface DeclaredCall {
  readonly key: CallKey;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The path without its prefix, the key in the fixture. */
  readonly short: string;
  readonly entry: Entry;
  readonly params: readonly Param[];
}

/** A parameter is named after the path segment before it. */
const paramsOf = (path: string): Param[] => {
  const parts = path.split('/');
  return parts.flatMap((part, place) =>
    part.startsWith(':') ? [{ param: part, name: `${parts[place - 1]}/${part}` }] : [],
  );
};

/** Every call of the contract. */
export const everyCall = (Object.keys(contract) as CallKey[]).map((key): DeclaredCall => {
  const [method = '', path = ''] = key.split(' ');
  const short = path.replace('/api/v1/', '');
  return {
    ...{ key, path, short },
    method: method as DeclaredCall['method'],
    entry: contract[key],
    params: paramsOf(path),
  };
});

const locked = everyCall.filter(({ entry }) => entry.access !== 'public');

/** The calls that require only a session. */
export const memberCalls = locked.filter(({ entry: { access = 'member' } }) => access === 'member');
/** The calls that require a permission. */
export const staffCalls = locked.filter(({ entry: { access = 'member' } }) => access !== 'member');

/** Paths in Fastify's notation. */
export const routeOf = ({ path }: DeclaredCall): string => path.replace(/:(\w+)&/g, ':$1(^[^&]+)&');

/** The path with values for its parameters, in order. */
export const filled = ({ path, params }: DeclaredCall, values: readonly (string | number)[]): string =>
  params.reduce((url, { param }, place) => url.replace(param, String(values[place] ?? '1')), path);
