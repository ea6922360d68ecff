import type { ApiError, CallOptions } from '@portal/shared/api';
import type { PriceLine, ProductKind } from '@portal/shared/contract';
import type { FieldFault } from '@portal/shared/rules';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ErrorTexts } from './form/error-text.ts';
import type { ExtrasDraft } from './form/extras-form.ts';

/** The common fields of a quote; amounts in fen. */
export interface Priced {
  readonly lines: readonly PriceLine[];
  readonly amount: number;
  /** The deposit that can be paid first, if one is offered. */
  readonly deposit?: object | null;
}

/** The response of every booking. */
export interface Placed {
  readonly orderNo: string;
}

/** The texts of a kind in the current language. */
export interface BookingLabels {
  /** What is held for an unpaid order and how long, shown before the button. */
  readonly hold: string;
  /** What a line of the price is for. */
  readonly lineName: (line: PriceLine, place: number) => string;
  /** The deposit that can be paid first of an amount in fen, with its balance. */
  readonly deposit?: (amount: number, quote: Priced) => string | undefined;
  readonly soldOut: { readonly title: string; readonly body: string };
  /** Shown when the selection of the URL cannot be booked. */
  readonly closed: string;
  /** The URL to change the selection. */
  readonly other: { readonly to: string; readonly label: string };
}

/**
 * The interface of an order kind for the booking page. `F` is its form, with the same field paths as the
 * request body, so that a fault of the server finds its field.
 */
export interface BookingKind<
  F extends ExtrasDraft,
  Q extends Priced,
  B extends { readonly expectedAmount: number },
> {
  readonly kind: ProductKind;
  readonly productId: number;
  /** The selection of the URL as a key: each selection has its own draft. */
  readonly choice: string;
  /** Fields of the body that come from the URL: a refusal needs another selection. */
  readonly chosen: readonly string[];
  /** Restores the form from an unvalidated draft; blank without. */
  readonly read: (kept: unknown) => F;
  /** The draft of a form: no document numbers and no consent. */
  readonly keep: (form: F) => unknown;
  readonly check: (form: F) => readonly FieldFault[];
  readonly words: ErrorTexts;
  readonly quote: (form: F) => UseQueryOptions<Q, ApiError>;
  /** The body of the order; `amount` is what the buyer saw, in fen. */
  readonly body: (form: F, amount: number) => B;
  readonly send: (body: B, options: CallOptions) => Promise<Placed>;
  /** Runs after the order was placed. */
  readonly after?: (form: F) => void;
  readonly labels: BookingLabels;
}
