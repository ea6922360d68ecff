import type { Env } from '#src/platform/config/index.ts';
import { isSecure } from '#src/platform/http/index.ts';
import type { StyleHashes } from './html/inline-code.ts';
import { startLoaderHash } from './html/start-loader.ts';

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

/** What the policy of one document allows beyond the portal's own files. */
interface Allowed {
  readonly nonce: string;
  readonly styles: StyleHashes;
  /** Of overrides, empty for visitors. */
  readonly origins: readonly string[];
  /** Every script of its releases is loaded with a hash. */
  readonly isHashed: boolean;
}

const orNone = (sources: readonly string[], ...before: string[]): readonly string[] =>
  sources.length > 0 ? [...before, ...sources] : ["'none'"];

const policy = (env: Env, { nonce, styles, origins }: Allowed): string => {
  const api = env.baseUrl ? [new URL(env.baseUrl).origin] : [];
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'", ...origins],
    'script-src': ["'self'", `'nonce-${nonce}'`, startLoaderHash, ...origins],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...styles.elements, ...origins],
    // Those of the rendered view, and no others. Scripts set styles through the CSSOM, which needs no source.
    'style-src-attr': orNone(styles.attributes, "'unsafe-hashes'"),
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...origins],
    'connect-src': ["'self'", ...api, ...origins, ...sockets],
    'form-action': ["'self'", ...paymentTargets(env)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // Staff view visa documents as PDF from blob URLs.
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'trusted-types': ['default'],
    'require-trusted-types-for': ["'script'"],
    'report-uri': [violationsTo],
    // Browsers that support the Reporting API ignore report-uri, and report over TLS only.
    ...(isSecure(env) ? { 'report-to': ['csp'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

const denied = (feature: string): string => `${feature}=()`;

/** Staff scan tickets with the camera. */
const permissions = [
  'camera=(self)',
  ...['accelerometer', 'autoplay', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'].map(
    denied,
  ),
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'screen-wake-lock'].map(denied),
  ...['serial', 'usb', 'hid', 'xr-spatial-tracking'].map(denied),
].join(', ');

/** Scripts without a hash are blocked, also those that a release loads itself. */
const integrityPolicy = (env: Env): Record<string, string> => ({
  'integrity-policy': `blocked-destinations=(script)${isSecure(env) ? ', endpoints=(csp)' : ''}`,
});

/** The security headers of a document, beyond those of every response. */
export const documentHeaders = (env: Env, allowed: Allowed): Record<string, string> => ({
  'content-security-policy': policy(env, allowed),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions,
  ...(allowed.isHashed ? integrityPolicy(env) : {}),
  ...(isSecure(env) ? { 'reporting-endpoints': `csp="${violationsTo}"` } : {}),
});
