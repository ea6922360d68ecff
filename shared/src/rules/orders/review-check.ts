import type { OrderState, ReviewForm } from '@portal/shared/contract';
import { addDays, dayOf, startOfDay } from '../base/business-day.ts';
import type { FieldFault } from '../base/field-fault.ts';

/** So many days after an order came to its end it can be reviewed. */
export const reviewDays = 180;

/** How many signs a review has at least and at most, spaces around it not counted, and how many pictures at most. */
export const reviewBounds = { least: 10, most: 1000, pictures: 9 } as const;

/** How many signs a review counts, as readers count them: an emoji beyond the basic plane is one. */
export const reviewLength = (text: string): number => [...text.trim()].length;

interface Reviewable {
  readonly state: OrderState;
  readonly completedAt: Date | null;
}

/**
 * The deadline for a review: the last instant of the 180th day after completion, in Asia/Shanghai. Undefined
 * when it has passed, and for an order that is not completed.
 */
export const reviewableUntil = ({ state, completedAt }: Reviewable, now: Date): Date | undefined => {
  if (state !== 'COMPLETED' || !completedAt) return undefined;
  const until = new Date(startOfDay(addDays(dayOf(completedAt), reviewDays + 1)).getTime() - 1);
  return now <= until ? until : undefined;
};

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const textFault = (text: string, { least, most }: Bounds): FieldFault[] => {
  const length = reviewLength(text);
  if (length === 0) return [{ field: 'text', code: 'required' }];
  return length < least || length > most ? [{ field: 'text', code: 'invalid' }] : [];
};

/** How many signs a question or an answer has, spaces around it not counted, and how many a member sends. */
export const questionBounds = { least: 5, most: 500, perDay: 5, waiting: 20, answersPerDay: 20 } as const;

/** What is wrong with the text of a question or an answer. */
export const checkQuestion = (text: string): FieldFault[] => textFault(text, questionBounds);

const pictureFault = (pictures: readonly string[]): FieldFault[] => {
  if (pictures.length > reviewBounds.pictures) return [{ field: 'pictures', code: 'tooMany' }];
  const again = pictures.findIndex((token, place) => pictures.indexOf(token) < place);
  return again < 0 ? [] : [{ field: `pictures/${again}`, code: 'duplicate' }];
};

/** What is wrong with a review, in the order of its fields: stars from 1 to 5, 10 to 1,000 signs, 9 pictures once each. */
export const checkReview = ({ rating, text, pictures }: ReviewForm): FieldFault[] => [
  ...(Number.isInteger(rating) && rating >= 1 && rating <= 5
    ? []
    : [{ field: 'rating', code: 'required' } as const]),
  ...textFault(text, reviewBounds),
  ...pictureFault(pictures),
];

/** How a reviewer is called in public: the first sign of the name and two stars (个人信息保护法 §51). */
export const maskAuthor = (nickname: string): string => `${[...nickname.trim()][0] ?? ''}**`;
