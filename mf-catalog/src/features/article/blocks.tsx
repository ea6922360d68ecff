import type { Block } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { Picture } from '@portal/shared/ui';
import styles from './blocks.module.css';

const Piece = ({ block }: { block: Block }) => {
  const text = useText();
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
      <Picture src={block.picture} alt="" width={1200} height={750} sizes="(min-width: 800px) 720px, 92vw" />
      {block.caption && <figcaption>{text(block.caption)}</figcaption>}
    </figure>
  );
};

/** The body of an article, set for reading. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.body}>
    {blocks.map((block, place) => (
      <Piece key={place} block={block} />
    ))}
  </div>
);
