import { isAbsolute, resolve } from 'node:path';
import { type OverrideEnv, overridesOf } from './allowed-origins.ts';
import {
  allOrNone,
  matching,
  optional,
  port,
  ranges,
  refuse,
  type Source,
  secret,
  url,
} from './env-values.ts';
import { type HealthEnv, healthOf } from './health-env.ts';

export { ConfigError } from './env-values.ts';

export type PortalEnv = 'demo' | 'production' | 'test';

/** The environment of the server, read and checked once. */
export interface Env {
  readonly portalEnv: PortalEnv;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** A PostgreSQL of one's own; undefined: the bundled one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly publicOrigin: string;
  /** Whose word about a visitor's address is taken: addresses, ranges, or names of ranges. */
  readonly trustedProxies: readonly string[];
  readonly sandboxPort: number;
  /** Accepted as the answer to every captcha; for tests, refused in production. */
  readonly captchaFixedCode: string | undefined;
  /** Encrypts document numbers: 32 bytes as hex. Made once into `dataDir` outside of production. */
  readonly dataKey: string | undefined;
  /** Publishes and promotes releases without a session, for pipelines; undefined: only members may. */
  readonly releaseToken: string | undefined;
  /** The public keys whose releases are taken: Ed25519, base64 of DER. None: nothing can be published. */
  readonly releaseKeys: readonly string[];
  readonly baseUrl: string;
  readonly orgCode: string;
  readonly sysTitle: string;
  readonly vicinity: string;
  readonly alipay: AlipayEnv;
  readonly notices: NoticesEnv;
  readonly wechatpay: WechatpayEnv;
  readonly health: HealthEnv;
  readonly overrides: OverrideEnv;
  readonly logLevel: string;
}

/** Of a payment provider, set all, or none: then it is not offered in production, and elsewhere is the sandbox's. */
export interface AlipayEnv {
  readonly appId: string | undefined;
  readonly sellerId: string | undefined;
  readonly privateKey: string | undefined;
  readonly publicKey: string | undefined;
  readonly gateway: string | undefined;
}

/** How notices go out: over SMTP, and by a gateway for short messages; the sandbox's inbox outside of production. */
export interface NoticesEnv {
  readonly smtpUrl: string | undefined;
  /** Who writes mails: an address. */
  readonly mailFrom: string;
  readonly smsUrl: string | undefined;
  readonly smsSecret: string | undefined;
}

export interface WechatpayEnv {
  readonly appId: string | undefined;
  readonly mchId: string | undefined;
  readonly serialNo: string | undefined;
  readonly privateKey: string | undefined;
  readonly apiV3Key: string | undefined;
  readonly publicKey: string | undefined;
  readonly publicKeyId: string | undefined;
  readonly baseUrl: string | undefined;
}

const alipayOf = (source: Source): AlipayEnv => {
  const names = ['APP_ID', 'SELLER_ID', 'PRIVATE_KEY', 'PUBLIC_KEY', 'GATEWAY'].map(
    (name) => `ALIPAY_${name}`,
  );
  const [appId, sellerId, privateKey, publicKey, gateway] = allOrNone(source, 'Alipay', names);
  return { appId, sellerId, privateKey, publicKey, gateway };
};

const noticesOf = (source: Source, origin: string): NoticesEnv => {
  const { SMTP_URL, SMS_URL, SMS_SECRET } = source;
  if (Boolean(SMS_URL) !== Boolean(SMS_SECRET))
    refuse(SMS_URL ? 'SMS_SECRET' : 'SMS_URL', 'is missing: SMS_URL and SMS_SECRET belong together');
  const host = new URL(origin).hostname;
  const noReply = `no-reply@${/\.[a-z]+$/i.test(host) ? host : 'localhost'}`;
  return {
    smtpUrl: SMTP_URL ? url(source, 'SMTP_URL', '', ['smtp:', 'smtps:']) : undefined,
    mailFrom: matching(source, 'MAIL_FROM', noReply, /^[^@\s<>]+@[^@\s<>]+$/, 'a mail address'),
    smsUrl: SMS_URL ? url(source, 'SMS_URL', '', ['http:', 'https:']) : undefined,
    smsSecret: SMS_SECRET ? secret(source, 'SMS_SECRET', /^.{16,256}$/, '16 to 256 signs') : undefined,
  };
};

