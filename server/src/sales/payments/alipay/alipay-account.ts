/** What Alipay gives a merchant. Keys are PEM: PKCS#8 for ours, SPKI for Alipay's. */
export interface AlipayAccount {
  readonly appId: string;
  readonly sellerId: string;
  readonly privateKey: string;
  readonly publicKey: string;
  /** The address of `gateway.do`. */
  readonly gateway: string;
}

export interface AlipayConfig extends AlipayAccount {
  /** Where Alipay posts its notifications. */
  readonly notifyUrl: string;
  /** Whether this is our own sandbox. */
  readonly sandbox?: boolean;
  /** How long one call may take altogether, 5000 ms unless told. */
  readonly timeoutMs?: number;
}
