import { resolve } from 'node:path';
import { readAccess } from './access-env.ts';
import type { AlipayEnv, Env, HealthEnv, NoticesEnv, StripeEnv, WebhookEnv, WechatpayEnv } from './env.ts';
import { readOverrideOrigins } from './override-origins.ts';
import {
  requireEncryptedDatabase,
  requireProductionSettings,
  requireVerifiedCertificates,
} from './production-settings.ts';
import { readVariables } from './read-variables.ts';
import { readReleasePipelines } from './release-pipelines.ts';
import { readServerTls } from './server-tls.ts';
import { refuse, type Source } from './source.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import { type Variables, variables } from './variables.ts';

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/** Requires all or none of the settings with a common prefix. */
const requireAllOrNone = (given: Variables, provider: string, prefix: string): void => {
  const names = Object.keys(variables.properties).filter((name) => name.startsWith(prefix));
  const missing = names.filter((name) => !given[name as keyof Variables]);
  if (missing.length > 0 && missing.length < names.length)
    refuse(missing[0] as string, `is missing: ${provider} needs all of its settings or none`);
};

const alipayOf = (given: Variables): AlipayEnv => {
  requireAllOrNone(given, 'Alipay', 'ALIPAY_');
  return {
    appId: given.ALIPAY_APP_ID,
    sellerId: given.ALIPAY_SELLER_ID,
    privateKey: given.ALIPAY_PRIVATE_KEY,
    publicKey: given.ALIPAY_PUBLIC_KEY,
    gateway: given.ALIPAY_GATEWAY,
  };
};

const wechatpayOf = (given: Variables): WechatpayEnv => {
  requireAllOrNone(given, 'WeChat Pay', 'WECHATPAY_');
  return {
    appId: given.WECHATPAY_APP_ID,
    mchId: given.WECHATPAY_MCH_ID,
    serialNo: given.WECHATPAY_SERIAL_NO,
    privateKey: given.WECHATPAY_PRIVATE_KEY,
    apiV3Key: given.WECHATPAY_API_V3_KEY,
    publicKey: given.WECHATPAY_PUBLIC_KEY,
    publicKeyId: given.WECHATPAY_PUBLIC_KEY_ID,
    baseUrl: given.WECHATPAY_BASE_URL,
  };
};

const stripeOf = (given: Variables): StripeEnv => {
  requireAllOrNone(given, 'Stripe', 'STRIPE_');
  return { secretKey: given.STRIPE_SECRET_KEY, webhookSecret: given.STRIPE_WEBHOOK_SECRET };
};

const webhookOf = ({ ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET }: Variables): WebhookEnv | undefined => {
  if (ALERT_WEBHOOK_URL && ALERT_WEBHOOK_SECRET)
    return { url: ALERT_WEBHOOK_URL, secret: ALERT_WEBHOOK_SECRET };
  if (!ALERT_WEBHOOK_URL && !ALERT_WEBHOOK_SECRET) return undefined;
  return refuse(
    ALERT_WEBHOOK_URL ? 'ALERT_WEBHOOK_SECRET' : 'ALERT_WEBHOOK_URL',
    'is missing: ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET belong together',
  );
};

const noticesOf = (given: Variables, origin: string): NoticesEnv => {
  const { SMTP_URL, SMS_URL, SMS_SECRET } = given;
  if (Boolean(SMS_URL) !== Boolean(SMS_SECRET))
    refuse(SMS_URL ? 'SMS_SECRET' : 'SMS_URL', 'is missing: SMS_URL and SMS_SECRET belong together');
  const host = new URL(origin).hostname;
  const mailFrom = given.MAIL_FROM ?? `no-reply@${/\.[a-z]+$/i.test(host) ? host : 'localhost'}`;
  const codesPerHour = { sms: given.SMS_CODES_PER_HOUR, mail: given.MAIL_CODES_PER_HOUR };
  const smsCountries = given.SMS_COUNTRIES.split(',').filter(Boolean);
  return { smtpUrl: SMTP_URL, mailFrom, smsUrl: SMS_URL, smsSecret: SMS_SECRET, smsCountries, codesPerHour };
};

