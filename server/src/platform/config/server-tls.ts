import { createSecureContext } from 'node:tls';
import { refuse } from './source.ts';
import type { Variables } from './variables.ts';

/** With which a server proves its name to the proxy and to Prometheus, as PEM. */
export interface ServerTls {
  readonly certificate: string;
  readonly key: string;
}

const codeOf = (error: unknown): string => Object(error).code ?? 'no PEM';

const requireFitting = ({ certificate, key }: ServerTls): void => {
  try {
    createSecureContext({ cert: certificate, key });
  } catch (error) {
    refuse('TLS_CERTIFICATE', `and TLS_KEY must be a certificate and its private key (${codeOf(error)})`);
  }
};

/** The certificate of the server; undefined: it listens without TLS. Throws `ConfigError`. */
export const readServerTls = ({
  TLS_CERTIFICATE: certificate,
  TLS_KEY: key,
}: Pick<Variables, 'TLS_CERTIFICATE' | 'TLS_KEY'>): ServerTls | undefined => {
  if (!certificate && !key) return undefined;
  if (!certificate || !key)
    return refuse(certificate ? 'TLS_KEY' : 'TLS_CERTIFICATE', 'is missing: TLS needs certificate and key');
  requireFitting({ certificate, key });
  return { certificate, key };
};
