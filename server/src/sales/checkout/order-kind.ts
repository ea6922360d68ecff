import type { ProductKind, Quote, Text } from '@portal/shared/contract';
import { amountOf, type PricedLine } from '@portal/shared/rules';
import type { TravellerDeps } from '#src/identity/travellers/index.ts';
import type { Db, OrderForm, OrderSnapshot } from '#src/platform/database/index.ts';
import type { StockRequest, StockRow } from '#src/sales/inventory/index.ts';

/** The price of a booking by its locked stock rows, and the snapshot of them, in fen. */
export interface PricedBooking {
  readonly lines: readonly (PricedLine & { readonly name: string })[];
  readonly details: OrderSnapshot['details'];
}

/**
 * A booking of any kind, validated as far as possible without locks. `placeOrder` holds its `wants`, prices
 * it by the locked rows and creates the order. A new kind of order only needs a function that returns one of
 * these.
 */
export interface PreparedBooking {
  readonly kind: ProductKind;
  readonly snapshot: Omit<OrderSnapshot, 'details' | 'discount' | 'couponId'>;
  readonly form: OrderForm;
  readonly travelDay: string | null;
  readonly wants: readonly StockRequest[];
  /** The amount the buyer saw, in fen. */
  readonly expectedAmount: number;
  /** Equal for the same items and people: see `fingerprintOf`. */
  readonly fingerprint: string;
  /** Throws an HttpError naming the field when the rows do not offer what was booked. */
  price(rows: readonly StockRow[]): PricedBooking;
  /**
   * Claims what is not stock (documents, travellers' days), in the transaction that creates or resumes the
   * order. Idempotent. Runs before stock is locked. Throws an HttpError naming the field when another order
   * has it.
   */
  claim?(tx: Db, orderId: number): Promise<void>;
}

/** Dependencies of quoting and preparing; `cipher` encrypts document numbers. */
export type BookingDeps = TravellerDeps;

/** Returns the current price of a selection. Throws like booking. */
export type Quoting<Selection, Answer> = (deps: BookingDeps, selection: Selection) => Promise<Answer>;

/**
 * Validates a member's booking and prepares it for `placeOrder`. Throws an HttpError for the first invalid
 * field.
 */
export type Preparing<Booking> = (
  deps: BookingDeps,
  userId: number,
  booking: Booking,
) => Promise<PreparedBooking>;

/** A quote of price lines in fen; `left` is the minimum over the calendar rows needed. */
export const quoteOf = (
  lines: PricedBooking['lines'],
  rows: readonly StockRow[],
  terms: readonly Text[],
): Quote => ({
  lines: [...lines],
  amount: amountOf(lines),
  left: Math.max(0, Math.min(...rows.map(({ total, held, sold }) => total - held - sold))),
  terms: [...terms],
});
