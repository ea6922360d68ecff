import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { d, ellipse, line, path, rect, times } from '../shapes.ts';
import { wake } from './boats.ts';

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
