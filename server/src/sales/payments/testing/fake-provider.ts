import {
  type BillLine,
  ForgedNotification,
  type PaymentNotification,
  type PaymentOffer,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentWay,
  ProviderError,
  ProviderRefusal,
  type RefundRequest,
  type RefundState,
  type Trade,
  type TradeState,
} from '../payment-provider.ts';
import { webhookPath } from '../providers.ts';

interface FakeTrade {
  readonly request: PaymentRequest;
  state: TradeState;
  tradeNo?: string;
}

/** An in-memory payment provider that pays, refuses, times out and forges on demand. */
export class FakeProvider implements PaymentProvider {
  readonly name = 'alipay';
  readonly ways = ['qr', 'page'] as const;
  readonly sandbox = true;
  readonly appId = 'app-1';
  readonly sellerId = 'seller-1';
  readonly noticePath = webhookPath('alipay');
  readonly trades = new Map<string, FakeTrade>();
  readonly refunds = new Map<string, RefundRequest>();
  /** Its bills by day. */
  readonly bills = new Map<string, BillLine[]>();
  /** Number of calls by method. */
  readonly calls = { start: 0, query: 0, close: 0, refund: 0, queryRefund: 0, bill: 0 };
  /** Methods that do not respond. */
  readonly silent = new Set<keyof FakeProvider['calls']>();
  /** If true, refunds succeed, but the response is lost. */
  losesRefundAnswers = false;
  /** Refusal codes by refund number. */
  readonly failing = new Map<string, string>();
  #count = 0;

  #refuse(refundNo: string): void {
    const code = this.failing.get(refundNo);
    if (code) throw new ProviderRefusal(`the refund is ${code}`, code);
  }

  #come(call: keyof FakeProvider['calls']): void {
    this.calls[call] += 1;
    if (this.silent.has(call)) throw new ProviderError(`no answer to ${call}`);
  }

  async start(way: PaymentWay, request: PaymentRequest): Promise<PaymentOffer> {
    this.#come('start');
    const known = this.trades.get(request.paymentNo);
    if (known?.state === 'success') throw new ProviderRefusal('paid', 'ACQ.TRADE_HAS_SUCCESS');
    if (!known) this.trades.set(request.paymentNo, { request, state: 'absent' });
    this.#count += 1;
    const place = `https://fake.test/${request.paymentNo}/${this.#count}`;
    return way === 'qr' ? { way, code: place } : { way, url: place };
  }

  async query(paymentNo: string): Promise<Trade> {
    this.#come('query');
    const trade = this.trades.get(paymentNo);
    if (!trade || trade.state === 'absent') return { state: 'absent' };
    return { state: trade.state, tradeNo: trade.tradeNo, amount: trade.request.amount };
  }

  async close(paymentNo: string): Promise<void> {
    this.#come('close');
    const trade = this.trades.get(paymentNo);
    if (trade?.state === 'success') throw new ProviderRefusal('paid', 'ACQ.TRADE_STATUS_ERROR');
    if (trade?.state === 'waiting') trade.state = 'closed';
  }

  async refund(request: RefundRequest): Promise<RefundState> {
    this.#come('refund');
    this.#refuse(request.refundNo);
    const trade = this.trades.get(request.paymentNo);
    if (trade?.state !== 'success') throw new ProviderRefusal('not paid', 'ACQ.TRADE_NOT_EXIST');
    this.refunds.set(request.refundNo, request);
    if (this.losesRefundAnswers) throw new ProviderError('the answer was lost');
    return 'success';
  }

  async queryRefund(_paymentNo: string, refundNo: string): Promise<RefundState> {
    this.#come('queryRefund');
    this.#refuse(refundNo);
    return this.refunds.has(refundNo) ? 'success' : 'absent';
  }

  async bill(day: string): Promise<readonly BillLine[]> {
    this.#come('bill');
    return this.bills.get(day) ?? [];
  }

  parseNotification(body: Readonly<Record<string, string>>): PaymentNotification {
    const { sign, amount, state = 'success', ...fields } = body;
    if (sign !== 'good') throw new ForgedNotification('not signed by the provider');
    if (!fields.paymentNo) throw new ProviderError('paymentNo is missing');
    return { ...fields, amount: Number(amount), state } as PaymentNotification;
  }

  /** Pays as the buyer; returns the webhook's fields. */
  pay(paymentNo: string): Record<string, string> {
    const trade = this.trades.get(paymentNo);
    if (!trade) throw new Error(`no payment ${paymentNo}`);
    this.#count += 1;
    trade.state = 'success';
    trade.tradeNo = `trade-${this.#count}-${paymentNo}`;
    return this.notification(paymentNo, trade.tradeNo, trade.request.amount);
  }

  /** Scans the code as the buyer, without paying. */
  scan(paymentNo: string): void {
    const trade = this.trades.get(paymentNo);
    if (trade) Object.assign(trade, { state: 'waiting', tradeNo: `trade-${paymentNo}` });
  }

  notification(paymentNo: string, tradeNo: string, amount: number): Record<string, string> {
    const { appId, sellerId } = this;
    const notificationId = `notice-${tradeNo}`;
    return {
      sign: 'good',
      notificationId,
      appId,
      sellerId,
      paymentNo,
      tradeNo,
      amount: String(amount),
      state: 'success',
    };
  }
}
