import type { CropFrame, MediaRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { FieldAria } from '#src/form/control.ts';
import styles from './crop.module.css';
import { moved, type Size, withSide } from './crop-frame.ts';
import { cropMessages } from './crop-messages.ts';
import { type Crop, ratioOf } from './shapes.ts';
import { corners, useFrameDrag } from './use-frame-drag.ts';

/** By which an arrow key moves or resizes, in pixels of the picture. */
const step = 10;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const byKey = ({ shape, frame }: Crop, event: KeyboardEvent, picture: Size): CropFrame | undefined => {
  const [x, y] = directions[event.key] ?? [];
  if (x === undefined || y === undefined) return undefined;
  if (!event.shiftKey) return moved(frame, { x: frame.x + x, y: frame.y + y }, picture);
  const change = x === 0 ? { height: frame.height + y } : { width: frame.width + x };
  return withSide(frame, change, picture, ratioOf(shape));
};

const share = (pixels: number, all: number): string => `${(pixels / all) * 100}%`;

const placeOf = ({ x, y, width, height }: CropFrame, picture: Size): CSSProperties => ({
  left: share(x, picture.width),
  top: share(y, picture.height),
  width: share(width, picture.width),
  height: share(height, picture.height),
});

interface CropStageProps {
  readonly id: string | undefined;
  readonly aria: FieldAria;
  readonly picture: Pick<MediaRow, 'url' | 'width' | 'height'>;
  readonly crop: Crop;
  readonly onChange: (frame: CropFrame) => void;
}

/** The picture with a frame on it: arrow keys move it, with Shift they resize it. */
export const CropStage = ({ id, aria, picture, crop, onChange }: CropStageProps) => {
  const t = useMessages(cropMessages);
  const drag = useFrameDrag(picture, crop, onChange);
  const { width, height } = picture;
  const onKeyDown = (event: KeyboardEvent) => {
    const frame = byKey(crop, event, picture);
    if (!frame) return;
    event.preventDefault();
    onChange(frame);
  };
  return (
    <div
      className={styles.stage}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(46vh * ${width / height})` }}
    >
      <img src={picture.url} alt="" draggable={false} />
      <div className={styles.frame} style={placeOf(crop.frame, picture)} {...drag}>
        <button id={id} type="button" aria-label={t('frame')} {...aria} onKeyDown={onKeyDown} />
        {corners.map((corner) => (
          <span key={corner} data-corner={corner} className={styles.corner} />
        ))}
      </div>
    </div>
  );
};
