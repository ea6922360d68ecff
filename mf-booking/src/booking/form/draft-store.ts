import type { ProductKind } from '@portal/shared/contract';
import { type TabDraft, tabDraft } from '@portal/shared/forms';

/** The owner and the selection of a draft: `choice` is the selection of the URL as a key. */
export interface DraftOwner {
  readonly userId: number;
  readonly kind: ProductKind;
  readonly choice: string;
}

/** The draft of a booking in this tab. */
export const bookingDraft = ({ userId, kind, choice }: DraftOwner): TabDraft =>
  tabDraft(userId, `booking:${kind}:${choice}`);
