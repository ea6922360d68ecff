import type { Picture } from '@portal/shared/contract';

/** A review while it is being written; no stars yet are 0. */
export interface ReviewDraft {
  readonly rating: number;
  readonly text: string;
  readonly pictures: readonly Picture[];
}

const blank: ReviewDraft = { rating: 0, text: '', pictures: [] };

const placeOf = (orderNo: string): string => `review:${orderNo}`;

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'token' in value && 'url' in value;

const isDraft = (value: unknown): value is ReviewDraft =>
  typeof value === 'object' &&
  value !== null &&
  'rating' in value &&
  typeof value.rating === 'number' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'pictures' in value &&
  Array.isArray(value.pictures) &&
  value.pictures.every(isPicture);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The draft of a review in this tab; blank without one. */
export const readDraft = (orderNo: string): ReviewDraft => {
  const found = parsed(sessionStorage.getItem(placeOf(orderNo)) ?? '');
  return isDraft(found) ? found : blank;
};

/** Keeps a draft until the tab is closed. */
export const keepDraft = (orderNo: string, draft: ReviewDraft): void =>
  sessionStorage.setItem(placeOf(orderNo), JSON.stringify(draft));

export const forgetDraft = (orderNo: string): void => sessionStorage.removeItem(placeOf(orderNo));
