import { type CallKey, contract, type Entry } from '@portal/shared/contract';

/** A part of a path that is filled in: `name` is what the fixture knows it by, as `orders/:orderNo`. */
interface Param {
  readonly param: string;
  readonly name: string;
}

/** A call of the contract. */
export interface DeclaredCall {
  readonly key: CallKey;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The path without its root, as the fixture names calls. */
  readonly short: string;
  readonly entry: Entry;
  readonly params: readonly Param[];
}

/** Each parameter goes by the part of the path before it, which says what it names. */
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

/** The calls that need no more than a session. */
export const memberCalls = locked.filter(({ entry: { access = 'member' } }) => access === 'member');
/** The calls that need a permission. */
export const staffCalls = locked.filter(({ entry: { access = 'member' } }) => access !== 'member');

/** Paths as the server knows them. */
export const routeOf = ({ path }: DeclaredCall): string => path.replace(/:(\w+)&/g, ':$1(^[^&]+)&');

/** The path with values in the place of its parameters, in their order. */
export const filled = ({ path, params }: DeclaredCall, values: readonly (string | number)[]): string =>
  params.reduce((url, { param }, place) => url.replace(param, String(values[place] ?? '1')), path);
