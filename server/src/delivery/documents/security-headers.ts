import type { Env } from '#src/platform/config/index.ts';

/** Targets of payment forms: the configured gateway, and other hosts of Alipay that it redirects to. */
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
    // antd injects its styles at run time, and styles cannot execute code.
    'style-src': ["'self'", "'unsafe-inline'", ...origins],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...origins],
    'connect-src': ["'self'", ...api, ...origins, ...sockets],
    'form-action': ["'self'", ...paymentTargets(env)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // Staff view visa documents as PDF from blob URLs.
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'report-uri': [violationsTo],
    // Browsers that support the Reporting API ignore report-uri, and report over TLS only.
    ...(isSecure(env) ? { 'report-to': ['csp'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

/** The security headers of every document. `origins` are those of overrides, empty for visitors. */
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
