/** Whether a server on this address is reached by its own machine only. All addresses of a machine are not loopback. */
export const listensOnLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);

/** Whether a URL's host name is loopback. `URL` has normalized every spelling of an IPv4 address. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|::1?|::ffff:(7f|0:)[\da-f:]*)$/.test(host);
}
