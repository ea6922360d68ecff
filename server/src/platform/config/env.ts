import type { AccessEnv } from './access-env.ts';
import type { OverrideEnv } from './override-origins.ts';
import type { ReleasePipeline } from './release-pipelines.ts';
import type { ServerTls } from './server-tls.ts';

type PortalEnv = 'demo' | 'production' | 'test';

/** The environment of the server, parsed and validated once. */
export interface Env {
  readonly portalEnv: PortalEnv;
  /** `web` answers requests, `worker` runs the jobs, `all` does both. */
  readonly portalRole: 'all' | 'web' | 'worker';
  readonly host: string;
  readonly port: number;
  /** Undefined: plain HTTP, on both ports. */
  readonly tls: ServerTls | undefined;
  /** Serves metrics and readiness, which no proxy forwards. */
  readonly operationsPort: number;
  readonly dataDir: string;
  /** An external PostgreSQL; undefined: the bundled one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: DatabasePoolEnv;
  readonly publicOrigin: string;
  /** Proxies whose X-Forwarded-For is trusted: addresses, CIDR ranges, or names of ranges. */
  readonly trustedProxies: readonly string[];
  readonly sandboxPort: number;
  /** Accepted as the answer to every captcha; for tests, refused in production. */
  readonly captchaFixedCode: string | undefined;
  readonly access: AccessEnv;
  /** Keys of 32 bytes as hex, with commas; the first encrypts. Generated in `dataDir` outside of production. */
  readonly dataKey: string | undefined;
  /** Token with which pipelines publish and promote releases; undefined: only members may. */
  readonly releaseToken: string | undefined;
  /** Failed checks are forced with `releaseToken` alone: without a second person, as `npm start` does. */
  readonly releaseTokenForcesAlone: boolean;
  /** The public keys whose releases are accepted: Ed25519, base64 of DER. Empty: nothing can be published. */
  readonly releaseKeys: readonly string[];
  /** Pipelines that sign in with tokens of their OpenID Connect issuer. */
  readonly releasePipelines: readonly ReleasePipeline[];
  readonly baseUrl: string;
  readonly orgCode: string;
  readonly sysTitle: string;
  readonly vicinity: string;
  readonly alipay: AlipayEnv;
  readonly notices: NoticesEnv;
  /** Where operators get events; undefined: nowhere. */
  readonly webhook: WebhookEnv | undefined;
  readonly wechatpay: WechatpayEnv;
  readonly stripe: StripeEnv;
  /** What one member of staff may refund a day without a second person, in fen. */
  readonly refundLimit: number;
  /** Days after the decision on a visa until its documents are deleted. */
  readonly visaFileDays: number;
  readonly retention: RetentionEnv;
  /** Scans uploads: path of clamd's socket, or host:port. */
  readonly clamd: string | undefined;
  readonly health: HealthEnv;
  /** Processes that render documents; 0: browsers render all of them. Undefined: one for each core but the first. */
  readonly renderProcesses: number | undefined;
  /** A document that is not cached is preceded by a 103 response. */
  readonly earlyHints: boolean;
  readonly overrides: OverrideEnv;
  /** Whom preview links work for: everybody who has one, or accounts with `release:override`. */
  readonly previewLinks: 'anyone' | 'staff';
  readonly logLevel: string;
}

/** The server's connections. */
interface DatabasePoolEnv {
  /** For API calls. */
  readonly max: number;
  /** A pooler that lends a connection for a transaction, without or with named statements. */
  readonly pooler: 'none' | 'transaction' | 'transaction-prepared';
  /** Address for documents and readiness. */
  readonly reserveUrl: string | undefined;
}

/** Settings of a payment provider, all or none. Without them production lacks it, others use the sandbox. */
export interface AlipayEnv {
  readonly appId: string | undefined;
  readonly sellerId: string | undefined;
  readonly privateKey: string | undefined;
  readonly publicKey: string | undefined;
  readonly gateway: string | undefined;
}

/** Sends notifications over SMTP and an SMS gateway; to the sandbox's inbox outside of production. */
export interface NoticesEnv {
  readonly smtpUrl: string | undefined;
  /** The sender address of mails. */
  readonly mailFrom: string;
  readonly smsUrl: string | undefined;
  readonly smsSecret: string | undefined;
  /** The calling codes of the countries that the gateway reaches, besides mainland China. */
  readonly smsCountries: readonly string[];
  /** Limits of verification codes on all replicas, which bound what a wave of requests costs. */
  readonly codesPerHour: Readonly<Record<'sms' | 'mail', number>>;
}

/** The receiver of events for operators, and the secret that signs them. */
export interface WebhookEnv {
  readonly url: string;
  readonly secret: string;
}

/** Days until personal data are erased. */
interface RetentionEnv {
  /** After the last change of an order that ended; at least the three years of 电子商务法 § 31. */
  readonly orderDays: number;
  /** After the last step of an enquiry. */
  readonly enquiryDays: number;
  /** Of names and details in the audit log; at least the six months of 网络安全法 § 21. */
  readonly auditDays: number;
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

export interface StripeEnv {
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
}

/** When a canary is halted: minimum loads in this many minutes, and the share of failures in percent. */
export interface HaltRule {
  readonly minLoads: number;
  readonly minutes: number;
  readonly percent: number;
}

/** Settings of release monitoring. */
export interface HealthEnv {
  /** Browsers report one in this many successful loads. */
  readonly sampling: number;
  readonly halt: HaltRule;
  /** For how long a promoted release can be rolled back by the rule for canaries; 0 for never. */
  readonly trialMinutes: number;
  /**
   * From how many networks, and as many visitors, failures have to be reported before the portal acts on them. Above
   * one, reports of a visitor and of a network count up to a limit only.
   */
  readonly networks: number;
}
