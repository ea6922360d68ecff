/** What WeChat Pay gives a merchant. Keys are PEM: PKCS#8 for ours, SPKI for WeChat Pay's. */
export interface WechatpayAccount {
  readonly appId: string;
  readonly mchId: string;
  /** The serial number of our own API certificate, whose private half signs our requests. */
  readonly serialNo: string;
  readonly privateKey: string;
  /** The APIv3 key: 32 characters that encrypt notifications. */
  readonly apiV3Key: string;
  /** WeChat Pay's key, and its name in what it signs: `PUB_KEY_ID_…`, or the platform certificate's serial number. */
  readonly publicKey: string;
  readonly publicKeyId: string;
  /** Where the API stands, 'https://api.mch.weixin.qq.com', without a slash at the end. */
  readonly baseUrl: string;
}

export interface WechatpayConfig extends WechatpayAccount {
  /** Where WeChat Pay posts its notifications. */
  readonly notifyUrl: string;
  /** Whether this is our own sandbox. */
  readonly sandbox?: boolean;
  /** How long one call may take altogether, 5000 ms unless told. */
  readonly timeoutMs?: number;
}
