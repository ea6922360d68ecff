import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const smallestFirst: readonly Encoding[] = ['br', 'gzip'];

/**
 * Content negotiation: the smallest encoding that Accept-Encoding allows; uncompressed without a valid
 * header.
 */
export const chooseEncoding = (header: string | undefined, available: readonly Encoding[]): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(available);
  return smallestFirst.find((each) => accepted.includes(each)) ?? 'identity';
};
