import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { curve, d, line, type Point, path, rect, times } from '../../shapes.ts';

/** Open water from `horizon` down, with glints and the sun's road when `sunX` is given. */
export function sea(canvas: Canvas, horizon: number, sunX?: number): string {
  const [far, near] = canvas.palette.water;
  const water = canvas.linear([
    [0, far],
    [0.18, mix(far, near, 0.38)],
    [1, near],
  ]);
  return [
    rect(0, horizon, 1200, 900 - horizon, water),
    sunX === undefined ? '' : sunRoad(canvas, sunX, horizon),
    glints(canvas, horizon + 14, 890),
  ].join('');
}

/** The broken column of light below a low sun. */
function sunRoad({ random, palette }: Canvas, x: number, horizon: number): string {
  const depth = 900 - horizon;
  return [0.06, 0.2, 0.42, 0.72]
    .map((share, band) => {
      const strokes = times(7, (i) => {
        const y = horizon + depth * (share + ((i / 7) * 0.26 - 0.04) * (0.4 + share));
        const half = random.between(0.25, 1) * (44 + share * 74);
        return d`M${x - half + random.between(-12, 12)} ${Math.max(y, horizon + 4)}h${half * 2}`;
      });
      return line(strokes, palette.glow, 3.4 + band * 1.5, `opacity="${0.72 - band * 0.13}"`);
    })
    .join('');
}

/** Short bright strokes, longer and thicker towards the viewer. */
export function glints({ random, palette }: Canvas, top: number, bottom: number): string {
  const light = mix(palette.water[0], '#ffffff', 0.35);
  return [0, 1, 2]
    .map((band) => {
      const strokes = times(11 - band, () => {
        const y = top + (bottom - top) * ((band + random.next()) / 3);
        return d`M${random.between(-30, 1180)} ${y}h${random.between(20, 54) * (1 + band * 0.7)}`;
      });
      return line(strokes, light, 2 + band * 1.3, `opacity="${0.55 - band * 0.12}"`);
    })
    .join('');
}

/** Rolling waves of the foreground, each with a pale crest. */
export function waves(canvas: Canvas, top: number, rows = 3): string {
  const { random, palette } = canvas;
  const near = palette.water[1];
  return times(rows, (row) => {
    const y = top + row * ((900 - top) / rows);
    const phase = random.between(0, 150);
    const step = 150 + row * 24;
    const points: Point[] = Array.from({ length: 24 }, (_, i) => [
      i * step * 0.5 - phase - 60,
      y + (i % 2 ? 1 : -1) * (11 + row * 5),
    ]);
    const edge = curve(points);
    const colour = mix(near, row % 2 ? '#04253f' : palette.water[0], 0.12 + row * 0.05);
    return path(`${edge}V900H-400Z`, colour) + line(edge, mix(near, '#ffffff', 0.42), 3, 'opacity=".6"');
  });
}

/** A sheet of still water in a bank, from ellipse geometry. */
export function pool(canvas: Canvas, x: number, y: number, rx: number, ry: number): string {
  const [far, near] = canvas.palette.water;
  const fill = canvas.linear([far, mix(far, near, 0.75)]);
  return path(d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`, fill);
}
