import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const smallestFirst: readonly Encoding[] = ['br', 'gzip'];

/**
 * The encoding to answer in: the smallest one that the Accept-Encoding header does not rule out. Without a header, or
 * with one that makes no sense, the bytes go as they are.
 */
export const chooseEncoding = (header: string | undefined, available: readonly Encoding[]): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(available);
  return smallestFirst.find((each) => accepted.includes(each)) ?? 'identity';
};
