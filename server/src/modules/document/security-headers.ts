import type { Env } from '#src/env.ts';

/** Where a payment form may lead: our own gateway setting, and Alipay's other hosts that it forwards to. */
const paymentTargets = ({ alipay, sandboxPort, portalEnv }: Env): string[] => {
  const gateway = alipay.gateway ? [new URL(alipay.gateway)] : [];
  const sandbox = portalEnv === 'production' || gateway.length > 0 ? [] : [`http://127.0.0.1:${sandboxPort}`];
  const forwarded = gateway.flatMap(({ hostname }) => /\.(alipay(?:dev)?\.com)$/.exec(hostname)?.[1] ?? []);
  return [
    ...gateway.map(({ origin }) => origin),
    ...forwarded.map((domain) => `https://*.${domain}`),
    ...sandbox,
  ];
};

const policy = (env: Env, nonce: string, development: readonly string[]): string => {
  const api = env.baseUrl ? [new URL(env.baseUrl).origin] : [];
  const sockets = development.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'", ...development],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...development],
    // antd writes its styles at run time, and styles cannot run.
    'style-src': ["'self'", "'unsafe-inline'", ...development],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...development],
    'connect-src': ["'self'", ...api, ...development, ...sockets],
    'form-action': ["'self'", ...paymentTargets(env)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

/** The headers of every document. `development` are the origins of remotes in development, empty for visitors. */
export const securityHeaders = (
  env: Env,
  nonce: string,
  development: readonly string[] = [],
): Record<string, string> => ({
  'content-security-policy': policy(env, nonce, development),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(env.publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
