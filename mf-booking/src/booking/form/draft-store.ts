import type { ProductKind } from '@portal/shared/contract';

/** Whose half-filled form it is, and for what: `choice` is what the address asks for, as a text. */
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
    // Somebody else's text under our name: as good as nothing.
    return null;
  }
};

/** What this tab kept of a form, which may be anything: it survives a reload and an expired session. */
export const readDraft = (owner: DraftOwner): unknown => parsed(sessionStorage.getItem(keyOf(owner)));

export const writeDraft = (owner: DraftOwner, kept: string): void =>
  sessionStorage.setItem(keyOf(owner), kept);

export const clearDraft = (owner: DraftOwner): void => sessionStorage.removeItem(keyOf(owner));