const wechatpayOf = (source: Source): WechatpayEnv => {
  const names = [
    ...['APP_ID', 'MCH_ID', 'SERIAL_NO', 'PRIVATE_KEY', 'API_V3_KEY'],
    ...['PUBLIC_KEY', 'PUBLIC_KEY_ID', 'BASE_URL'],
  ].map((name) => `WECHATPAY_${name}`);
  const [appId, mchId, serialNo, privateKey, apiV3Key, publicKey, publicKeyId, baseUrl] = allOrNone(
    source,
    'WeChat Pay',
    names,
  );
  return { appId, mchId, serialNo, privateKey, apiV3Key, publicKey, publicKeyId, baseUrl };
};

const productionRules = (env: Env): void => {
  if (env.portalEnv !== 'production') return;
  if (env.captchaFixedCode) refuse('CAPTCHA_FIXED_CODE', 'is refused in production');
  if (!env.dataKey) refuse('DATA_KEY', 'is missing: 32 bytes as hex, which encrypt document numbers');
  if (!env.alipay.appId && !env.wechatpay.appId)
    refuse(
      'ALIPAY_APP_ID',
      'is missing: production needs Alipay or WeChat Pay (WECHATPAY_APP_ID), not the sandbox',
    );
  if (!env.notices.smtpUrl) refuse('SMTP_URL', 'is missing: production does not use the sandbox');
  if (!env.notices.smsUrl) refuse('SMS_URL', 'is missing: production does not use the sandbox');
};

/** Reads and checks the environment. Throws `ConfigError` with a sentence that names the variable. */
export const readEnv = (source: Source): Env => {
  const host = matching(source, 'HOST', '127.0.0.1', /^[\w.:-]+$/, 'a host name or address');
  const portNumber = port(source, 'PORT', 8080);
  const dataDir = source.DATA_DIR || '.data';
  const publicOrigin = url(source, 'PUBLIC_ORIGIN', `http://${host}:${portNumber}`, ['http:', 'https:']);
  const env: Env = {
    portalEnv: matching(
      source,
      'PORTAL_ENV',
      'production',
      /^(demo|production|test)$/,
      'demo, production or test',
    ) as PortalEnv,
    host,
    port: portNumber,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl: source.DATABASE_URL
      ? url(source, 'DATABASE_URL', '', ['postgres:', 'postgresql:'])
      : undefined,
    publicOrigin,
    trustedProxies: ranges(source, 'TRUSTED_PROXIES', 'loopback'),
    sandboxPort: port(source, 'SANDBOX_PORT', 8090),
    captchaFixedCode: optional(source, 'CAPTCHA_FIXED_CODE'),
    dataKey: source.DATA_KEY ? secret(source, 'DATA_KEY', /^[0-9a-fA-F]{64}$/, '64 hex digits') : undefined,
    releaseToken: source.RELEASE_TOKEN
      ? secret(source, 'RELEASE_TOKEN', /^[\w.~+/=-]{32,256}$/, '32 to 256 letters, digits or ._~+/=-')
      : undefined,
    releaseKeys: matching(
      source,
      'RELEASE_KEYS',
      '',
      /^(MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=(,(?=.)|$))*$/,
      'Ed25519 public keys, base64 of their DER form, with commas between them',
    )
      .split(',')
      .filter(Boolean),
    baseUrl: source.BASEURL ? url(source, 'BASEURL', '', ['http:', 'https:']) : '',
    orgCode: matching(source, 'ORGCODE', 'A86', /^[A-Za-z0-9]{1,16}$/, 'letters and digits'),
    sysTitle: source.SYSTITLE || '海途旅行',
    vicinity: matching(
      source,
      'VICINITY',
      '440000/440800/440802',
      /^\d{6}\/\d{6}\/\d{6}$/,
      'three region codes with slashes',
    ),
    alipay: alipayOf(source),
    notices: noticesOf(source, publicOrigin),
    wechatpay: wechatpayOf(source),
    health: healthOf(source),
    overrides: overridesOf(source),
    logLevel: matching(
      source,
      'LOG_LEVEL',
      'info',
      /^(fatal|error|warn|info|debug|trace|silent)$/,
      'a pino log level',
    ),
  };
  productionRules(env);
  return env;
};
