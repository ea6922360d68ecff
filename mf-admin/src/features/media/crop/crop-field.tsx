import type { CropFrame, MediaRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Form } from 'antd';
import { useId } from 'react';
import { ariaOf, type Control } from '#src/form/control.ts';
import { Select } from '#src/ui/select.tsx';
import styles from './crop.module.css';
import { fits } from './crop-frame.ts';
import { cropMessages } from './crop-messages.ts';
import { CropNumbers } from './crop-numbers.tsx';
import { CropStage } from './crop-stage.tsx';
import { ShapePreviews } from './shape-previews.tsx';
import { type Crop, firstCrop, ratioOf, type Shape, shapes, withShape } from './shapes.ts';

interface CropFieldProps extends Control<Crop> {
  readonly picture: Pick<MediaRow, 'url' | 'width' | 'height'>;
}

/** Chooses a part of a picture, by pointer, keys or numbers. */
const CropControl = ({
  id,
  picture,
  value: crop = firstCrop(picture),
  onChange,
  ...aria
}: CropFieldProps) => {
  const t = useMessages(cropMessages);
  const shapeId = useId();
  const setFrame = (frame: CropFrame) => onChange?.({ ...crop, frame });
  const offered = shapes.filter((shape) => fits(picture, ratioOf(shape)));
  return (
    <>
      <CropStage id={id} aria={ariaOf(aria)} picture={picture} crop={crop} onChange={setFrame} />
      <div className={styles.controls}>
        <div className={styles.shape}>
          <label htmlFor={shapeId}>{t('shape')}</label>
          <Select
            id={shapeId}
            value={crop.shape}
            options={offered.map((value) => ({ value, label: t(`shapes.${value}`) }))}
            onChange={(shape) => onChange?.(withShape(crop, shape as Shape, picture))}
          />
        </div>
        <CropNumbers picture={picture} crop={crop} onChange={setFrame} />
      </div>
      <ShapePreviews picture={picture} frame={crop.frame} />
    </>
  );
};

/** The field of the form; a refusal of the server is shown below. */
export const CropField = ({ picture }: Pick<CropFieldProps, 'picture'>) => (
  <Form.Item name="frame">
    <CropControl picture={picture} />
  </Form.Item>
);
