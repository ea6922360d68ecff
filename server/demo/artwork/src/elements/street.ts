import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { circle, d, line, path, rect } from '../shapes.ts';

/** A Ferris wheel with its hub at the origin. */
export function ferrisWheel(canvas: Canvas, r: number): string {
  const steel = canvas.tone('#fdf8ee');
  const cars = ['#ff6b4a', '#f2b84b', '#2a8fb0', '#3f9a63', '#e57f9a'];
  const points = Array.from(
    { length: 14 },
    (_, i) => [Math.cos((i / 14) * Math.PI * 2) * r, Math.sin((i / 14) * Math.PI * 2) * r] as const,
  );
  const spokes = points.map(([x, y]) => d`M0 0L${x} ${y}`).join('');
  const cabins = points.map(
    ([x, y], i) =>
      rect(x - 13, y - 2, 26, 26, canvas.tone(cars[i % cars.length] ?? pigment.coral), 'rx="9"') +
      rect(x - 9, y + 4, 18, 9, canvas.pane(), 'rx="3"'),
  );
  const ring = `fill="none" stroke="${steel}"`;
  return (
    line(d`M0 0L${-r * 0.56} ${r * 1.32}M0 0L${r * 0.56} ${r * 1.32}`, canvas.shade(pigment.deep), 12) +
    line(spokes, steel, 2.4, 'opacity=".8"') +
    d`<circle r="${r}" ` +
    `${ring} stroke-width="7"/>` +
    d`<circle r="${r * 0.9}" ` +
    `${ring} stroke-width="3"/>` +
    d`<circle r="${r * 0.45}" ` +
    `${ring} stroke-width="3"/>` +
    cabins.join('') +
    circle(0, 0, r * 0.1, canvas.tone(pigment.coral))
  );
}

/** A flag flying to the right from a pole whose foot is the origin. */
export function flag(canvas: Canvas, height: number, colour: string): string {
  const h = height;
  return (
    line(d`M0 0V${-h}`, canvas.tone('#e9e2d2'), Math.max(3, h * 0.022)) +
    circle(0, -h, h * 0.025, canvas.tone(pigment.gold)) +
    path(
      d`M0 ${-h * 0.97}q${h * 0.13} ${-h * 0.05} ${h * 0.25} 0t${h * 0.25} 0v${h * 0.3}q${-h * 0.13} ${h * 0.05} ${-h * 0.25} 0t${-h * 0.25} 0Z`,
      canvas.tone(colour),
    ) +
    path(
      d`M${h * 0.25} ${-h * 0.97}q${h * 0.13} ${h * 0.05} ${h * 0.25} 0v${h * 0.3}q${-h * 0.13} ${h * 0.05} ${-h * 0.25} 0Z`,
      canvas.shade(colour, 0, 0.2),
    )
  );
}

/** A slim street lamp, burning after dark. */
export function streetLamp(canvas: Canvas, height: number): string {
  const h = height;
  const lit = canvas.light !== 'noon' && canvas.light !== 'dawn';
  const glow = lit
    ? circle(
        0,
        -h,
        h * 0.34,
        canvas.radial([
          [0, '#ffe3a0', 0.75],
          [1, '#ffd27d', 0],
        ]),
      )
    : '';
  return (
    glow +
    line(d`M0 0V${-h * 0.9}`, canvas.shade(pigment.ink, 0, 0), h * 0.022) +
    path(
      d`M${-h * 0.045} ${-h * 0.9}l${-h * 0.015} ${-h * 0.12}h${h * 0.12}l${-h * 0.015} ${h * 0.12}Z`,
      lit ? '#ffe3a0' : canvas.tone('#e7eef0'),
    ) +
    path(
      d`M${-h * 0.08} ${-h * 1.015}L0 ${-h * 1.07}L${h * 0.08} ${-h * 1.015}Z`,
      canvas.shade(pigment.ink, 0, 0),
    )
  );
}
