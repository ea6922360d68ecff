import { type Static, type TObject, Type } from 'typebox';

// Every variable of the server's environment, in the order of the table in docs/operations.md. `description` completes
// "NAME must be …" in the error; `writeOnly` marks a secret, which no error quotes and `NAME_FILE` reads from a file.

const text = (description: string, pattern: RegExp, fallback: string) =>
  Type.String({ description, pattern: pattern.source, default: fallback });

const oneOf = <const T extends string>(values: readonly T[], fallback?: T) =>
  Type.Unsafe<T>(
    Type.String({ description: `one of ${values.join(', ')}`, enum: [...values], default: fallback }),
  );

const secret = (description: string, pattern: RegExp) =>
  Type.Optional(Type.String({ description, pattern: pattern.source, writeOnly: true }));

/** Keys as hex with commas, at most five. */
export const keyList = /^[0-9a-fA-F]{64}(,[0-9a-fA-F]{64}){0,4}$/;

const setting = Type.Optional(Type.String());

const secretSetting = Type.Optional(Type.String({ writeOnly: true }));

const urlHints = (protocols: readonly string[]) => ({
  description: `a URL (${protocols.map((protocol) => `${protocol}//…`).join(' or ')})`,
  pattern: `^(${protocols.join('|')})`,
  format: 'url',
});

const url = (...protocols: readonly string[]) => Type.Optional(Type.String(urlHints(protocols)));

/** A URL that contains a password. */
const secretUrl = (...protocols: readonly string[]) =>
  Type.Optional(Type.String({ ...urlHints(protocols), writeOnly: true }));

const port = (fallback: number) =>
  Type.Integer({ description: 'a port number', minimum: 0, maximum: 65_535, default: fallback });

const count = (maximum: number) => ({ description: `a number up to ${maximum}`, minimum: 1, maximum });

const days = (minimum: number, fallback: number) => ({
  description: `a number of days from ${minimum} to 3660`,
  minimum,
  maximum: 3660,
  default: fallback,
});

