/** A merchant's account at WeChat Pay. Keys are PEM: PKCS#8 for ours, SPKI for WeChat Pay's. */
export interface WechatpayAccount {
  readonly appId: string;
  readonly mchId: string;
  /** The serial number of our API certificate, whose private key signs our requests. */
  readonly serialNo: string;
  readonly privateKey: string;
  /** The APIv3 key: 32 characters, encrypts webhooks. */
  readonly apiV3Key: string;
  /**
   * WeChat Pay's public key, and its id in signatures: `PUB_KEY_ID_…`, or the platform certificate's serial
   * number.
   */
  readonly publicKey: string;
  readonly publicKeyId: string;
  /** Base URL of the API, 'https://api.mch.weixin.qq.com', without a trailing slash. */
  readonly baseUrl: string;
}

export interface WechatpayConfig extends WechatpayAccount {
  /** Webhook URL. */
  readonly notifyUrl: string;
  /** Whether this is our own sandbox. */
  readonly sandbox?: boolean;
  /** Timeout of a call, 5000 ms by default. */
  readonly timeoutMs?: number;
}
