import type { Block, Language, PictureAlts, Text } from '@portal/shared/contract';
import { textIn, useLanguage } from '@portal/shared/i18n';
import { Picture } from '../values/picture.tsx';
import styles from './blocks.module.css';

interface PieceProps {
  readonly block: Block;
  readonly alts: PictureAlts | undefined;
  readonly text: (text: Text | undefined) => string;
}

const Piece = ({ block, alts, text }: PieceProps) => {
  if (block.kind === 'heading') return <h2>{text(block.text)}</h2>;
  if (block.kind === 'text') return <p>{text(block.text)}</p>;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, place) => (
          <li key={place}>{text(item)}</li>
        ))}
      </ul>
    );
  return (
    <figure>
      <Picture
        src={block.picture}
        alt={text(alts?.[block.picture])}
        width={1200}
        height={750}
        sizes="(min-width: 800px) 720px, 92vw"
      />
      {block.caption && <figcaption>{text(block.caption)}</figcaption>}
    </figure>
  );
};

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** What the pictures show, by their URL. */
  readonly alts?: PictureAlts | undefined;
  /** Default: the current language. */
  readonly language?: Language;
}

/** The body of an article, set for reading. */
export const Blocks = ({ blocks, alts, language }: BlocksProps) => {
  const now = useLanguage();
  const text = (one: Text | undefined) => textIn(one, language ?? now);
  return (
    <div className={styles.body}>
      {blocks.map((block, place) => (
        <Piece key={place} block={block} alts={alts} text={text} />
      ))}
    </div>
  );
};
