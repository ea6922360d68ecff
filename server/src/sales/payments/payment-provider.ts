export type ProviderName = 'alipay' | 'wechatpay' | 'stripe';

/** How the buyer pays: by scanning a QR code, or on the provider's page. */
export type PaymentWay = 'qr' | 'page';

/** A payment to start. Amount in fen; `expiresAt` is before the end of our hold. */
export interface PaymentRequest {
  readonly paymentNo: string;
  /** Title of the order in Chinese. */
  readonly subject: string;
  readonly subjectEn?: string;
  /** The visitor's language. */
  readonly language: 'zh' | 'en';
  readonly amount: number;
  readonly expiresAt: Date;
  /** Redirect URL after paying on the provider's page. */
  readonly returnUrl: string;
  /** Redirect URL after giving up on the provider's page. */
  readonly cancelUrl: string;
}

/**
 * Text for a QR code, or a URL to redirect the buyer to. `reference`: the provider's own id of the offer, if it
 * cannot find a payment by our number.
 */
export type PaymentOffer = { readonly reference?: string } & (
  | { readonly way: 'qr'; readonly code: string }
  | { readonly way: 'page'; readonly url: string }
);

/**
 * State of a trade at the provider. `absent`: not scanned yet, so no trade exists. `closed`: closed unpaid,
 * or paid and then refunded in full (Alipay does not distinguish them).
 */
export type TradeState = 'absent' | 'waiting' | 'success' | 'closed';
export interface Trade {
  readonly state: TradeState;
  readonly tradeNo?: string;
  readonly amount?: number;
}

/**
 * A payment webhook with a valid signature, not yet compared with the ledger. Providers repeat webhooks and
 * send later ones for the same trade: `success` again on a partial refund, `closed` on a full one.
 */
export interface PaymentNotification {
  /** The provider's id of this webhook, to detect repeats. */
  readonly notificationId: string;
  readonly appId: string;
  readonly sellerId: string;
  readonly paymentNo: string;
  readonly tradeNo: string;
  readonly amount: number;
  readonly state: TradeState;
}

/**
 * A refund webhook with a valid signature: `failed` needs manual action at the provider. Not every provider
 * sends these.
 */
export interface RefundNotification {
  readonly notificationId: string;
  readonly sellerId: string;
  readonly paymentNo: string;
  readonly refundNo: string;
  readonly amount: number;
  readonly state: 'success' | 'failed';
}

/**
 * A dispute of a card payment with a valid signature: the buyer's bank takes the money back until it is decided.
 * `detail` is for finance.
 */
export interface DisputeNotification {
  readonly notificationId: string;
  readonly tradeNo: string;
  readonly detail: string;
}

/** A webhook with a valid signature that concerns no payment of ours. */
export interface IrrelevantNotification {
  readonly irrelevant: string;
}

export type ProviderNotification =
  | PaymentNotification
  | RefundNotification
  | DisputeNotification
  | IrrelevantNotification;

export interface RefundRequest {
  readonly paymentNo: string;
  /** The provider's number of the paid trade. */
  readonly tradeNo?: string;
  /** Total amount of the payment. */
  readonly paid: number;
  /** Idempotency key at the provider: the same number on every retry. */
  readonly refundNo: string;
  readonly amount: number;
  readonly reason: string;
}

export type RefundState = 'absent' | 'processing' | 'success';

/** A line of a provider's bill: a payment, or a refund with its number. Fen, always positive. */
export interface BillLine {
  readonly kind: 'payment' | 'refund';
  /** Number of the payment or refund. */
  readonly number: string;
  readonly tradeNo: string;
  readonly amount: number;
}

/**
 * A payment provider. Every call signs its request and verifies the response; an invalid signature, a timeout
 * or an unreadable response throws `ProviderError`, and the caller leaves its state unchanged. Messages
 * contain no keys.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The supported ways to pay. */
  readonly ways: readonly PaymentWay[];
  /** Whether it is our own sandbox, where no real money moves. */
  readonly sandbox: boolean;
  /** The ids a genuine webhook must contain. */
  readonly appId: string;
  readonly sellerId: string;
  start(way: PaymentWay, request: PaymentRequest): Promise<PaymentOffer>;
  /** `reference`: that of the offer. Where a provider gives one, a payment without it is absent. */
  query(paymentNo: string, reference?: string): Promise<Trade>;
  /**
   * Closes an unpaid trade. A missing or closed trade counts as closed; a paid one throws `ProviderRefusal`.
   * A QR code not yet scanned can be paid until its `expiresAt`, so money can still arrive.
   */
  close(paymentNo: string, reference?: string): Promise<void>;
  /**
   * Requests a refund. `processing` means accepted: poll with `queryRefund`. Throws `ProviderRefusal` when
   * the provider refuses (more than is left, unpaid trade, same number with another amount).
   */
  refund(request: RefundRequest): Promise<RefundState>;
  queryRefund(paymentNo: string, refundNo: string, tradeNo?: string): Promise<RefundState>;
  /**
   * All payments and refunds of a past day in Asia/Shanghai (bills are ready by the next morning); empty when
   * there were none. Throws `ProviderError` while the bill is not available.
   */
  bill(day: string): Promise<readonly BillLine[]>;
  /**
   * Verifies and parses a webhook from the fields its route read. Throws `ForgedNotification` when the
   * signature is invalid, `ProviderError` when it is valid but the content cannot be read.
   */
  parseNotification(body: Readonly<Record<string, string>>): ProviderNotification;
}

/** A call with unknown outcome: it may have succeeded. Query again before deciding anything. */
export class ProviderError extends Error {}

/** The provider refused the call, with its `code`; a retry would not change that. */
export class ProviderRefusal extends ProviderError {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export class ForgedNotification extends Error {}
