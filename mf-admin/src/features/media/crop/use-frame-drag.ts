import type { CropFrame } from '@portal/shared/contract';
import { type PointerEvent, useRef } from 'react';
import { moved, resized, type Size } from './crop-frame.ts';
import { type Crop, ratioOf } from './shapes.ts';

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly frame: CropFrame;
  readonly corner: string | undefined;
}

const pulled = (
  { frame, corner = '' }: Drag,
  by: { x: number; y: number },
  picture: Size,
  ratio?: number,
) => {
  const [left, top] = [corner.endsWith('left'), corner.startsWith('top')];
  const wanted = {
    width: frame.width + (left ? -by.x : by.x),
    height: frame.height + (top ? -by.y : by.y),
  };
  return resized(frame, wanted, picture, { ratio, left, top });
};

/** Moves the frame on its stage with a pointer, or resizes it by a corner. */
export const useFrameDrag = (picture: Size, { shape, frame }: Crop, onChange: (frame: CropFrame) => void) => {
  const drag = useRef<Drag>(undefined);
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { corner } = (event.target as HTMLElement).dataset;
    drag.current = { x: event.clientX, y: event.clientY, frame, corner };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const begun = drag.current;
    const stage = event.currentTarget.parentElement;
    if (!begun || !stage) return;
    const scale = picture.width / stage.clientWidth;
    const by = { x: (event.clientX - begun.x) * scale, y: (event.clientY - begun.y) * scale };
    const place = { x: begun.frame.x + by.x, y: begun.frame.y + by.y };
    onChange(begun.corner ? pulled(begun, by, picture, ratioOf(shape)) : moved(begun.frame, place, picture));
  };
  const end = () => {
    drag.current = undefined;
  };
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
};
