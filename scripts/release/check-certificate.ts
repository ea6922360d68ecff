import { once } from 'node:events';
import { connect, rootCertificates } from 'node:tls';

const timeoutMs = 10_000;
const dayMs = 86_400_000;
/** Authorities renew a third of the 90 days before the end. */
const leastDays = 14;

/** Authorities that browsers trust; `NODE_EXTRA_CA_CERTS` is not among them. */
type Authorities = readonly string[];

const reasonOf = (error: unknown): string => Object(error).code ?? String(error);

const readCertificate = async ({ hostname, port }: URL, authorities: Authorities) => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 443), servername: host, ca: [...authorities] });
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`no answer within ${timeoutMs} ms`)));
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerCertificate();
  } finally {
    socket.destroy();
  }
};

/**
 * Verifies the certificate that visitors of a portal get: by a publicly trusted authority, for its host name, valid for
 * two weeks. Returns a sentence; undefined for a portal without TLS. Throws a sentence when it is not.
 */
export const checkCertificate = async (
  portalUrl: string,
  authorities: Authorities = rootCertificates,
): Promise<string | undefined> => {
  const url = new URL(portalUrl);
  if (url.protocol !== 'https:') return undefined;
  const found = await readCertificate(url, authorities).catch((error: unknown) => {
    throw new Error(`The certificate of ${url.host} is not publicly trusted (${reasonOf(error)}).`);
  });
  const days = Math.floor((Date.parse(found.valid_to) - Date.now()) / dayMs);
  if (days < leastDays) throw new Error(`The certificate of ${url.host} ends in ${days} days: renew it.`);
  return `certificate of ${url.host} by ${found.issuer.O ?? found.issuer.CN}, ${days} days left`;
};
