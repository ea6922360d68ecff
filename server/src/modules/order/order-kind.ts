import type { ProductKind } from '@portal/shared/contract';
import type { PricedLine } from '@portal/shared/rules';
import type { OrderForm, OrderSnapshot } from '../../db/schema/order-documents.ts';
import type { StockRow, StockWant } from './stock-repository.ts';

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
  readonly snapshot: Omit<OrderSnapshot, 'details'>;
  readonly form: OrderForm;
  readonly travelDay: string | null;
  readonly wants: readonly StockWant[];
  /** The amount the buyer saw, in fen. */
  readonly expectedAmount: number;
  /** Equal for the same things for the same people. */
  readonly fingerprint: string;
  /** Throws a field fault when the rows do not offer what is asked for. */
  price(rows: readonly StockRow[]): PricedBooking;
}
