import { isIPv4, isIPv6 } from 'node:net';

const ipv4Parts = 3;
const ipv6Parts = 3;

/** A network address in outline, enough to recognise one's own provider: `203.0.113.*`, `2001:db8:1:*`. */
export const roughNetwork = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, ipv4Parts).join('.')}.*`;
  if (isIPv6(plain)) return `${plain.split(':').slice(0, ipv6Parts).join(':')}:*`;
  return '*';
};
