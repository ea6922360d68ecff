import type { Env } from './env.ts';
import { isLoopback, listensOnLoopback } from './is-loopback.ts';
import { refuse, type Source } from './source.ts';
import { secretNames, type Variables } from './variables.ts';

const requireSettings = (env: Env): void => {
  if (env.captchaFixedCode) refuse('CAPTCHA_FIXED_CODE', 'is refused in production');
  if (!env.databaseUrl) refuse('DATABASE_URL', 'is missing: production does not use the bundled database');
  if (!env.dataKey) refuse('DATA_KEY', 'is missing: 32 bytes as hex, which encrypt document numbers');
  if (!env.alipay.appId && !env.wechatpay.appId && !env.stripe.secretKey)
    refuse(
      'ALIPAY_APP_ID',
      'is missing: production needs Alipay, WeChat Pay (WECHATPAY_APP_ID) or Stripe (STRIPE_SECRET_KEY), not the sandbox',
    );
  if (!env.notices.smtpUrl) refuse('SMTP_URL', 'is missing: production does not use the sandbox');
  if (!env.notices.smsUrl) refuse('SMS_URL', 'is missing: production does not use the sandbox');
};

const requireHttps = (name: keyof Variables, url: string): void => {
  if (!url.startsWith('https:')) refuse(name, `must be https in production, but is "${url}"`);
};

const requireEncryptedMail = ({ notices }: Env): void => {
  const { protocol, searchParams } = new URL(notices.smtpUrl ?? '');
  if (protocol !== 'smtps:' && searchParams.get('requireTLS') !== 'true')
    refuse(
      'SMTP_URL',
      'must be encrypted in production: smtps://…, or smtp://…?requireTLS=true for STARTTLS',
    );
  const weakening = [...searchParams.keys()].find((name) =>
    /^(tls\.|ignoreTLS$|opportunisticTLS$)/.test(name),
  );
  if (weakening)
    refuse('SMTP_URL', `must not have "${weakening}" in production: it can switch checks of TLS off`);
};

const requireEncryptedSms = ({ notices }: Env): void => {
  const { protocol, hostname } = new URL(notices.smsUrl ?? '');
  if (protocol !== 'https:' && !isLoopback(hostname))
    refuse('SMS_URL', 'must be https in production: the codes are in its requests');
};

const requireEncryptedWebhook = ({ webhook }: Env): void => {
  if (!webhook) return;
  const { protocol, hostname } = new URL(webhook.url);
  if (protocol !== 'https:' && !isLoopback(hostname))
    refuse('ALERT_WEBHOOK_URL', 'must be https in production');
};

const requireEncryptedServer = ({ host, tls }: Env): void => {
  if (tls || listensOnLoopback(host)) return;
  refuse(
    'TLS_CERTIFICATE',
    `is missing: in production a server that other machines reach at HOST "${host}" needs TLS_CERTIFICATE and TLS_KEY`,
  );
};

/** clamd speaks no TLS, and gets visa documents. */
const requireLocalScanner = ({ clamd }: Env): void => {
  if (
    clamd &&
    !clamd.startsWith('/') &&
    !listensOnLoopback(clamd.replace(/:\d+$/, '').replace(/^\[|\]$/g, ''))
  )
    refuse('CLAMD', 'must be a Unix socket or a port of this machine in production: clamd speaks no TLS');
};

/** Of repeated parameters the driver takes the last one. */
const isVerified = (modes: readonly string[]): boolean => modes.at(-1) === 'verify-full';

const isEncrypted = (databaseUrl: string): boolean => {
  const { hostname, searchParams } = new URL(databaseUrl);
  // The driver ignores an empty parameter, and takes PGHOST or localhost without any.
  const host = searchParams.getAll('host').at(-1) || decodeURIComponent(hostname);
  return host.startsWith('/') || isVerified(searchParams.getAll('sslmode'));
};

/** Throws `ConfigError` for a database over the network without TLS. */
export const requireEncryptedDatabase = (given: Variables): void => {
  if (given.DATABASE_TLS === 'off') return;
  for (const name of ['DATABASE_URL', 'DATABASE_RESERVE_URL'] as const)
    if (given[name] && !isEncrypted(given[name]))
      refuse(
        name,
        'must be encrypted in production: add sslmode=verify-full, use a Unix socket, or set DATABASE_TLS=off',
      );
};

/** Throws `ConfigError` for the variable by which Node trusts every certificate. */
export const requireVerifiedCertificates = ({ NODE_TLS_REJECT_UNAUTHORIZED }: Source): void => {
  if (NODE_TLS_REJECT_UNAUTHORIZED === '0')
    refuse(
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'is refused in production: it switches checks of certificates off',
    );
};

/** Short patterns that repeat, such as `aaaa` or `abab`. */
const repetition = /^(.{1,4})\1{3,}$/;

const refuseRepetitions = (given: Variables): void => {
  for (const name of secretNames)
    if (
      String(given[name] ?? '')
        .split(',')
        .some((part) => repetition.test(part))
    )
      refuse(name, 'is refused in production: it repeats the same characters; generate it at random');
};

/** Throws `ConfigError` naming the variable that production refuses. */
export const requireProductionSettings = (env: Env, given: Variables): void => {
  refuseRepetitions(given);
  requireSettings(env);
  requireHttps('PUBLIC_ORIGIN', env.publicOrigin);
  if (given.BASEURL) requireHttps('BASEURL', given.BASEURL);
  requireEncryptedMail(env);
  requireEncryptedSms(env);
  requireEncryptedWebhook(env);
  requireEncryptedDatabase(given);
  requireEncryptedServer(env);
  requireLocalScanner(env);
  if (['fatal', 'silent'].includes(env.logLevel))
    refuse('LOG_LEVEL', 'must be error or more in production: the alarms read these lines');
};
