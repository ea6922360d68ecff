import type { Contact, DocumentType, RefundTier, Text } from '@portal/shared/contract';

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

/** What the buyer filled in, of any kind of order; a kind without travellers has none. */
export interface OrderForm {
  readonly travellers: readonly FrozenTraveller[];
  readonly contact: Contact;
  readonly emergencyContact: Contact;
  readonly remark: string;
}

/** What an order was made from, as it stood then: later changes of the product change nothing here. */
export interface OrderSnapshot {
  readonly productId: number;
  readonly title: Text;
  readonly picture: string;
  readonly people: number;
  readonly refundTiers: readonly RefundTier[];
  /** What one kind adds: for a tour its days and the prices of the departure, in fen. */
  readonly details: Readonly<Record<string, unknown>>;
}
