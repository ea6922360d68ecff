import type { OverrideEnv } from './override-origins.ts';

type PortalEnv = 'demo' | 'production' | 'test';

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

/** When a canary is taken back: from so many loads in so many minutes, at this share of failed ones, in percent. */
export interface HaltRule {
  readonly minLoads: number;
  readonly minutes: number;
  readonly percent: number;
}

/** What is made of what browsers tell. */
export interface HealthEnv {
  /** Of loads that go well, browsers tell one in so many. */
  readonly sampling: number;
  readonly halt: HaltRule;
}
