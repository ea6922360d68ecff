import type { Block } from '@portal/shared/contract';
import { blocksOf, type EditedBlock, editedOf, faultIn, withNew } from './edited-blocks.ts';

const blocks: Block[] = [
  { kind: 'heading', text: { zh: '标题', en: 'Heading' } },
  { kind: 'text', text: { zh: '一\n二' } },
  { kind: 'list', items: [{ zh: '甲', en: 'A' }, { zh: '乙' }, { zh: '丙', en: 'C' }] },
  { kind: 'picture', picture: '/artwork/sea/a.svg', caption: null },
  { kind: 'picture', picture: '/artwork/sea/b.svg', caption: { zh: '海', en: 'Sea' } },
];

test('an unchanged article is saved unchanged', () => {
  expect(blocksOf(editedOf(blocks))).toEqual(blocks);
});

const piece = (more: Partial<EditedBlock>): EditedBlock => ({
  ...{ id: 1, kind: 'text', zh: '字', en: '', picture: '', ...more },
});

test('empty lines of a list are dropped, and English stays beside its Chinese', () => {
  const list = piece({ kind: 'list', zh: '甲\n\n 乙 ', en: 'A\n\nB' });
  expect(blocksOf([list])).toEqual([
    {
      kind: 'list',
      items: [
        { zh: '甲', en: 'A' },
        { zh: '乙', en: 'B' },
      ],
    },
  ]);
});

test('a new block has its own id', () => {
  const some = [piece({ id: 7 }), piece({ id: 2 })];
  expect(withNew(some, 'list').map(({ id }) => id)).toEqual([7, 2, 8]);
  expect(withNew([], 'picture')).toEqual([piece({ kind: 'picture', zh: '' })]);
});

test.each([
  [{}, undefined],
  [{ zh: ' ' }, 'chinese'],
  [{ zh: '', en: 'Sea' }, 'chinese'],
  [{ kind: 'picture' }, 'picture'],
  [{ kind: 'picture', zh: '', picture: '/artwork/sea/a.svg' }, undefined],
  [{ kind: 'picture', zh: '', en: 'Sea', picture: '/artwork/sea/a.svg' }, 'chinese'],
  [{ kind: 'list', zh: '甲', en: 'A\nB' }, 'english'],
  [{ kind: 'list', zh: '甲\n乙', en: '\nB' }, undefined],
  [{ kind: 'list', zh: '\n乙', en: 'A\nB' }, 'english'],
] as const)('%j: %s', (more, fault) => {
  const found = faultIn([piece({}), piece(more)]);
  expect(found).toEqual(fault && { place: 2, fault });
});
