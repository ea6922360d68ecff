import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { d, line, path, rect, times } from '../shapes.ts';

/** A fishing boat, bow to the left, floating on y = 0. */
export function fishingBoat(canvas: Canvas, length: number, colour: string, distance = 0): string {
  const l = length;
  const hull = d`M${-l * 0.54} ${-l * 0.19}Q${-l * 0.2} ${-l * 0.1} ${l * 0.2} ${-l * 0.11}L${l * 0.5} ${-l * 0.15}L${l * 0.44} 0Q0 ${l * 0.03} ${-l * 0.38} 0Z`;
  const stripe = d`M${-l * 0.54} ${-l * 0.19}Q${-l * 0.2} ${-l * 0.1} ${l * 0.2} ${-l * 0.11}L${l * 0.5} ${-l * 0.15}l${-l * 0.012} ${l * 0.03}Q${l * 0.1} ${-l * 0.06} ${-l * 0.5} ${-l * 0.15}Z`;
  const dark = canvas.shade(pigment.ink, distance, 0);
  return (
    line(
      d`M${-l * 0.1} ${-l * 0.12}V${-l * 0.66}M${l * 0.34} ${-l * 0.12}V${-l * 0.46}M${-l * 0.1} ${-l * 0.6}L${-l * 0.44} ${-l * 0.17}M${-l * 0.1} ${-l * 0.62}L${l * 0.34} ${-l * 0.42}L${l * 0.48} ${-l * 0.15}`,
      dark,
      Math.max(1.6, l * 0.011),
    ) +
    path(
      d`M${-l * 0.1} ${-l * 0.66}h${l * 0.13}l${-l * 0.035} ${l * 0.035}l${l * 0.035} ${l * 0.035}h${-l * 0.13}Z`,
      canvas.tone(pigment.red, distance),
    ) +
    rect(l * 0.02, -l * 0.3, l * 0.24, l * 0.2, canvas.tone('#fdf8ee', distance)) +
    rect(l * 0.17, -l * 0.3, l * 0.09, l * 0.2, canvas.shade('#fdf8ee', distance, 0.2)) +
    rect(l * 0.0, -l * 0.325, l * 0.28, l * 0.035, canvas.tone(pigment.deep, distance)) +
    rect(l * 0.045, -l * 0.26, l * 0.05, l * 0.055, canvas.pane(distance)) +
    rect(l * 0.11, -l * 0.26, l * 0.05, l * 0.055, canvas.pane(distance)) +
    path(hull, canvas.tone(colour, distance)) +
    path(stripe, canvas.tone('#fdf8ee', distance)) +
    path(
      d`M${-l * 0.42} ${-l * 0.05}Q0 ${-l * 0.01} ${l * 0.456} ${-l * 0.045}L${l * 0.44} 0Q0 ${l * 0.03} ${-l * 0.38} 0Z`,
      canvas.shade(colour, distance, 0.35),
    ) +
    wake(l)
  );
}

/** A junk with battened sails. */
export function junk(canvas: Canvas, length: number, sail: string, distance = 0): string {
  const l = length;
  const battens = (x: number, w: number, top: number, bottom: number) =>
    path(
      d`M${x} ${top}Q${x + w * 1.1} ${top + (bottom - top) * 0.3} ${x + w} ${bottom}L${x - w * 0.16} ${bottom - l * 0.02}Q${x - w * 0.04} ${(top + bottom) / 2} ${x} ${top}Z`,
      canvas.tone(sail, distance),
    ) +
    path(
      d`M${x} ${top}Q${x + w * 1.1} ${top + (bottom - top) * 0.3} ${x + w} ${bottom}h${-w * 0.42}Q${x + w * 0.66} ${top + (bottom - top) * 0.34} ${x} ${top}Z`,
      canvas.shade(sail, distance, 0.2),
    ) +
    line(
      times(4, (i) => {
        const y = top + ((bottom - top) * (i + 1)) / 5;
        return d`M${x - w * 0.06} ${y - 1}L${x + w * (0.5 + i * 0.13)} ${y + 3}`;
      }),
      canvas.shade(sail, distance, 0.4),
      Math.max(1.2, l * 0.008),
    );
  return (
    line(
      d`M${-l * 0.08} ${-l * 0.1}V${-l * 0.84}M${l * 0.28} ${-l * 0.1}V${-l * 0.56}`,
      canvas.shade('#5a3a2c', distance),
      Math.max(2, l * 0.014),
    ) +
    battens(-l * 0.08, l * 0.34, -l * 0.82, -l * 0.16) +
    battens(l * 0.28, l * 0.2, -l * 0.54, -l * 0.16) +
    battens(-l * 0.36, l * 0.18, -l * 0.5, -l * 0.14) +
    line(
      d`M${-l * 0.36} ${-l * 0.1}V${-l * 0.52}`,
      canvas.shade('#5a3a2c', distance),
      Math.max(2, l * 0.012),
    ) +
    path(
      d`M${-l * 0.56} ${-l * 0.17}Q${-l * 0.1} ${-l * 0.07} ${l * 0.3} ${-l * 0.1}L${l * 0.56} ${-l * 0.2}L${l * 0.44} 0Q0 ${l * 0.04} ${-l * 0.4} 0Z`,
      canvas.tone('#7a4a34', distance),
    ) +
    path(
      d`M${-l * 0.46} ${-l * 0.06}Q0 ${l * 0.01} ${l * 0.48} ${-l * 0.08}L${l * 0.44} 0Q0 ${l * 0.04} ${-l * 0.4} 0Z`,
      canvas.shade('#7a4a34', distance, 0.4),
    ) +
    wake(l)
  );
}

/** A small yacht with two white sails. */
export function sailboat(canvas: Canvas, length: number, sail: string, distance = 0): string {
  const l = length;
  return (
    path(
      d`M${-l * 0.02} ${-l * 1.2}Q${-l * 0.1} ${-l * 0.5} ${-l * 0.46} ${-l * 0.16}L${-l * 0.02} ${-l * 0.18}Z`,
      canvas.tone(sail, distance),
    ) +
    path(
      d`M${l * 0.03} ${-l * 1.1}Q${l * 0.34} ${-l * 0.6} ${l * 0.42} ${-l * 0.19}H${l * 0.03}Z`,
      canvas.shade(sail, distance, 0.12),
    ) +
    path(
      d`M${-l * 0.5} ${-l * 0.12}H${l * 0.5}Q${l * 0.42} ${l * 0.02} ${l * 0.28} ${l * 0.02}H${-l * 0.26}Q${-l * 0.4} 0 ${-l * 0.5} ${-l * 0.12}Z`,
      canvas.tone(pigment.deep, distance),
    ) +
    line(d`M${-l * 0.47} ${-l * 0.1}H${l * 0.47}`, canvas.tone('#fdf8ee', distance), l * 0.03) +
    wake(l)
  );
}

export const wake = (l: number) =>
  line(
    d`M${-l * 0.5} ${l * 0.035}h${l * 0.36}M${-l * 0.06} ${l * 0.05}h${l * 0.5}`,
    '#ffffff',
    Math.max(1.6, l * 0.014),
    'opacity=".5"',
  );
