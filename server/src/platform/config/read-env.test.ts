import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readAccess } from './access-env.ts';
import { readEnv } from './read-env.ts';
import { secretNames, variables } from './variables.ts';

const page = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url));

const defaultAccess = {
  ...{ SESSION_LIMITS: '', FACTOR_ROLES: undefined, FACTOR_REFUND_YUAN: 2000, INITIAL_PASSWORD_DAYS: 7 },
};

const names = Object.keys(variables.properties);

test('docs/operations.md lists exactly the existing variables', async () => {
  const text = await readFile(page, 'utf8');
  const [, chapter = ''] = text.split(/^## Environment$/m);
  const [table = ''] = chapter.split(/^## /m);
  const cells = table.split('\n').flatMap((line) => /^\| (`[^|]*) \|/.exec(line)?.[1] ?? []);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
  assert.deepEqual(listed.toSorted(), names.toSorted());
});

const wrong: [Record<string, string>, RegExp][] = [
  [{ TRUSTED_PROXIES: 'everybody' }, /^Error: TRUSTED_PROXIES must list .*"everybody"/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^Error: TRUSTED_PROXIES .*"10\.0\.0\.0\/33"/],
  [{ TRUSTED_PROXIES: 'loopback,' }, /^Error: TRUSTED_PROXIES .*""/],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^Error: TRUSTED_PROXIES must list proxies only: "0\.0\.0\.0\/0"/],
  [{ TRUSTED_PROXIES: '10.0.0.1,128.0.0.0/1' }, /^Error: TRUSTED_PROXIES must list proxies only: "128/],
  [{ TRUSTED_PROXIES: '::/0' }, /^Error: TRUSTED_PROXIES must list proxies only: "::\/0"/],
  [{ TRUSTED_PROXIES: '::ffff:0:0/96' }, /^Error: TRUSTED_PROXIES must list addresses/],
  [{ PORT: '70000' }, /^Error: PORT must be a port number/],
  [{ PORT: '80.5' }, /^Error: PORT must be a port number, but is "80\.5"/],
  [
    { PUBLIC_ORIGIN: 'ftp://a.example' },
    /^Error: PUBLIC_ORIGIN must be a URL \(http:\/\/… or https:\/\/…\), but is/,
  ],
  [{ CANARY_HALT_PERCENT: '101' }, /^Error: CANARY_HALT_PERCENT must be a number up to 100, but is "101"/],
  [{ PREVIEW_LINKS: 'all' }, /^Error: PREVIEW_LINKS must be one of anyone, staff, but is "all"/],
  [{ LOG_LEVEL: 'loud' }, /^Error: LOG_LEVEL must be one of fatal, .*, but is "loud"/],
  [{ DATA_KEY: 'abc' }, /^Error: DATA_KEY must be 64 hex digits; of several/],
  [
    { ALERT_WEBHOOK_URL: 'https://alerts.example' },
    /^Error: ALERT_WEBHOOK_SECRET is missing: ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET belong together/,
  ],
  [
    { ALERT_WEBHOOK_SECRET: 'a-secret-of-the-webhook' },
    /^Error: ALERT_WEBHOOK_URL is missing: ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET belong together/,
  ],
  [{ ALIPAY_APP_ID: '1' }, /^Error: ALIPAY_SELLER_ID is missing: Alipay needs all of its settings or none/],
  [
    { STRIPE_SECRET_KEY: 'sk_live_1' },
    /^Error: STRIPE_WEBHOOK_SECRET is missing: Stripe needs all of its settings or none/,
  ],
  [{ ORDER_DAYS: '1095' }, /^Error: ORDER_DAYS must be a number of days from 1096 to 3660, but is "1095"$/],
  [{ AUDIT_DAYS: '183' }, /^Error: AUDIT_DAYS must be a number of days from 184/],
  [{ CLAMD: 'clamd' }, /^Error: CLAMD must be the path of a Unix socket, or host:port, but is "clamd"$/],
  [{ TLS_CERTIFICATE: 'secret' }, /^Error: TLS_KEY is missing: TLS needs certificate and key$/],
  [{ TLS_KEY: 'secret' }, /^Error: TLS_CERTIFICATE is missing: TLS needs certificate and key$/],
  [
    { TLS_CERTIFICATE: 'secret', TLS_KEY: 'secret' },
    /^Error: TLS_CERTIFICATE and TLS_KEY must be a certificate and its private key \((?!.*secret)/,
  ],
  [
    { DATABASE_POOLER: 'session' },
    /^Error: DATABASE_POOLER must be one of none, transaction, transaction-prepared/,
  ],
  [{ DATABASE_CONNECTIONS: '4' }, /^Error: DATABASE_CONNECTIONS must be a number from 5 to 200, but is "4"$/],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, /^Error: DATABASE_URL must be a URL(?!.*secret)/],
];

for (const [source, words] of wrong)
  test(`${JSON.stringify(source)} stops the start with a message`, () => {
    assert.throws(() => readEnv({ PORTAL_ENV: 'test', ...source }), words);
  });

test('in production every role with a permission requires a second factor, elsewhere none does', () => {
  const rolesOf = (source: Record<string, string>) => readEnv(source).access.factorRoles;
  assert.deepEqual(rolesOf({ PORTAL_ENV: 'test' }), []);
  assert.deepEqual(rolesOf({ PORTAL_ENV: 'test', FACTOR_ROLES: '*,MEMBER' }), ['*', 'MEMBER']);
  assert.deepEqual(readAccess({ ...defaultAccess, PORTAL_ENV: 'production' }).factorRoles, ['*']);
});

test('outside of production the operator’s token forces releases alone', () => {
  for (const PORTAL_ENV of ['test', 'demo'])
    assert.equal(readEnv({ PORTAL_ENV }).releaseTokenForcesAlone, true);
});

test('the manifests set only existing variables', async () => {
  const folder = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
  const known = new Set([...names, ...secretNames.map((name) => `${name}_FILE`), 'NODE_ENV']);
  for (const file of ['kubernetes/settings.yaml', 'Dockerfile']) {
    const text = await readFile(folder + file, 'utf8');
    const set = [...text.matchAll(/^ {2}([A-Z][A-Z_]+):|\b([A-Z][A-Z_]+)=/gm)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    assert.ok(set.length > 0, file);
    assert.deepEqual(
      set.filter((name) => !known.has(name)),
      [],
      file,
    );
  }
});
