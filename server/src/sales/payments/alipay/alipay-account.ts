/** A merchant's account at Alipay. Keys are PEM: PKCS#8 for ours, SPKI for Alipay's. */
export interface AlipayAccount {
  readonly appId: string;
  readonly sellerId: string;
  readonly privateKey: string;
  readonly publicKey: string;
  /** The URL of `gateway.do`. */
  readonly gateway: string;
}

export interface AlipayConfig extends AlipayAccount {
  /** Webhook URL. */
  readonly notifyUrl: string;
  /** Whether this is our own sandbox. */
  readonly sandbox?: boolean;
  /** Timeout of a call, 5000 ms by default. */
  readonly timeoutMs?: number;
}
