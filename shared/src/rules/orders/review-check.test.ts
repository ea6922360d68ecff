import type { ReviewForm } from '@portal/shared/contract';
import { checkQuestion, checkReview, maskAuthor, reviewableUntil, reviewLength } from './review-check.ts';

const at = (text: string) => new Date(text);

test.each([
  ['on its day', 'COMPLETED', '2026-03-01T03:00:00Z', '2026-03-01T03:00:00Z', '2026-08-28T15:59:59.999Z'],
  [
    'late in the evening',
    'COMPLETED',
    '2026-03-01T15:59:59Z',
    '2026-03-02T00:00:00Z',
    '2026-08-28T15:59:59.999Z',
  ],
  [
    'after midnight there',
    'COMPLETED',
    '2026-03-01T16:00:00Z',
    '2026-03-02T00:00:00Z',
    '2026-08-29T15:59:59.999Z',
  ],
  [
    'at the last instant',
    'COMPLETED',
    '2026-03-01T03:00:00Z',
    '2026-08-28T15:59:59.999Z',
    '2026-08-28T15:59:59.999Z',
  ],
  ['an instant too late', 'COMPLETED', '2026-03-01T03:00:00Z', '2026-08-28T16:00:00Z', undefined],
  ['paid', 'PAID', '2026-03-01T03:00:00Z', '2026-03-02T00:00:00Z', undefined],
  ['given back', 'REFUNDED', '2026-03-01T03:00:00Z', '2026-03-02T00:00:00Z', undefined],
  ['completed without a date', 'COMPLETED', null, '2026-03-02T00:00:00Z', undefined],
] as const)('until when a review can be written: %s', (_, state, completed, now, until) => {
  const order = { state, completedAt: completed === null ? null : at(completed) };
  expect(reviewableUntil(order, at(now))?.toISOString()).toBe(until);
});

const form: ReviewForm = { rating: 5, text: '海风很好，导游也很细心。', pictures: [] };
const tokens = (count: number) => Array.from({ length: count }, (_, place) => `token${place}`);

test.each<[string, Partial<ReviewForm>, string[]]>([
  ['a good one', {}, []],
  ['nine pictures', { pictures: tokens(9) }, []],
  ['no stars', { rating: 0 }, ['rating required']],
  ['six stars', { rating: 6 }, ['rating required']],
  ['half a star', { rating: 4.5 }, ['rating required']],
  ['nothing but spaces', { text: ' \n'.repeat(9) }, ['text required']],
  ['nine signs and spaces', { text: `  ${'好'.repeat(9)}   ` }, ['text invalid']],
  ['ten signs', { text: '好'.repeat(10) }, []],
  ['ten emoji', { text: '🌊'.repeat(10) }, []],
  ['nine emoji', { text: '🌊'.repeat(9) }, ['text invalid']],
  ['a thousand', { text: `${'好'.repeat(1000)} ` }, []],
  ['one more', { text: '好'.repeat(1001) }, ['text invalid']],
  ['ten pictures', { pictures: tokens(10) }, ['pictures tooMany']],
  ['a picture twice', { pictures: ['a', 'b', 'a'] }, ['pictures/2 duplicate']],
  ['all of it', { rating: 0, text: '' }, ['rating required', 'text required']],
])('a review with %s', (_, change, faults) => {
  expect(checkReview({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});

test.each([
  ['陈海', '陈**'],
  [' Ann ', 'A**'],
  ['🌊海', '🌊**'],
  ['', '**'],
])('%s is called %s', (nickname, shown) => {
  expect(maskAuthor(nickname)).toBe(shown);
});

test('characters are counted as readers count them', () => {
  expect(reviewLength(' 海🌊 ')).toBe(2);
});

test.each([
  ['', ['required']],
  ['   \n ', ['required']],
  ['在吗？', ['invalid']],
  ['  在吗？   ', ['invalid']],
  ['几点出发？', []],
  ['🏖️🏖️🏖️', []],
  ['几'.repeat(500), []],
  ['几'.repeat(501), ['invalid']],
])('the question %j is refused with %j', (text, codes) => {
  expect(checkQuestion(text).map(({ code }) => code)).toEqual(codes);
});
