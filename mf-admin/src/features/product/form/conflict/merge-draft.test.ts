import type { DraftOf } from '@portal/shared/contract';
import { linesOf, mergeDraft } from './merge-draft.ts';

const base = {
  kind: 'visa',
  title: { zh: '日本签证' },
  summary: null,
  content: { highlights: [{ zh: '免面签' }], notices: [] },
  skus: [],
} as unknown as DraftOf<'visa'>;

test('changes of different parts of a product are merged', () => {
  const mine = { ...base, title: { zh: '日本单次签证' } };
  const theirs = { ...base, content: { ...base.content, highlights: [] } };
  const { draft, conflicts, taken } = mergeDraft({ base, mine, theirs });
  expect(draft).toEqual({ ...base, title: mine.title, content: theirs.content });
  expect([conflicts, taken]).toEqual([[], ['content/highlights']]);
});

test('a part that two people changed is a conflict and keeps what was typed', () => {
  const mine = { ...base, content: { ...base.content, highlights: [{ zh: '我的' }] } };
  const theirs = { ...base, content: { ...base.content, highlights: [{ zh: '别人的' }] } };
  const { draft, conflicts } = mergeDraft({ base, mine, theirs });
  expect(draft).toEqual(mine);
  expect(conflicts).toEqual(['content/highlights']);
});

test('the order of properties is no change', () => {
  const mine = { ...base, title: { en: 'Japan', zh: '日本签证' } };
  const other = { ...base, title: { zh: '日本签证', en: 'Japan' } };
  expect(mergeDraft({ base: other, mine, theirs: other })).toMatchObject({ conflicts: [], taken: [] });
});

test.each([
  [{ zh: '海', en: 'Sea' }, ['海', 'Sea']],
  [
    [{ zh: '海' }, { zh: '山', en: 'Hill' }],
    ['海', '山 · Hill'],
  ],
  [7, ['7']],
  [null, []],
  [{ zh: '' }, []],
])('a part of a draft is read as lines: %j', (value, lines) => {
  expect(linesOf(value)).toEqual(lines);
});
