import type { CropFrame } from '@portal/shared/contract';

/** In pixels of the picture. */
export type Size = Pick<CropFrame, 'width' | 'height'>;

interface Pull {
  /** Width by height; any without it. */
  readonly ratio?: number | undefined;
  /** The sides that move; right and lower unless given. */
  readonly left?: boolean;
  readonly top?: boolean;
}

/** The least width and height of a part. */
export const smallest = 200;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(value), least), most);

/** The largest frame of a shape in the middle of a picture; the whole picture without a shape. */
export const largestFrame = (picture: Size, ratio = picture.width / picture.height): CropFrame => {
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  const x = Math.floor((picture.width - width) / 2);
  const y = Math.floor((picture.height - height) / 2);
  return { x, y, width, height };
};

/** Whether a picture is large enough for a part of this shape. */
export const fits = (picture: Size, ratio?: number): boolean => {
  const { width, height } = largestFrame(picture, ratio);
  return width >= smallest && height >= smallest;
};

/** The frame at another place, inside of the picture. */
export const moved = (frame: CropFrame, { x, y }: { x: number; y: number }, picture: Size): CropFrame => ({
  ...frame,
  x: clamp(x, 0, picture.width - frame.width),
  y: clamp(y, 0, picture.height - frame.height),
});

const sizeOf = (wanted: Size, most: Size, ratio: number | undefined): Size => {
  if (ratio === undefined)
    return {
      width: clamp(wanted.width, smallest, most.width),
      height: clamp(wanted.height, smallest, most.height),
    };
  const least = Math.ceil(smallest * Math.max(ratio, 1));
  const room = Math.min(most.width, Math.floor(most.height * ratio));
  const width = clamp(Math.max(wanted.width, wanted.height * ratio), least, room);
  return { width, height: Math.round(width / ratio) };
};

/** The frame in another size, with its opposite corner where it is, inside of the picture. */
export const resized = (
  frame: CropFrame,
  wanted: Size,
  picture: Size,
  { ratio, left = false, top = false }: Pull,
): CropFrame => {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const most = {
    width: left ? right : picture.width - frame.x,
    height: top ? bottom : picture.height - frame.y,
  };
  const size = sizeOf(wanted, most, ratio);
  return { x: left ? right - size.width : frame.x, y: top ? bottom - size.height : frame.y, ...size };
};

/** The frame with another width or height; a shape is kept. */
export const withSide = (
  frame: CropFrame,
  change: Partial<Size>,
  picture: Size,
  ratio: number | undefined,
): CropFrame => {
  const { width = frame.width, height = frame.height } = change;
  const scale = change.width === undefined ? height / frame.height : width / frame.width;
  const wanted =
    ratio === undefined ? { width, height } : { width: frame.width * scale, height: frame.height * scale };
  return resized(frame, wanted, picture, { ratio });
};
