import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { d, ellipse, faded, line, path, rect } from '../shapes.ts';

/** Cover colours of passports. */
export const covers = ['#7a2430', '#0b3f70', '#1f5f4f', '#23394d'] as const;

/** Inks of stamps and mastheads. */
export const inks = ['#0b4f8a', '#c9483a', '#2f7f5f', '#6a4a8f', '#c9762f'] as const;

/** A globe of lines, centred on the origin. */
export const globe = (r: number, ink: string) =>
  `<g fill="none" stroke="${ink}" stroke-width="${Math.max(3, r / 14)}"><circle r="${r}"/><ellipse rx="${r * 0.42}" ry="${r}"/><path d="${d`M${-r} 0H${r}M${-r * 0.86} ${-r * 0.5}Q0 ${-r * 0.3} ${r * 0.86} ${-r * 0.5}M${-r * 0.86} ${r * 0.5}Q0 ${r * 0.3} ${r * 0.86} ${r * 0.5}M0 ${-r}V${r}`}"/></g>`;

/** A sheet of paper and its shadow, centred on the origin. */
export const sheet = (w: number, h: number, fill: string, radius = 14) =>
  rect(-w / 2 + 14, -h / 2 + 20, w, h, '#0a1620', `rx="${radius}" opacity=".26"`) +
  rect(-w / 2, -h / 2, w, h, fill, `rx="${radius}"`);

/** A small plane as signs show it, heading right. */
export const tinyPlane = (ink: string) =>
  path(
    'M24 0Q24 -5 14 -5H4L-8 -24H-14L-8 -5H-18L-23 -12H-27L-24 0L-27 12H-23L-18 5H-8L-14 24H-8L4 5H14Q24 5 24 0Z',
    ink,
  );

/** Sunglasses left on the table. */
export const sunglasses = (canvas: Canvas) =>
  faded(0.25, ellipse(10, 18, 120, 30, '#0a1620')) +
  line('M-120 -20Q-140 -90 -96 -110M120 -20Q140 -90 96 -110', canvas.shade(pigment.ink, 0, 0), 9) +
  path(
    'M-124 -30H-12Q-8 34 -64 40T-124 -30ZM124 -30H12Q8 34 64 40T124 -30Z',
    canvas.shade(pigment.deep, 0, 0.5),
  ) +
  line('M-124 -30H124', canvas.shade(pigment.ink, 0, 0), 9) +
  line('M-100 -14l20 -8M36 -14l20 -8', '#ffffff', 6, 'opacity=".5"');
