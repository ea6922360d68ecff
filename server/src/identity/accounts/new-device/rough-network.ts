import ipaddr from 'ipaddr.js';

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
