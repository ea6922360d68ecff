import type {
  Contact,
  DocumentType,
  OrderDetails,
  PassportTexts,
  PriceLine,
  RefundTier,
  TermsConsent,
  Text,
} from '@portal/shared/contract';
import type { ChangeTerms, DepositTerms, MovedBalance } from '@portal/shared/rules';

/**
 * A traveller as copied into an order: the number encrypted, a mask to display and a hash to compare. Orders of before
 * passports were asked for have none of their texts.
 */
export interface FrozenTraveller extends Partial<PassportTexts> {
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

/** The form fields of one kind of order; none for tours and tickets. */
export type FilledDetails =
  | Pick<DetailsOf<'hotel'>, HotelFilled>
  | Pick<DetailsOf<'goods'>, GoodsFilled>
  | Pick<DetailsOf<'visa'>, VisaFilled>
  | Record<never, never>;

/** The form of an order of any kind. When an unpaid order is booked again, the latest form replaces it. */
export interface OrderForm {
  /** All people with a document: travellers, visitors, applicants; empty for hotels and goods. */
  readonly travellers: readonly FrozenTraveller[];
  readonly contact: Contact;
  readonly emergencyContact: Contact | null;
  readonly remark: string;
  /** The consent to the terms of a travel contract; none for other kinds and for earlier orders. */
  readonly consent?: TermsConsent;
  readonly details: FilledDetails;
}

/** The ordered product, with the facts that its refund depends on. Unit prices in fen. */
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

/** What a tour order becomes on another date, in fen. `returnsCoupon`: its price is below the minimum of the coupon. */
export interface PlannedDate {
  readonly details: Extract<FrozenDetails, { readonly kind: 'tour' }>;
  readonly lines: readonly PriceLine[];
  readonly discount: number;
  readonly amount: number;
  readonly returnsCoupon: boolean;
  /** While the balance is open: what becomes of it, instead of a payment of the difference. */
  readonly balance?: MovedBalance;
}

/** What a tour order becomes without the travellers at `places`, in fen. `feesKept`: in its amount, for all who left. */
export interface PlannedRemoval extends Omit<PlannedDate, 'returnsCoupon'> {
  readonly places: readonly number[];
  readonly feesKept: number;
}

/** A snapshot of the product when ordering: later changes of the product do not affect it. */
export interface OrderSnapshot {
  readonly productId: number;
  readonly title: Text;
  readonly picture: string;
  /** Number of travellers, visitors or applicants; of hotel rooms, or of goods. */
  readonly people: number;
  /** Cancellation fees of a tour; empty for other kinds. */
  readonly refundTiers: readonly RefundTier[];
  /** Cancellation terms as text, for kinds without tiers. */
  readonly terms: readonly Text[];
  /** The limits of changes of a tour; those of the agency's terms for orders of before. */
  readonly changeTerms?: ChangeTerms;
  /** The deposit that the tour offered, if it did. */
  readonly depositTerms?: DepositTerms;
  /** The coupon's discount on the lines, in fen, and the id of the member's coupon. */
  readonly discount: number;
  readonly couponId: number | null;
  /** The fees for travellers who left a tour, in fen; none if absent. */
  readonly feesKept?: number;
  readonly details: FrozenDetails;
}
