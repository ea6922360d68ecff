import type { Picture, ReviewForm } from '@portal/shared/contract';
import type { TabDraft } from '@portal/shared/forms';
import { travellerTypes } from '@portal/shared/rules';

/** A review while it is being written; no stars yet are 0. */
export interface ReviewDraft extends Pick<ReviewForm, 'rating' | 'text' | 'travellerType'> {
  readonly scores: NonNullable<ReviewForm['scores']>;
  readonly pictures: readonly Picture[];
}

const blank: ReviewDraft = { rating: 0, scores: {}, text: '', pictures: [] };

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'token' in value && 'url' in value;

const isScores = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((stars) => typeof stars === 'number');

const isDraft = (value: unknown): value is ReviewDraft =>
  typeof value === 'object' &&
  value !== null &&
  'rating' in value &&
  typeof value.rating === 'number' &&
  'scores' in value &&
  isScores(value.scores) &&
  (!('travellerType' in value) || travellerTypes.some((type) => type === value.travellerType)) &&
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
