import type { ProductKind } from '@portal/shared/contract';

/** The owner and the selection of a draft: `choice` is the selection of the URL as a key. */
export interface DraftOwner {
  readonly userId: number;
  readonly kind: ProductKind;
  readonly choice: string;
}

const keyOf = ({ userId, kind, choice }: DraftOwner): string => `booking:${kind}:${userId}:${choice}`;

const parsed = (stored: string | null): unknown => {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    // Unknown content is ignored.
    return null;
  }
};

/** The unvalidated draft of this tab: it survives a reload and an expired session. */
export const readDraft = (owner: DraftOwner): unknown => parsed(sessionStorage.getItem(keyOf(owner)));

export const writeDraft = (owner: DraftOwner, kept: string): void =>
  sessionStorage.setItem(keyOf(owner), kept);

export const clearDraft = (owner: DraftOwner): void => sessionStorage.removeItem(keyOf(owner));
