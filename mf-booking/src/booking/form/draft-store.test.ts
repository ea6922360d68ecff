import { clearDraft, readDraft, writeDraft } from './draft-store.ts';

const owner = { userId: 3, kind: 'tour', choice: '1:2026-12-25' } as const;

beforeEach(() => sessionStorage.clear());

test('a draft is stored until it is cleared', () => {
  writeDraft(owner, '{"remark":"x"}');
  expect(readDraft(owner)).toEqual({ remark: 'x' });
  clearDraft(owner);
  expect(readDraft(owner)).toBeNull();
});

test.each([
  ['another member', { ...owner, userId: 4 }],
  ['another kind', { ...owner, kind: 'hotel' as const }],
  ['another choice', { ...owner, choice: '1:2026-12-26' }],
])('%s does not see the draft', (_, other) => {
  writeDraft(owner, '{"remark":"x"}');
  expect(readDraft(other)).toBeNull();
});

test('an invalid draft is ignored', () => {
  writeDraft(owner, 'not json');
  expect(readDraft(owner)).toBeNull();
});
