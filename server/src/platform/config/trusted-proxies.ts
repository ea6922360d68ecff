import { isIP } from 'node:net';
import { refuse } from './source.ts';

const rangeNames = ['loopback', 'linklocal', 'uniquelocal'];

/** The largest private ranges: 10.0.0.0/8 and fc00::/7. A larger one is of strangers. */
const leastBits = { 4: 8, 6: 7 } as const;

const isTooLarge = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  return bits !== undefined && Number(bits) < leastBits[isIP(address) === 4 ? 4 : 6];
};

/** An IPv4 address in the form of IPv6, whose range would be that of IPv4. */
const isMapped = (text: string): boolean => /^[0:]+:ffff:/i.test(text);

const isRange = (text: string): boolean => {
  const [address = '', bits, surplus] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return rangeNames.includes(text) || (isIP(address) > 0 && fits && surplus === undefined && !isMapped(text));
};

/** Comma-separated addresses, CIDR ranges and names of ranges. Throws `ConfigError`. */
export const readTrustedProxies = (list: string): string[] => {
  const all = list.split(',').map((each) => each.trim());
  const wrong = all.find((each) => !isRange(each));
  if (wrong !== undefined)
    refuse(
      'TRUSTED_PROXIES',
      `must list addresses, ranges (10.0.0.0/8) or ${rangeNames.join(', ')}, but has "${wrong}"`,
    );
  const large = all.find(isTooLarge);
  if (large !== undefined)
    refuse('TRUSTED_PROXIES', `must list proxies only: "${large}" would let any visitor choose an address`);
  return all;
};
