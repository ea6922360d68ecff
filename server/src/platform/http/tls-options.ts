import type { ServerOptions } from 'node:https';
import type { Env } from '#src/platform/config/index.ts';

/** Options with which Fastify listens with TLS; empty without a certificate. */
export const tlsOptions = ({ tls }: Pick<Env, 'tls'>): { readonly https?: ServerOptions } =>
  tls ? { https: { cert: tls.certificate, key: tls.key, minVersion: 'TLSv1.2' } } : {};
