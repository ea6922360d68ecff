import sharp from 'sharp';

export type Point = readonly [x: number, y: number];
export type Ink = readonly [red: number, green: number, blue: number];

/** A raster of RGB pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** A canvas of one colour. */
export const createCanvas = (width: number, height: number, paper: Ink): Canvas => ({
  ...{ width, height },
  pixels: Uint8ClampedArray.from({ length: width * height * 3 }, (_, index) => paper[index % 3] ?? 0),
});

/** Blends a pixel with an ink; pixels outside of the canvas are skipped. */
export const blend = ({ width, height, pixels }: Canvas, [x, y]: Point, ink: Ink, share: number): void => {
  if (x < 0 || y < 0 || x >= width || y >= height || share <= 0) return;
  const at = (y * width + x) * 3;
  for (const [channel, value] of ink.entries())
    pixels[at + channel] = (pixels[at + channel] ?? 0) * (1 - share) + value * share;
};

const distanceTo = ([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
};

const drawSegment = (canvas: Canvas, from: Point, to: Point, radius: number, ink: Ink): void => {
  const reach = Math.ceil(radius) + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  for (let y = Math.floor(top); y <= bottom; y += 1)
    for (let x = Math.floor(left); x <= right; x += 1)
      blend(canvas, [x, y], ink, Math.min(1, radius + 0.5 - distanceTo([x, y], from, to)));
};

/** Draws a line through points, with round ends. */
export const drawLine = (canvas: Canvas, points: readonly Point[], radius: number, ink: Ink): void => {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) drawSegment(canvas, from, to, radius, ink);
  }
};

/** The canvas as a PNG, without metadata. */
export const encodePng = ({ width, height, pixels }: Canvas): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 32 })
    .toBuffer();
