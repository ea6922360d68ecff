import type { Picture } from '@portal/shared/contract';
import type { TabDraft } from '@portal/shared/forms';

/** A review while it is being written; no stars yet are 0. */
export interface ReviewDraft {
  readonly rating: number;
  readonly text: string;
  readonly pictures: readonly Picture[];
}

const blank: ReviewDraft = { rating: 0, text: '', pictures: [] };

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

/** What was kept of a review; blank without a draft. */
export const readDraft = (draft: TabDraft): ReviewDraft => {
  const found = draft.read();
  return isDraft(found) ? found : blank;
};
