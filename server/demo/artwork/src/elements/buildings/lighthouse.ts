import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { circle, d, line, path, polygon, rect, times } from '../../shapes.ts';

/** A banded lighthouse on y = 0; its lamp burns after sunset and in rain. */
export function lighthouse(canvas: Canvas, height: number, colour: string, distance = 0): string {
  const h = height;
  const foot = h * 0.13;
  const neck = h * 0.078;
  const at = (share: number) => foot + (neck - foot) * share;
  const band = (from: number, to: number) =>
    polygon(
      [
        [-at(from), -h * from * 0.76],
        [at(from), -h * from * 0.76],
        [at(to), -h * to * 0.76],
        [-at(to), -h * to * 0.76],
      ],
      canvas.tone(colour, distance),
    );
  const body = polygon(
    [
      [-foot, 0],
      [foot, 0],
      [neck, -h * 0.76],
      [-neck, -h * 0.76],
    ],
    canvas.tone('#fdf8ee', distance),
  );
  const side = polygon(
    [
      [foot * 0.25, 0],
      [foot, 0],
      [neck, -h * 0.76],
      [neck * 0.25, -h * 0.76],
    ],
    canvas.shade('#38506a', distance),
    'opacity=".3"',
  );
  const lit = canvas.light !== 'noon' && canvas.light !== 'dawn';
  const lamp = lit ? '#fff0b8' : canvas.tone('#bfe3ee', distance);
  const glow = lit
    ? circle(
        0,
        -h * 0.85,
        h * 0.3,
        canvas.radial([
          [0, '#fff0b8', 0.8],
          [1, '#ffe29a', 0],
        ]),
      )
    : '';
  const windows = [0.2, 0.45, 0.68]
    .map((y) =>
      rect(
        -h * 0.018,
        -h * 0.76 * y - h * 0.05,
        h * 0.036,
        h * 0.055,
        canvas.shade(pigment.deep, distance),
        'rx="4"',
      ),
    )
    .join('');
  return (
    glow +
    body +
    band(0.12, 0.32) +
    band(0.54, 0.74) +
    side +
    windows +
    rect(-neck * 1.5, -h * 0.785, neck * 3, h * 0.03, canvas.shade(pigment.ink, distance, 0)) +
    line(d`M${-neck * 1.4} ${-h * 0.83}h${neck * 2.8}`, canvas.shade(pigment.ink, distance, 0), 2.5) +
    rect(-neck * 0.72, -h * 0.885, neck * 1.44, h * 0.1, lamp) +
    line(
      d`M${-neck * 0.24} ${-h * 0.785}v${-h * 0.1}M${neck * 0.24} ${-h * 0.785}v${-h * 0.1}`,
      canvas.shade(pigment.ink, distance, 0),
      2,
    ) +
    path(
      d`M${-neck * 0.95} ${-h * 0.88}Q${-neck * 0.7} ${-h * 0.95} 0 ${-h * 0.965}Q${neck * 0.7} ${-h * 0.95} ${neck * 0.95} ${-h * 0.88}Z`,
      canvas.tone(colour, distance),
    ) +
    line(d`M0 ${-h * 0.96}v${-h * 0.05}`, canvas.shade(pigment.ink, distance, 0), 3)
  );
}

/** The two beams of a burning lamp at the origin. */
export function beams(canvas: Canvas, length: number): string {
  const fill = canvas.linear(
    [
      [0, '#fff0b8', 0.65],
      [1, '#fff0b8', 0],
    ],
    true,
  );
  const beam = d`M0 0L${length} ${-length * 0.16}V${length * 0.05}Z`;
  return `<g transform="scale(-1 1)">${path(beam, fill)}</g>${path(d`M0 0L${length * 0.8} ${-length * 0.1}V${length * 0.08}Z`, fill)}`;
}

/** A cliff rising from the right edge, its foot at `base`. */
export function headland(canvas: Canvas, left: number, top: number, base: number): string {
  const w = 1260 - left;
  const grass = d`M${left + w * 0.1} ${top + 26}Q${left + w * 0.2} ${top - 12} ${left + w * 0.42} ${top}T1260 ${top - 34}V${top + 110}Q${left + w * 0.6} ${top + 60} ${left + w * 0.1} ${top + 26}Z`;
  const rock = canvas.linear([canvas.tone('#8a7566'), canvas.shade('#5f5f6b')]);
  return (
    path(
      d`M${left} ${base}L${left + w * 0.05} ${top + (base - top) * 0.55}L${left + w * 0.02} ${top + (base - top) * 0.4}L${left + w * 0.1} ${top + 22}L1260 ${top - 20}V${base}Z`,
      rock,
    ) +
    path(
      d`M${left + w * 0.22} ${top + 30}l${w * 0.06} ${(base - top) * 0.35}l${-w * 0.05} ${(base - top) * 0.2}L${left + w * 0.3} ${base}H${left + w * 0.46}l${-w * 0.07} ${-(base - top) * 0.5}L${left + w * 0.4} ${top + 30}ZM${left + w * 0.62} ${top + 40}l${w * 0.03} ${(base - top) * 0.4}L${left + w * 0.6} ${base}H${left + w * 0.8}l${-w * 0.06} ${-(base - top) * 0.6}Z`,
      canvas.shade('#4a4a5a'),
      'opacity=".4"',
    ) +
    path(grass, canvas.tone('#5d9a5a')) +
    line(d`M${left - 14} ${base}q30 -9 60 0t60 0t60 0t60 0t60 0t60 0`, '#ffffff', 6, 'opacity=".7"')
  );
}

/** Rocks at the waterline. */
export function rocks(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  return times(4, (i) => {
    const w = size * random.between(0.5, 1);
    const left = x + (i - 1.5) * size * 0.75;
    const h = w * random.between(0.4, 0.7);
    return (
      path(
        d`M${left - w / 2} ${y}l${w * 0.14} ${-h * 0.7}l${w * 0.3} ${-h * 0.3}l${w * 0.34} ${h * 0.34}l${w * 0.22} ${h * 0.66}Z`,
        canvas.tone(pigment.rock),
      ) +
      path(
        d`M${left - w * 0.06} ${y - h}l${w * 0.34} ${h * 0.34}l${w * 0.22} ${h * 0.66}h${-w * 0.4}Z`,
        canvas.shade(pigment.rock, 0, 0.35),
      )
    );
  });
}
