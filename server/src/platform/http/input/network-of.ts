import ipaddr from 'ipaddr.js';

/** The first 64 bits: one line has all addresses below them. */
const prefixOf = ({ parts }: ipaddr.IPv6): ipaddr.IPv6 => new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]);

/**
 * The network that limits count by: an IPv4 address, or the /64 of an IPv6 address. An address that is neither
 * is a network of its own.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${prefixOf(parsed)}/64`;
};

/** A network address in outline, enough to recognise one's own provider: `203.0.113.*`, `2001:db8:1:*`. */
export const roughNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return '*';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? `${parsed.octets.slice(0, 3).join('.')}.*`
    : `${parsed.parts
        .slice(0, 3)
        .map((part) => part.toString(16))
        .join(':')}:*`;
};
