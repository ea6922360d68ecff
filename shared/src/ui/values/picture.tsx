import { useMessages } from '@portal/shared/i18n';
import { type CSSProperties, useState } from 'react';
import { Icon } from '../actions/icon.tsx';
import { uiMessages } from '../messages.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly src: string;
  /** What it shows; empty when the text beside it says the same. */
  readonly alt: string;
  /** Its proportions: the place is kept before it comes. */
  readonly width: number;
  readonly height: number;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The first large picture of a page: fetched before other files, instead of when it comes near. */
  readonly eager?: boolean;
}

/** A picture as wide as its container, on sand until it comes. */
export const Picture = ({ src, alt, width, height, srcSet, sizes, eager = false }: PictureProps) => {
  const t = useMessages(uiMessages);
  const [failed, setFailed] = useState<string>();
  const style: CSSProperties = { aspectRatio: `${width} / ${height}` };
  if (failed === src || src === '')
    return (
      <span className={styles.missing} style={style}>
        <Icon name="compass" size={32} label={alt || t('noPicture')} />
      </span>
    );
  return (
    <img
      className={styles.picture}
      style={style}
      {...{ src, width, height, srcSet, sizes }}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      // The first picture is painted with the text around it.
      decoding={eager ? 'auto' : 'async'}
      onError={() => setFailed(src)}
    />
  );
};
