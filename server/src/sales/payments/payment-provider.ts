export type ProviderName = 'alipay' | 'wechatpay';

/** How the buyer pays: by scanning a code with the phone, or on the provider's own page. */
export type PaymentWay = 'qr' | 'page';

/** What a provider is asked to collect. Amounts are fen; `expiresAt` ends the offer before our hold does. */
export interface PaymentRequest {
  readonly paymentNo: string;
  readonly subject: string;
  readonly amount: number;
  readonly expiresAt: Date;
  /** Where the provider sends the buyer back to after paying on its page. */
  readonly returnUrl: string;
}

/** Text for a QR code, or an address to send the buyer to. */
export type PaymentOffer =
  | { readonly way: 'qr'; readonly code: string }
  | { readonly way: 'page'; readonly url: string };

/**
 * The provider's view of one trade. `absent`: the buyer has not scanned yet, so no trade exists there. `closed`: ended
 * unpaid, or paid and then refunded in full (Alipay tells no difference).
 */
export type TradeState = 'absent' | 'waiting' | 'success' | 'closed';
export interface Trade {
  readonly state: TradeState;
  readonly tradeNo?: string;
  readonly amount?: number;
}

/**
 * A verified notification: the signature is the provider's; whether it matches the ledger is not yet decided. Providers
 * repeat notifications, also later ones of the same trade: `success` again on a partial refund, `closed` on a full one.
 */
export interface PaymentNotification {
  /** The provider's id of this notification, for telling repeats. */
  readonly noticeId: string;
  readonly appId: string;
  readonly sellerId: string;
  readonly paymentNo: string;
  readonly tradeNo: string;
  readonly amount: number;
  readonly state: TradeState;
}

/**
 * A verified notification of a refund that came to its end: `failed` means that somebody has to act at the provider.
 * Not every provider tells of refunds.
 */
export interface RefundNotification {
  readonly noticeId: string;
  readonly sellerId: string;
  readonly paymentNo: string;
  readonly refundNo: string;
  readonly amount: number;
  readonly state: 'success' | 'failed';
}

export interface RefundRequest {
  readonly paymentNo: string;
  /** What the payment brought in altogether. */
  readonly paid: number;
  /** The same number on every retry, so that the provider refunds once. */
  readonly refundNo: string;
  readonly amount: number;
  readonly reason: string;
}

export type RefundState = 'absent' | 'processing' | 'success';

/** A line of a provider's bill: money that came in, or went back under a refund's number. Fen, always positive. */
export interface BillLine {
  readonly kind: 'payment' | 'refund';
  /** The payment's number, or the refund's. */
  readonly number: string;
  readonly tradeNo: string;
  readonly amount: number;
}

/**
 * One payment provider. Every call signs its request and verifies the answer; a wrong signature, a time-out or an
 * unreadable answer throws `ProviderError`, and the caller leaves its own state as it was. Messages carry no key.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** How buyers can pay with it. */
  readonly ways: readonly PaymentWay[];
  /** Whether it trades with our own sandbox, where no real money moves. */
  readonly sandbox: boolean;
  /** The ids a genuine notification must carry. */
  readonly appId: string;
  readonly sellerId: string;
  start(way: PaymentWay, request: PaymentRequest): Promise<PaymentOffer>;
  query(paymentNo: string): Promise<Trade>;
  /**
   * Closes an unpaid trade. A trade that does not exist or is closed already counts as closed; a paid one throws
   * `ProviderRefusal`. A code not yet scanned stays payable until its `expiresAt`, so money can still arrive.
   */
  close(paymentNo: string): Promise<void>;
  /**
   * Asks for a refund. `processing` means accepted: ask again with `queryRefund`. Throws `ProviderRefusal` when the
   * provider says no (more than is left, unpaid trade, same number with another amount).
   */
  refund(request: RefundRequest): Promise<RefundState>;
  queryRefund(paymentNo: string, refundNo: string): Promise<RefundState>;
  /**
   * Everything that the provider moved on a day in Asia/Shanghai that is over (bills are ready by the next morning). A
   * day on which nothing moved is empty. Throws `ProviderError` while the bill cannot be had.
   */
  bill(day: string): Promise<readonly BillLine[]>;
  /**
   * Verifies and reads a notification: the texts that its route took from the request. Throws `ForgedNotice` when the
   * signature is not the provider's, `ProviderError` when it is but the content cannot be read.
   */
  parseNotification(body: Readonly<Record<string, string>>): PaymentNotification | RefundNotification;
}

/** A call whose outcome is unknown: it may have worked. Ask again before deciding anything. */
export class ProviderError extends Error {}

/** The provider understood the call and said no, with its own `code`; the same call again changes nothing. */
export class ProviderRefusal extends ProviderError {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export class ForgedNotification extends Error {}
