import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { readEnv } from './read-env.ts';

const alipay = Object.fromEntries(
  ['APP_ID', 'SELLER_ID', 'PRIVATE_KEY', 'PUBLIC_KEY', 'GATEWAY'].map((name) => [`ALIPAY_${name}`, 'x']),
);

const good = {
  PORTAL_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.example.com',
  DATABASE_URL: 'postgres://haitu:secret@db.example/haitu?sslmode=verify-full',
  DATA_KEY: randomBytes(32).toString('hex'),
  RELEASE_TOKEN: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtps://portal:secret@mail.example',
  SMS_URL: 'https://sms.example/send',
  SMS_SECRET: randomBytes(16).toString('hex'),
  ...alipay,
};

const accepted: [string, Record<string, string>][] = [
  ['every required setting', {}],
  [
    'Stripe as its only provider',
    {
      ...Object.fromEntries(Object.keys(alipay).map((name) => [name, ''])),
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    },
  ],
  ['STARTTLS', { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' }],
  ['a database on a Unix socket', { DATABASE_URL: 'postgres:///haitu?host=/var/run/postgresql' }],
  [
    'a pooler on a Unix socket',
    {
      DATABASE_POOLER: 'transaction',
      DATABASE_URL: 'postgres://haitu:secret@localhost:6432/haitu?host=/run/postgresql',
      DATABASE_RESERVE_URL: 'postgres://haitu:secret@localhost:6432/haitu_reserve?host=/run/postgresql',
    },
  ],
  [
    'a database without TLS by an explicit setting',
    { DATABASE_URL: 'postgres://db.example/haitu', DATABASE_TLS: 'off' },
  ],
  ['a server on its own machine without TLS', { HOST: '::1' }],
  ['a scanner on a port of its own machine', { CLAMD: '[::1]:3310' }],
  ['the private ranges as proxies', { TRUSTED_PROXIES: '10.0.0.0/8,172.16.0.0/12,fc00::/7,uniquelocal' }],
];

for (const [name, change] of accepted)
  test(`production starts with ${name}`, () => {
    assert.equal(readEnv({ ...good, ...change }).portalEnv, 'production');
  });

test('in production nothing lets the operator’s token force releases without a second person', () => {
  for (const [, change] of accepted)
    assert.equal(readEnv({ ...good, ...change }).releaseTokenForcesAlone, false);
});

const refused: [Record<string, string | undefined>, RegExp][] = [
  [{ CAPTCHA_FIXED_CODE: '42' }, /^CAPTCHA_FIXED_CODE is refused in production$/],
  [{ DATABASE_URL: undefined }, /^DATABASE_URL is missing: production does not use the bundled database$/],
  [{ DATABASE_URL: 'postgres://u:secret@db.example/x' }, /^DATABASE_URL must be encrypted in production: /],
  [{ DATABASE_RESERVE_URL: 'postgres://u:secret@db/x' }, /^DATABASE_RESERVE_URL must be encrypted/],
  [{ DATABASE_URL: 'postgres://u:secret@db/x?sslmode=prefer' }, /^DATABASE_URL must be encrypted/],
  [{ DATABASE_URL: 'postgres://u:secret@db/x?sslmode=no-verify' }, /^DATABASE_URL must be encrypted/],
  [{ DATABASE_URL: 'postgres://u:secret@db/x?sslmode=require' }, /^DATABASE_URL must be encrypted/],
  [{ DATABASE_URL: 'postgres://u:secret@db/x?sslmode=verify-full&sslmode=disable' }, /^DATABASE_URL must be/],
  [{ DATABASE_URL: 'postgres:///x?host=/run&host=db' }, /^DATABASE_URL must be encrypted/],
  [{ DATABASE_URL: 'postgres:///haitu' }, /^DATABASE_URL must be encrypted/],
  [{ DATABASE_URL: 'postgres://db.example/x?host=' }, /^DATABASE_URL must be encrypted/],
  [
    { HOST: '0.0.0.0' },
    /^TLS_CERTIFICATE is missing: .* HOST "0\.0\.0\.0" needs TLS_CERTIFICATE and TLS_KEY$/,
  ],
  [{ CLAMD: 'clamd.internal:3310' }, /^CLAMD must be a Unix socket or a port of this machine in production/],
  [{ HOST: '::' }, /^TLS_CERTIFICATE is missing/],
  [{ HOST: '10.0.0.7' }, /^TLS_CERTIFICATE is missing/],
  [{ SMS_URL: 'http://sms.example/send' }, /^SMS_URL must be https in production/],
  [{ PUBLIC_ORIGIN: undefined }, /^PUBLIC_ORIGIN must be https in production, but is "http:/],
  [{ PUBLIC_ORIGIN: 'http://www.example.com' }, /^PUBLIC_ORIGIN must be https in production/],
  [{ BASEURL: 'http://api.example.com' }, /^BASEURL must be https in production/],
  [{ OVERRIDE_ORIGINS: 'http://preview.example' }, /^OVERRIDE_ORIGINS must list https origins/],
  [{ SMTP_URL: 'smtp://u:secret@mail.example:587' }, /^SMTP_URL must be encrypted in production/],
  [{ SMTP_URL: 'smtp://mail.example?requireTLS=false' }, /^SMTP_URL must be encrypted in production/],
  [
    { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
    /^SMTP_URL must not have "tls.rejectUnauthorized" in production/,
  ],
  [{ SMTP_URL: 'smtp://mail.example?requireTLS=true&ignoreTLS=true' }, /^SMTP_URL must not have "ignoreTLS"/],
  [{ DATA_KEY: '0'.repeat(64) }, /^DATA_KEY is refused in production: it repeats/],
  [{ DATA_KEY: `${good.DATA_KEY},${'0'.repeat(64)}` }, /^DATA_KEY is refused in production: it repeats/],
  [{ DATA_KEY: '0a'.repeat(32) }, /^DATA_KEY is refused in production: it repeats/],
  [{ RELEASE_TOKEN: 'a'.repeat(32) }, /^RELEASE_TOKEN is refused in production: it repeats/],
  [{ SMS_SECRET: 'a'.repeat(16) }, /^SMS_SECRET is refused in production: it repeats/],
  [
    {
      ALERT_WEBHOOK_URL: 'http://alerts.example/haitu',
      ALERT_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
    },
    /^ALERT_WEBHOOK_URL must be https in production/,
  ],
  [{ LOG_LEVEL: 'silent' }, /^LOG_LEVEL must be error or more in production/],
  [{ LOG_LEVEL: 'fatal' }, /^LOG_LEVEL must be error or more in production/],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /^NODE_TLS_REJECT_UNAUTHORIZED is refused in production/],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES must list proxies only/],
];

for (const [change, sentence] of refused)
  test(`production refuses ${JSON.stringify(change)} with one sentence`, () => {
    const expected = ({ message }: Error) =>
      sentence.test(message) && !message.includes('secret') && !message.includes('\n');
    assert.throws(() => readEnv({ ...good, ...change }), expected);
  });

test('in production preview links are for staff unless it says otherwise', () => {
  const policyOf = (change: Record<string, string>) => readEnv({ ...good, ...change }).previewLinks;
  assert.equal(policyOf({}), 'staff');
  assert.equal(policyOf({ PREVIEW_LINKS: 'anyone' }), 'anyone');
  assert.equal(policyOf({ PORTAL_ENV: 'demo' }), 'anyone');
});

test('a demo starts with the same settings', () => {
  for (const [change] of refused.filter(([each]) => !('TRUSTED_PROXIES' in each)))
    assert.equal(readEnv({ ...good, ...change, PORTAL_ENV: 'demo' }).portalEnv, 'demo');
});
