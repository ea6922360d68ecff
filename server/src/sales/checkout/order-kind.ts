import type { ProductKind } from '@portal/shared/contract';
import type { PricedLine } from '@portal/shared/rules';
import type { TravellerDeps } from '#src/identity/travellers/index.ts';
import type { Db, OrderForm, OrderSnapshot } from '#src/platform/database/index.ts';
import type { StockRequest, StockRow } from '#src/sales/inventory/index.ts';

/** What a booking costs at the prices of rows that are locked, and what it froze of them, in fen. */
export interface PricedBooking {
  readonly lines: readonly (PricedLine & { readonly name: string })[];
  readonly details: OrderSnapshot['details'];
}

/**
 * A booking of any kind, checked as far as that goes without locks. The common machine holds its `wants`, prices it at
 * the locked rows and makes the order: a new kind of order is a new way to make one of these.
 */
export interface PreparedBooking {
  readonly kind: ProductKind;
  readonly snapshot: Omit<OrderSnapshot, 'details' | 'discount' | 'couponId'>;
  readonly form: OrderForm;
  readonly travelDay: string | null;
  readonly wants: readonly StockRequest[];
  /** The amount the buyer saw, in fen. */
  readonly expectedAmount: number;
  /** Equal for the same things for the same people: see `fingerprintOf`. */
  readonly fingerprint: string;
  /** Throws a field fault when the rows do not offer what is asked for. */
  price(rows: readonly StockRow[]): PricedBooking;
  /**
   * Takes hold of what is not stock, in the transaction that makes the order or resumes it: done again it changes
   * nothing. Comes before stock is locked. Throws a field fault when others have it.
   */
  claim?(tx: Db, orderId: number): Promise<void>;
}

/** What quoting and preparing a booking needs; `cipher` seals document numbers. */
export type BookingDeps = TravellerDeps;

/** What a selection costs now. Throws a field fault like booking it. */
export type Quoting<Selection, Answer> = (deps: BookingDeps, selection: Selection) => Promise<Answer>;

/** Checks a member's booking and makes it ready to be placed. Throws the first field fault. */
export type Preparing<Booking> = (
  deps: BookingDeps,
  userId: number,
  booking: Booking,
) => Promise<PreparedBooking>;
