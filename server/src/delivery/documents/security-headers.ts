import type { Env } from '#src/platform/config/index.ts';

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

const violationsTo = '/api/v1/csp-reports';

const isSecure = ({ publicOrigin }: Env): boolean => publicOrigin.startsWith('https:');

const policy = (env: Env, nonce: string, origins: readonly string[]): string => {
  const api = env.baseUrl ? [new URL(env.baseUrl).origin] : [];
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'", ...origins],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...origins],
    // antd writes its styles at run time, and styles cannot run.
    'style-src': ["'self'", "'unsafe-inline'", ...origins],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...origins],
    'connect-src': ["'self'", ...api, ...origins, ...sockets],
    'form-action': ["'self'", ...paymentTargets(env)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // Documents of visas that staff look at are PDF too, out of memory.
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'report-uri': [violationsTo],
    // Browsers that know it leave report-uri alone, and send to addresses over TLS only.
    ...(isSecure(env) ? { 'report-to': ['csp'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

/** The headers of every document. `origins` are those that overrides come from, none for visitors. */
export const securityHeaders = (
  env: Env,
  nonce: string,
  origins: readonly string[] = [],
): Record<string, string> => ({
  'content-security-policy': policy(env, nonce, origins),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  ...(isSecure(env)
    ? {
        'strict-transport-security': 'max-age=31536000',
        'reporting-endpoints': `csp="${violationsTo}"`,
      }
    : {}),
});
