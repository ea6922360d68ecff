import type { Contact, DocumentType, OrderDetails, RefundTier, Text } from '@portal/shared/contract';

/** A traveller as frozen in an order: the number encrypted, its mask to show and its hash to compare. */
export interface FrozenTraveller {
  readonly name: string;
  readonly documentType: DocumentType;
  readonly documentCipher: string;
  readonly documentMask: string;
  readonly documentHash: string;
  readonly birthDate: string;
  readonly gender: number;
  readonly mobile: string | null;
  readonly child: boolean;
}

type DetailsOf<K extends OrderDetails['kind']> = Extract<OrderDetails, { readonly kind: K }>;

type HotelFilled = 'guests' | 'arrivalTime';
type GoodsFilled = 'address';
type VisaFilled = 'applicants' | 'returnAddress';

/** What the buyer filled in that only one kind asks for; nothing for tours and tickets. */
export type FilledDetails =
  | Pick<DetailsOf<'hotel'>, HotelFilled>
  | Pick<DetailsOf<'goods'>, GoodsFilled>
  | Pick<DetailsOf<'visa'>, VisaFilled>
  | Record<never, never>;

/** What the buyer filled in, of any kind of order. When an unpaid order is booked again, what was typed last counts. */
export interface OrderForm {
  /** Everybody who gave a document: travellers, visitors, applicants; nobody in a hotel, and none for goods. */
  readonly travellers: readonly FrozenTraveller[];
  readonly contact: Contact;
  readonly emergencyContact: Contact | null;
  readonly remark: string;
  readonly details: FilledDetails;
}

/** What an order is for, with what giving it back has to know. Prices in fen, for one of what is sold. */
export type FrozenDetails =
  | (DetailsOf<'tour'> & {
      readonly skuId: number;
      readonly day: string;
      readonly price: number;
      readonly childPrice: number | null;
      readonly singleSupplement: number | null;
    })
  | (Omit<DetailsOf<'hotel'>, HotelFilled> & { readonly skuId: number })
  | (DetailsOf<'ticket'> & { readonly skuId: number; readonly price: number; readonly realName: boolean })
  | Omit<DetailsOf<'goods'>, GoodsFilled>
  | (Omit<DetailsOf<'visa'>, VisaFilled> & { readonly skuId: number; readonly price: number });

/** What an order was made from, as it stood then: later changes of the product change nothing here. */
export interface OrderSnapshot {
  readonly productId: number;
  readonly title: Text;
  readonly picture: string;
  /** How many travel, visit or apply; rooms of a hotel, pieces of goods. */
  readonly people: number;
  /** What a tour says cancelling costs; empty for the other kinds. */
  readonly refundTiers: readonly RefundTier[];
  /** What cancelling costs in words, where there are no tiers. */
  readonly terms: readonly Text[];
  /** What a coupon took off the lines, in fen, and which of the member's own it was. */
  readonly discount: number;
  readonly couponId: number | null;
  readonly details: FrozenDetails;
}
