const year = 31_536_000;

/**
 * A cookie of this host that scripts write and the server reads, as text for `document.cookie`. Over TLS its name has the
 * prefix `__Host-`, like the server's own. Without a value it is deleted.
 */
export const hostCookie = (name: string, value: string, protocol = window.location.protocol): string => {
  const [prefix, secure] = protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : year}; SameSite=Lax${secure}`;
};
