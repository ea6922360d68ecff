import type { Reason } from './trade-rules.ts';
import type { Refund, Trade } from './trade-store.ts';

/** Facts that a test can falsify: the amount paid, or the merchant in the notification. */
export interface Falsified {
  readonly amount?: number;
  readonly appId?: string;
  readonly sellerId?: string;
}

/** A notification before timestamp and signature: its id and its fields. */
export interface Notification {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The parts specific to one provider. Trades, simulated failures and the cashier are shared. */
export interface Protocol {
  /** Prefix of its paths, and name of its state file. */
  readonly name: string;
  /** Brand name on its cashier. */
  readonly brand: { readonly zh: string; readonly en: string };
  /** Retry intervals of a notification in ms; after the last one it is dropped. */
  readonly schedule: readonly number[];
  newTradeNo(now: number): string;
  /** The notification of a trade's current state, or of its refund; undefined when none is sent. */
  describe(trade: Trade, refund?: Refund, falsified?: Falsified): Notification | undefined;
  /** Signs a notification for one post; `forged` with a key that the merchant does not trust. */
  sign(notification: Notification, forged: boolean): Post;
  isAcknowledged(status: number, text: string): boolean;
  /** The redirect URL after a page payment. */
  returnTo(trade: Trade, returnUrl: string): string;
  /** The provider's code and message of a refusal. */
  explain(reason: Reason): string;
}
