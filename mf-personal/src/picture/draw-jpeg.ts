import { sizeWithin } from './picture-file.ts';

/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      'image/jpeg',
      0.88,
    ),
  );

/** Whether the browser can show a file as a picture, whatever its name says. */
export const isReadable = async (file: Blob): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};

/**
 * Draws a picture, or a part of it, upright and at most so wide and high, as a JPEG without what the camera wrote into
 * the file. Rejects when the browser cannot read it.
 */
export const drawJpeg = async (file: Blob, most: number, part?: Area): Promise<File> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const size = sizeWithin({ width, height }, most);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser does not draw');
  // JPEG knows no transparency: what is see-through would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size.width, size.height);
  pen.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  bitmap.close();
  return new File([await toJpeg(canvas)], 'picture.jpg', { type: 'image/jpeg' });
};
