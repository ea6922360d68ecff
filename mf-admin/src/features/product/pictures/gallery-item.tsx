import { useMessages } from '@portal/shared/i18n';
import { Icon, Picture, Tag } from '@portal/shared/ui';
import { Button } from 'antd';
import { formMessages } from '../form/form-messages.ts';
import styles from './pictures.module.css';

interface GalleryItemProps {
  readonly url: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
}

/** A picture of the gallery, with what moves it and takes it out. */
export const GalleryItem = (props: GalleryItemProps) => {
  const { url, index, count, onMove, onRemove, onDrag, onDrop } = props;
  const t = useMessages(formMessages);
  const place = index + 1;
  return (
    <li
      draggable
      className={styles.picture}
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Picture src={url} alt={t('gallery.picture', { place })} width={160} height={120} />
      {index === 0 && (
        <span className={styles.cover}>
          <Tag tone="coral">{t('gallery.cover')}</Tag>
        </span>
      )}
      <span className={styles.buttons}>
        <Button
          size="small"
          type="text"
          icon={<Icon name="chevron-left" size={16} />}
          aria-label={t('gallery.earlier', { place })}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <Button
          size="small"
          type="text"
          icon={<Icon name="chevron-right" size={16} />}
          aria-label={t('gallery.later', { place })}
          disabled={place === count}
          onClick={() => onMove(index, index + 1)}
        />
        <Button
          size="small"
          type="text"
          danger
          icon={<Icon name="trash" size={16} />}
          aria-label={t('gallery.remove', { place })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
};
