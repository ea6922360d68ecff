import type { ProductKind, ReviewForm } from '@portal/shared/contract';
import { checkReviewDetails, reviewAspects } from './review-aspects.ts';

test('all kinds have four different aspects, the last of them value', () => {
  for (const aspects of Object.values(reviewAspects)) {
    expect(new Set(aspects).size).toBe(4);
    expect(aspects.at(-1)).toBe('value');
  }
});

type Details = Pick<ReviewForm, 'scores' | 'travellerType'>;

test.each<[ProductKind, Details, string[]]>([
  ['tour', {}, []],
  ['tour', { scores: { guide: 5, value: 1 }, travellerType: 'family' }, []],
  ['tour', { scores: { cleanliness: 5 } }, ['scores/cleanliness']],
  ['hotel', { scores: { cleanliness: 5, guide: 4, speed: 1 } }, ['scores/guide', 'scores/speed']],
  ['goods', { scores: { quality: 5 }, travellerType: 'solo' }, ['travellerType']],
  ['visa', { travellerType: 'business' }, []],
])('%s with %j is refused at %j', (kind, details, fields) => {
  expect(checkReviewDetails(kind, details).map(({ field }) => field)).toEqual(fields);
});