/** The schema of the environment. */
export const variables = Type.Object({
  PORT: port(8080),
  OPERATIONS_PORT: port(8070),
  HOST: text('a host name or address', /^[\w.:-]+$/, '127.0.0.1'),
  TLS_CERTIFICATE: secretSetting,
  TLS_KEY: secretSetting,
  PUBLIC_ORIGIN: url('http:', 'https:'),
  TRUSTED_PROXIES: Type.String({ default: 'loopback' }),
  DATA_DIR: Type.String({ default: '.data' }),
  DATABASE_URL: secretUrl('postgres:', 'postgresql:'),
  DATABASE_TLS: oneOf(['required', 'off'], 'required'),
  DATABASE_POOLER: oneOf(['none', 'transaction', 'transaction-prepared'], 'none'),
  DATABASE_RESERVE_URL: secretUrl('postgres:', 'postgresql:'),
  DATABASE_CONNECTIONS: Type.Integer({
    description: 'a number from 5 to 200',
    minimum: 5,
    maximum: 200,
    default: 20,
  }),
  SANDBOX_PORT: port(8090),
  PORTAL_ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  PORTAL_ENV: oneOf(['demo', 'production', 'test'], 'production'),
  RELEASE_TOKEN: secret('32 to 256 letters, digits or ._~+/=-', /^[\w.~+/=-]{32,256}$/),
  RELEASE_KEYS: text(
    'Ed25519 public keys, base64 of their DER form, with commas between them; a key for some apps only as mf_a+mf_b:KEY',
    /^(((shell|mf_[a-z][a-z0-9]{1,30})(\+(shell|mf_[a-z][a-z0-9]{1,30}))*:)?MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=(,(?=.)|$))*$/,
    '',
  ),
  RELEASE_PIPELINES: Type.String({ default: '[]' }),
  OVERRIDE_ORIGINS: Type.String({ default: '' }),
  PREVIEW_LINKS: Type.Optional(oneOf(['anyone', 'staff'])),
  LOAD_SAMPLING: Type.Optional(Type.Integer(count(1000))),
  RENDER_PROCESSES: Type.Optional(
    Type.Integer({ description: 'a number from 0 to 16', minimum: 0, maximum: 16 }),
  ),
  EARLY_HINTS: oneOf(['on', 'off'], 'off'),
  CANARY_HALT_LOADS: Type.Integer({ ...count(100_000), default: 20 }),
  CANARY_HALT_PERCENT: Type.Integer({ ...count(100), default: 5 }),
  CANARY_HALT_MINUTES: Type.Integer({ ...count(60), default: 5 }),
  CANARY_HALT_NETWORKS: Type.Optional(Type.Integer(count(1000))),
  RELEASE_TRIAL_MINUTES: Type.Integer({
    description: 'a number of minutes from 0 to 1440',
    minimum: 0,
    maximum: 1440,
    default: 60,
  }),
  SESSION_LIMITS: text(
    'ROLE=minutes/minutes with commas between them: without use, and in all',
    /^(([A-Za-z][\w-]{0,63}|\*)=[1-9]\d{0,5}\/[1-9]\d{0,5}(,(?=.)|$))*$/,
    '',
  ),
  FACTOR_ROLES: Type.Optional(
    Type.String({
      description: 'role codes or * with commas between them, or none',
      pattern: '^([A-Za-z][\\w-]{0,63}|\\*)(,([A-Za-z][\\w-]{0,63}|\\*))*$',
    }),
  ),
  FACTOR_REFUND_YUAN: Type.Integer({
    description: 'a number of yuan up to 1000000',
    minimum: 0,
    maximum: 1_000_000,
    default: 2000,
  }),
  INITIAL_PASSWORD_DAYS: Type.Integer({ ...count(90), default: 7 }),
  DATA_KEY: secret('64 hex digits; of several such keys with commas the first encrypts', keyList),
  ORGCODE: text('letters and digits', /^[A-Za-z0-9]{1,16}$/, 'A86'),
  SYSTITLE: Type.String({ default: '海途旅行' }),
  VICINITY: text('three region codes with slashes', /^\d{6}\/\d{6}\/\d{6}$/, '440000/440800/440802'),
  BASEURL: url('http:', 'https:'),
  ALIPAY_APP_ID: setting,
  ALIPAY_SELLER_ID: setting,
  ALIPAY_PRIVATE_KEY: secretSetting,
  ALIPAY_PUBLIC_KEY: setting,
  ALIPAY_GATEWAY: setting,
  WECHATPAY_APP_ID: setting,
  WECHATPAY_MCH_ID: setting,
  WECHATPAY_SERIAL_NO: setting,
  WECHATPAY_PRIVATE_KEY: secretSetting,
  WECHATPAY_API_V3_KEY: secretSetting,
  WECHATPAY_PUBLIC_KEY: setting,
  WECHATPAY_PUBLIC_KEY_ID: setting,
  WECHATPAY_BASE_URL: setting,
  STRIPE_SECRET_KEY: secretSetting,
  STRIPE_WEBHOOK_SECRET: secretSetting,
  REFUND_LIMIT: Type.Integer({
    ...{ description: 'a number from 0 to 1000000', minimum: 0, maximum: 1_000_000 },
    default: 5_000,
  }),
  VISA_FILE_DAYS: Type.Integer({ ...count(3650), default: 30 }),
  ORDER_DAYS: Type.Integer(days(1096, 1096)),
  ENQUIRY_DAYS: Type.Integer(days(30, 731)),
  AUDIT_DAYS: Type.Integer(days(184, 1096)),
  CLAMD: Type.Optional(
    Type.String({
      description: 'the path of a Unix socket, or host:port',
      pattern: '^(/[^\\s]+|([\\w.-]+|\\[[\\da-fA-F:]+\\]):\\d{1,5})$',
    }),
  ),
  SMTP_URL: secretUrl('smtp:', 'smtps:'),
  MAIL_FROM: Type.Optional(
    Type.String({ description: 'a mail address', pattern: '^[^@\\s<>]+@[^@\\s<>]+$' }),
  ),
  SMS_URL: url('http:', 'https:'),
  SMS_SECRET: secret('16 to 256 characters', /^.{16,256}$/),
  SMS_COUNTRIES: text('calling codes with commas between them', /^([1-9]\d{0,2}(,(?=.)|$))*$/, ''),
  SMS_CODES_PER_HOUR: Type.Integer({ ...count(100_000), default: 500 }),
  MAIL_CODES_PER_HOUR: Type.Integer({ ...count(100_000), default: 500 }),
  ALERT_WEBHOOK_URL: url('http:', 'https:'),
  ALERT_WEBHOOK_SECRET: secret('16 to 256 characters', /^.{16,256}$/),
  CAPTCHA_FIXED_CODE: setting,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
}) satisfies TObject;

/** The environment with its defaults, each value of its type. */
export type Variables = Static<typeof variables>;

/** The variables that are secrets. */
export const secretNames = Object.entries(variables.properties).flatMap(([name, schema]) =>
  'writeOnly' in schema ? [name as keyof Variables] : [],
);
