import { isIP } from 'node:net';
import { refuse } from './read-variables.ts';

const rangeNames = ['loopback', 'linklocal', 'uniquelocal'];

const isRange = (text: string): boolean => {
  const [address = '', bits, surplus] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return rangeNames.includes(text) || (isIP(address) > 0 && fits && surplus === undefined);
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
  return all;
};
