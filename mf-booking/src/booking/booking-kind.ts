import type { ApiError, CallOptions } from '@portal/shared/api';
import type { PriceLine, ProductKind } from '@portal/shared/contract';
import type { FieldFault } from '@portal/shared/rules';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ErrorTexts } from './form/error-text.ts';
import type { ExtrasDraft } from './form/extras-form.ts';

/** What every quote tells; amounts in fen. */
export interface Priced {
  readonly lines: readonly PriceLine[];
  readonly amount: number;
}

/** What every booking is answered. */
export interface Placed {
  readonly orderNo: string;
}

/** What a kind calls things, in the language of the moment. */
export interface BookingLabels {
  /** How long what is held for an unpaid order, said before the button. */
  readonly hold: string;
  /** What a line of the price is for. */
  readonly lineName: (line: PriceLine, place: number) => string;
  readonly soldOut: { readonly title: string; readonly body: string };
  /** Said when what the address asks for cannot be booked. */
  readonly closed: string;
  /** Where something else can be chosen. */
  readonly other: { readonly to: string; readonly label: string };
}

/**
 * How one kind is booked: all that the common frame asks of it. `F` is its form, whose fields stand where the server's
 * body has them, so that the path of a fault leads to both.
 */
export interface BookingKind<
  F extends ExtrasDraft,
  Q extends Priced,
  B extends { readonly expectedAmount: number },
> {
  readonly kind: ProductKind;
  readonly productId: number;
  /** What the address asks for, as a text: another choice is another draft. */
  readonly choice: string;
  /** Fields of the body that the address asks for: refused, something else has to be chosen. */
  readonly chosen: readonly string[];
  /** The form from what a draft kept, which may be anything; blank without. */
  readonly read: (kept: unknown) => F;
  /** What a draft keeps of the form: nothing secret, and no consent. */
  readonly keep: (form: F) => unknown;
  readonly check: (form: F) => readonly FieldFault[];
  readonly words: ErrorTexts;
  readonly quote: (form: F) => UseQueryOptions<Q, ApiError>;
  /** The body of the order; `amount` is what the buyer saw, in fen. */
  readonly body: (form: F, amount: number) => B;
  readonly send: (body: B, options: CallOptions) => Promise<Placed>;
  /** What else is done once the order stands. */
  readonly after?: (form: F) => void;
  readonly labels: BookingLabels;
}
