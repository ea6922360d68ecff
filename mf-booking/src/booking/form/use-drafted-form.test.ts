import { bookingDraft } from './use-drafted-form.ts';

const owner = { userId: 3, kind: 'tour', choice: '1:2026-12-25' } as const;

beforeEach(() => sessionStorage.clear());

test.each([
  ['another member', { ...owner, userId: 4 }],
  ['another kind', { ...owner, kind: 'hotel' as const }],
  ['another choice', { ...owner, choice: '1:2026-12-26' }],
])('%s does not see the draft', (_, other) => {
  bookingDraft(owner).keep('{"remark":"x"}');
  expect(bookingDraft(owner).read()).toEqual({ remark: 'x' });
  expect(bookingDraft(other).read()).toBeUndefined();
});