/**
 * All successful loads are reported in demo and test, one in ten in production. There failures have to come from
 * several networks; a demo has one.
 */
const healthOf = (given: Variables): HealthEnv => ({
  sampling: given.LOAD_SAMPLING ?? (given.PORTAL_ENV === 'production' ? 10 : 1),
  halt: {
    minLoads: given.CANARY_HALT_LOADS,
    minutes: given.CANARY_HALT_MINUTES,
    percent: given.CANARY_HALT_PERCENT,
  },
  trialMinutes: given.RELEASE_TRIAL_MINUTES,
  networks: given.CANARY_HALT_NETWORKS ?? (given.PORTAL_ENV === 'production' ? 3 : 1),
});

/** Reads and validates the environment. Throws `ConfigError` naming the variable. */
export const readEnv = (source: Source): Env => {
  const given = readVariables(source);
  const publicOrigin = withoutSlash(given.PUBLIC_ORIGIN ?? `http://${given.HOST}:${given.PORT}`);
  const env: Env = {
    portalEnv: given.PORTAL_ENV,
    portalRole: given.PORTAL_ROLE,
    host: given.HOST,
    port: given.PORT,
    tls: readServerTls(given),
    operationsPort: given.OPERATIONS_PORT,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databasePool: {
      max: given.DATABASE_CONNECTIONS,
      pooler: given.DATABASE_POOLER,
      reserveUrl: given.DATABASE_RESERVE_URL,
    },
    publicOrigin,
    trustedProxies: readTrustedProxies(given.TRUSTED_PROXIES),
    sandboxPort: given.SANDBOX_PORT,
    captchaFixedCode: given.CAPTCHA_FIXED_CODE,
    access: readAccess(given),
    dataKey: given.DATA_KEY,
    releaseToken: given.RELEASE_TOKEN,
    releaseTokenForcesAlone: given.PORTAL_ENV !== 'production',
    releaseKeys: given.RELEASE_KEYS.split(',').filter(Boolean),
    releasePipelines: readReleasePipelines(given),
    baseUrl: withoutSlash(given.BASEURL ?? ''),
    orgCode: given.ORGCODE,
    sysTitle: given.SYSTITLE,
    vicinity: given.VICINITY,
    alipay: alipayOf(given),
    notices: noticesOf(given, publicOrigin),
    webhook: webhookOf(given),
    wechatpay: wechatpayOf(given),
    stripe: stripeOf(given),
    refundLimit: given.REFUND_LIMIT * 100,
    visaFileDays: given.VISA_FILE_DAYS,
    retention: {
      orderDays: given.ORDER_DAYS,
      enquiryDays: given.ENQUIRY_DAYS,
      auditDays: given.AUDIT_DAYS,
    },
    clamd: given.CLAMD,
    health: healthOf(given),
    renderProcesses: given.RENDER_PROCESSES,
    earlyHints: given.EARLY_HINTS === 'on',
    overrides: readOverrideOrigins(given),
    previewLinks: given.PREVIEW_LINKS ?? (given.PORTAL_ENV === 'production' ? 'staff' : 'anyone'),
    logLevel: given.LOG_LEVEL,
  };
  if (env.portalEnv === 'production') {
    requireVerifiedCertificates(source);
    requireProductionSettings(env, given);
  }
  return env;
};

/** Settings of the commands that work on the database. */
export interface CommandEnv extends Pick<Env, 'dataKey' | 'dataDir'> {
  readonly databaseUrl: string;
}

/** The settings of a command that needs the database only. Throws `ConfigError`. */
export const readCommandEnv = (source: Source): CommandEnv => {
  const given = readVariables(source);
  const databaseUrl = given.DATABASE_URL ?? refuse('DATABASE_URL', 'is missing: the database to use');
  if (given.PORTAL_ENV === 'production') {
    requireVerifiedCertificates(source);
    requireEncryptedDatabase(given);
  }
  return { databaseUrl, dataKey: given.DATA_KEY, dataDir: resolve(given.DATA_DIR) };
};
