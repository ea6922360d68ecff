import { useMessages } from '@portal/shared/i18n';
import { reviewBounds } from '@portal/shared/rules';
import { IconButton, Picture } from '@portal/shared/ui';
import { useRef } from 'react';
import { PictureButton } from '#src/picture/picture-button.tsx';
import styles from './review.module.css';
import { reviewMessages } from './review-messages.ts';
import type { ReviewPicture, ReviewPictures } from './use-review-pictures.ts';

const Item = ({ item, number, onRemove }: { item: ReviewPicture; number: number; onRemove: () => void }) => {
  const t = useMessages(reviewMessages);
  const { picture, fault, name, share } = item;
  const percent = Math.round(share * 100);
  return (
    <li className={styles.item}>
      {picture && <Picture src={picture.url} alt={t('picture', { number })} width={120} height={120} />}
      {fault && <p className={styles.fault}>{fault}</p>}
      {!picture && !fault && (
        <progress max={100} value={percent} aria-label={t('sending', { name, percent })} />
      )}
      <IconButton icon="close" label={t('removePicture', { number })} onClick={onRemove} />
    </li>
  );
};

interface PicturePickerProps {
  readonly pictures: ReviewPictures;
  readonly error?: string;
}

/** The pictures of a review, in the order in which they will be shown. */
export const PicturePicker = ({ pictures, error }: PicturePickerProps) => {
  const t = useMessages(reviewMessages);
  const { items, add, remove, full, tooMany } = pictures;
  const group = useRef<HTMLFieldSetElement>(null);
  const takeOut = (item: ReviewPicture) => {
    remove(item);
    // The button that was pressed is gone: what is read goes on at the group.
    group.current?.focus();
  };
  const trouble = error ?? (tooMany ? t('tooMany', { most: reviewBounds.pictures }) : undefined);
  return (
    <fieldset
      ref={group}
      id="pictures"
      tabIndex={-1}
      className={styles.pictures}
      aria-describedby="pictures-hint"
    >
      <legend>{t('pictures')}</legend>
      {items.length > 0 && (
        <ol className={styles.items}>
          {items.map((item, place) => (
            <Item key={item.key} item={item} number={place + 1} onRemove={() => takeOut(item)} />
          ))}
        </ol>
      )}
      {!full && (
        <PictureButton multiple describedBy="pictures-hint" onFiles={add}>
          {t('add')}
        </PictureButton>
      )}
      <p id="pictures-hint" className={styles.soft}>
        {t('picturesHint', { most: reviewBounds.pictures })}
      </p>
      {trouble && (
        <p role="alert" className={styles.fault}>
          {trouble}
        </p>
      )}
    </fieldset>
  );
};
