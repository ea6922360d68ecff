import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/** The eight groups of an address, without its zone. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = (URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '').split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(missing).fill('0'), ...after];
};

/**
 * The network of a visitor, which limits count by: an IPv4 address, or the first 64 bits of an IPv6 address, as a
 * visitor has at least that many addresses of their own.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, groupsOfNetwork).join(':')}::/64` : plain;
};
