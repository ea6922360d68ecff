import type { Block, Text } from '@portal/shared/contract';

/**
 * A block in the editor: the same fields for every kind, so that a change of kind keeps the text. A list has
 * a line per item, a picture its caption.
 */
export interface EditedBlock {
  readonly id: number;
  readonly kind: Block['kind'];
  readonly zh: string;
  readonly en: string;
  /** The address of a picture; empty for other kinds and until it is there. */
  readonly picture: string;
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

const joined = (items: readonly Text[], side: 'zh' | 'en'): string =>
  items
    .map((item) => item[side] ?? '')
    .join('\n')
    .trimEnd();

const wordsOf = (block: Block): Pick<EditedBlock, 'zh' | 'en' | 'picture'> => {
  if (block.kind === 'list')
    return { zh: joined(block.items, 'zh'), en: joined(block.items, 'en'), picture: '' };
  const text = block.kind === 'picture' ? block.caption : block.text;
  return {
    zh: text?.zh ?? '',
    en: text?.en ?? '',
    picture: block.kind === 'picture' ? block.picture : '',
  };
};

/** The pieces of an article as they are edited. */
export const editedOf = (blocks: readonly Block[]): EditedBlock[] =>
  blocks.map((block, place) => ({ id: place + 1, kind: block.kind, ...wordsOf(block) }));

/** The pieces with an empty one more at the end. */
export const withNew = (blocks: readonly EditedBlock[], kind: Block['kind']): EditedBlock[] => {
  const id = Math.max(0, ...blocks.map((block) => block.id)) + 1;
  return [...blocks, { id, kind, zh: '', en: '', picture: '' }];
};

const textOf = (zh: string, en: string): Text => ({
  zh: zh.trim(),
  ...(en.trim() === '' ? {} : { en: en.trim() }),
});

const itemsOf = ({ zh, en }: EditedBlock): Text[] => {
  const english = linesOf(en);
  return linesOf(zh).flatMap((line, place) => (line === '' ? [] : [textOf(line, english[place] ?? '')]));
};

const blockOf = (block: EditedBlock): Block => {
  const { kind, zh, en, picture } = block;
  if (kind === 'list') return { kind, items: itemsOf(block) };
  if (kind !== 'picture') return { kind, text: textOf(zh, en) };
  return { kind, picture, caption: zh.trim() === '' ? null : textOf(zh, en) };
};

/** The pieces as they are stored and read. */
export const blocksOf = (blocks: readonly EditedBlock[]): Block[] => blocks.map(blockOf);

/** Validates a block. */
export type BlockFault = 'chinese' | 'picture' | 'english';

const hasStrayEnglish = ({ zh, en }: EditedBlock): boolean => {
  const chinese = linesOf(zh);
  return linesOf(en).some((line, place) => line !== '' && !chinese[place]);
};

/** What is wrong with a block. */
export const faultOf = (block: EditedBlock): BlockFault | undefined => {
  const { kind, zh, en, picture } = block;
  const isBlank = zh.trim() === '';
  if (kind === 'picture' && picture === '') return 'picture';
  if (isBlank && (kind !== 'picture' || en.trim() !== '')) return 'chinese';
  return kind === 'list' && hasStrayEnglish(block) ? 'english' : undefined;
};

/** The number of the first invalid block, from 1. */
export const faultIn = (
  blocks: readonly EditedBlock[],
): { readonly place: number; readonly fault: BlockFault } | undefined => {
  for (const [place, block] of blocks.entries()) {
    const fault = faultOf(block);
    if (fault) return { place: place + 1, fault };
  }
  return undefined;
};
