import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { circle, d, ellipse, line, path, polygon, rect, times } from '../shapes.ts';

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
  const rock = canvas.linear([
    [0, canvas.tone('#8a7566')],
    [1, canvas.shade('#5f5f6b')],
  ]);
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

/** An ocean liner seen from the side, bow to the right. */
export function liner(canvas: Canvas, length: number): string {
  const l = length;
  const white = canvas.tone('#fdfaf2');
  const deck = (i: number) => {
    const x = -l * (0.36 - i * 0.035);
    const w = l * (0.68 - i * 0.075);
    const y = -l * (0.13 + i * 0.036);
    const dots = d`M${x + l * 0.02} ${y + l * 0.018}h${w - l * 0.05}`;
    return (
      rect(x, y, w, l * 0.037, i % 2 ? canvas.shade('#fdfaf2', 0, 0.1) : white) +
      line(
        dots,
        canvas.pane(),
        l * 0.014,
        d`stroke-dasharray="${l * 0.012} ${l * 0.014}" stroke-linecap="butt"`,
      )
    );
  };
  const funnel = (x: number) =>
    path(
      d`M${x} ${-l * 0.26}l${l * 0.015} ${-l * 0.1}h${l * 0.06}l${l * 0.01} ${l * 0.1}Z`,
      canvas.tone(pigment.coral),
    ) + rect(x + l * 0.008, -l * 0.335, l * 0.072, l * 0.02, canvas.tone(pigment.sand));
  return (
    funnel(-l * 0.16) +
    funnel(l * 0.0) +
    line(d`M${l * 0.18} ${-l * 0.24}v${-l * 0.12}`, canvas.shade(pigment.ink, 0, 0), 3) +
    times(4, deck) +
    path(
      d`M${-l * 0.48} ${-l * 0.11}H${l * 0.53}Q${l * 0.46} ${-l * 0.04} ${l * 0.42} 0H${-l * 0.42}Q${-l * 0.47} ${-l * 0.04} ${-l * 0.48} ${-l * 0.11}Z`,
      canvas.tone(pigment.deep),
    ) +
    path(d`M${-l * 0.46} ${-l * 0.028}H${l * 0.44}L${l * 0.42} 0H${-l * 0.42}Z`, canvas.tone(pigment.coral)) +
    line(
      d`M${-l * 0.42} ${-l * 0.066}H${l * 0.42}`,
      '#ffffff',
      l * 0.009,
      d`opacity=".8" stroke-dasharray="1 ${l * 0.022}"`,
    ) +
    wake(l)
  );
}

/** A quay crane of a container port. */
export function crane(canvas: Canvas, height: number, distance: number): string {
  const h = height;
  return line(
    d`M${-h * 0.16} 0V${-h * 0.62}M${h * 0.16} 0V${-h * 0.62}M${-h * 0.16} ${-h * 0.34}H${h * 0.16}M${-h * 0.6} ${-h * 0.62}H${h * 0.42}M0 ${-h * 0.62}V${-h}M0 ${-h}L${-h * 0.56} ${-h * 0.63}M0 ${-h}L${h * 0.38} ${-h * 0.63}M${-h * 0.4} ${-h * 0.62}v${h * 0.22}`,
    canvas.tone(canvas.random.pick([pigment.coral, pigment.deep, '#d9583f']), distance),
    h * 0.035,
    'stroke-linejoin="round"',
  );
}

/** A parasol with its pole in the sand and a lounger under it. */
export function parasol(canvas: Canvas, size: number, colour: string): string {
  const s = size;
  const wedge = (from: number, to: number, fill: string) =>
    path(
      d`M0 ${-s * 1.05}Q${from * s * 0.75} ${-s * 0.98} ${from * s} ${-s * 0.58}Q${((from + to) / 2) * s} ${-s * 0.68} ${to * s} ${-s * 0.58}Q${to * s * 0.75} ${-s * 0.98} 0 ${-s * 1.05}Z`,
      fill,
    );
  const stripe = canvas.tone('#fdf8ee');
  return (
    ellipse(s * 0.2, 2, s * 0.8, s * 0.07, canvas.shade('#c2935a'), 'opacity=".45"') +
    line(d`M0 0V${-s * 1.1}`, canvas.tone('#fdf8ee'), s * 0.05) +
    wedge(-0.9, -0.4, canvas.tone(colour)) +
    wedge(-0.4, 0, stripe) +
    wedge(0, 0.4, canvas.tone(colour)) +
    wedge(0.4, 0.9, canvas.shade('#fdf8ee', 0, 0.2)) +
    path(
      d`M${s * 0.12} ${-s * 0.1}h${s * 0.72}l${s * 0.34} ${-s * 0.26}l${s * 0.05} ${s * 0.05}l${-s * 0.33} ${s * 0.3}h${-s * 0.78}Z`,
      mix(canvas.tone(colour), '#ffffff', 0.2),
    ) +
    line(
      d`M${s * 0.24} ${-s * 0.06}v${s * 0.08}M${s * 0.76} ${-s * 0.06}v${s * 0.08}`,
      canvas.shade(pigment.wood),
      s * 0.035,
    )
  );
}

/** A white egret standing in the shallows. */
export function egret(canvas: Canvas, size: number): string {
  const s = size;
  const white = canvas.tone('#ffffff');
  return (
    line(
      d`M${-s * 0.04} ${-s * 0.34}V0M${s * 0.08} ${-s * 0.34}V0`,
      canvas.shade(pigment.ink, 0, 0),
      s * 0.025,
    ) +
    path(
      d`M${-s * 0.24} ${-s * 0.5}Q0 ${-s * 0.72} ${s * 0.44} ${-s * 0.28}Q${s * 0.1} ${-s * 0.26} ${-s * 0.1} ${-s * 0.34}Q${-s * 0.26} ${-s * 0.4} ${-s * 0.24} ${-s * 0.5}Z`,
      white,
    ) +
    line(
      d`M${-s * 0.16} ${-s * 0.48}Q${-s * 0.36} ${-s * 0.68} ${-s * 0.2} ${-s * 0.8}T${-s * 0.24} ${-s * 0.98}`,
      white,
      s * 0.07,
    ) +
    path(
      d`M${-s * 0.25} ${-s * 1.02}L${-s * 0.46} ${-s * 0.93}L${-s * 0.24} ${-s * 0.95}Z`,
      canvas.tone(pigment.gold),
    )
  );
}

const wake = (l: number) =>
  line(
    d`M${-l * 0.5} ${l * 0.035}h${l * 0.36}M${-l * 0.06} ${l * 0.05}h${l * 0.5}`,
    '#ffffff',
    Math.max(1.6, l * 0.014),
    'opacity=".5"',
  );
