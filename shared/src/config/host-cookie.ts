const year = 31_536_000;

/**
 * A cookie of this host that scripts write and the server reads, as text for `document.cookie`; `maxAge` in seconds. Over
 * TLS its name has the prefix `__Host-`, like the server's own.
 */
export const hostCookie = (
  name: string,
  value: string,
  maxAge = year,
  isTls = window.location.protocol === 'https:',
): string =>
  `${isTls ? '__Host-' : ''}${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isTls ? '; Secure' : ''}`;
