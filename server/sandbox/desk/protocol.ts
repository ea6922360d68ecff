import type { Refund, Trade } from './book.ts';
import type { Reason } from './trades.ts';

/** What a test may falsify about a payment: what was really paid, or whose books the notification names. */
export interface Falsified {
  readonly amount?: number;
  readonly appId?: string;
  readonly sellerId?: string;
}

/** A notification before it is dated and signed: what it is known by, and what it says. */
export interface Notice {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What one provider does its own way. Everything else about trades, faults and the cashier is the same for all. */
export interface Protocol {
  /** The first part of its paths, and the name of its book. */
  readonly name: string;
  /** What its cashier calls itself. */
  readonly brand: { readonly zh: string; readonly en: string };
  /** Waits between the posts of a notification until it is acknowledged, in ms; after the last it is given up. */
  readonly schedule: readonly number[];
  newTradeNo(now: number): string;
  /** The notification of a trade's current state, or of its refund; undefined when none is sent. */
  describe(trade: Trade, refund?: Refund, falsified?: Falsified): Notice | undefined;
  /** One post of a notification, signed now; `forged` with a key the merchant does not trust. */
  sign(notice: Notice, forged: boolean): Post;
  isAcknowledged(status: number, text: string): boolean;
  /** Where the buyer goes after paying on the page. */
  returnTo(trade: Trade, returnUrl: string): string;
  /** The provider's code and words for a no. */
  explain(reason: Reason): string;
}
