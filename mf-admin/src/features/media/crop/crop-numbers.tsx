import type { CropFrame } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { InputNumber } from 'antd';
import { useId } from 'react';
import styles from './crop.module.css';
import { moved, type Size, smallest, withSide } from './crop-frame.ts';
import { cropMessages } from './crop-messages.ts';
import { type Crop, ratioOf } from './shapes.ts';

interface CropNumbersProps {
  readonly picture: Size;
  readonly crop: Crop;
  readonly onChange: (frame: CropFrame) => void;
}

/** The place and the size of the frame in pixels. */
export const CropNumbers = ({ picture, crop: { shape, frame }, onChange }: CropNumbersProps) => {
  const t = useMessages(cropMessages);
  const id = useId();
  const ratio = ratioOf(shape);
  const sides = [
    { side: 'x', least: 0, most: picture.width - frame.width },
    { side: 'y', least: 0, most: picture.height - frame.height },
    { side: 'width', least: smallest, most: picture.width - frame.x },
    { side: 'height', least: smallest, most: picture.height - frame.y },
  ] as const;
  const change = (side: keyof CropFrame, value: number) =>
    onChange(
      side === 'x' || side === 'y'
        ? moved(frame, { ...frame, [side]: value }, picture)
        : withSide(frame, { [side]: value }, picture, ratio),
    );
  return (
    <fieldset className={styles.numbers}>
      <legend>{t('numbers')}</legend>
      {sides.map(({ side, least, most }) => (
        <div key={side} className={styles.number}>
          <label htmlFor={`${id}-${side}`}>{t(side)}</label>
          <InputNumber
            id={`${id}-${side}`}
            min={least}
            max={most}
            precision={0}
            style={{ width: '100%' }}
            value={frame[side]}
            onChange={(value) => value !== null && change(side, value)}
          />
        </div>
      ))}
    </fieldset>
  );
};
