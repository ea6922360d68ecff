import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { circle, d, line, path, rect } from '../../shapes.ts';

/** A triumphal arch, `width` broad, on y = 0. */
export function greatArch(canvas: Canvas, width: number): string {
  const w = width;
  const stone = '#efdfc2';
  const dark = canvas.shade('#a98f70');
  const niche = (x: number, r: number, spring: number) =>
    d`M${x - r} 0V${-spring}a${r} ${r} 0 0 1 ${r * 2} 0V0Z`;
  return (
    rect(-w * 0.5, -w * 0.86, w, w * 0.86, canvas.tone(stone)) +
    rect(w * 0.2, -w * 0.86, w * 0.3, w * 0.86, canvas.shade(stone, 0, 0.16)) +
    path(
      niche(0, w * 0.16, w * 0.36),
      canvas.linear([
        [0, canvas.shade('#7d6a58')],
        [0.4, canvas.palette.sky[1], 0.0],
        [1, canvas.palette.sky[2], 0],
      ]),
    ) +
    path(
      d`M${-w * 0.16} 0V${-w * 0.36}a${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.32} 0V0Z`,
      canvas.palette.sky[2],
    ) +
    path(
      d`M${w * 0.16} 0V${-w * 0.36}a${w * 0.16} ${w * 0.16} 0 0 0 ${-w * 0.32} 0q${w * 0.22} ${-w * 0.06} ${w * 0.23} ${w * 0.1}V0Z`,
      dark,
    ) +
    path(
      d`M${-w * 0.43} ${-w * 0.44}h${w * 0.19}v${w * 0.16}h${-w * 0.19}ZM${-w * 0.43} ${-w * 0.22}h${w * 0.19}v${w * 0.18}h${-w * 0.19}ZM${w * 0.24} ${-w * 0.44}h${w * 0.19}v${w * 0.16}h${-w * 0.19}ZM${w * 0.24} ${-w * 0.22}h${w * 0.19}v${w * 0.18}h${-w * 0.19}Z`,
      dark,
      'opacity=".35"',
    ) +
    rect(-w * 0.53, -w * 0.63, w * 1.06, w * 0.035, canvas.tone('#f8edd8')) +
    rect(-w * 0.55, -w * 0.89, w * 1.1, w * 0.05, canvas.tone('#f8edd8')) +
    line(
      d`M${-w * 0.46} ${-w * 0.72}H${w * 0.46}`,
      dark,
      w * 0.045,
      d`opacity=".4" stroke-dasharray="${w * 0.06} ${w * 0.04}" stroke-linecap="butt"`,
    ) +
    rect(-w * 0.46, -w * 0.96, w * 0.92, w * 0.08, canvas.tone(stone)) +
    rect(-w * 0.56, -w * 0.02, w * 0.36, w * 0.04, canvas.tone('#f8edd8')) +
    rect(w * 0.2, -w * 0.02, w * 0.36, w * 0.04, canvas.tone('#f8edd8'))
  );
}

/** A domed sanctuary; with `towers` it stands between slim turrets. */
export function domeHall(canvas: Canvas, width: number, colour: string, towers: boolean): string {
  const w = width;
  const white = '#fdf4e6';
  const onion = towers ? w * 0.06 : 0;
  const dome = (x: number, y: number, r: number) =>
    path(
      d`M${x - r} ${y}Q${x - r * 1.1 - onion * (r / w) * 3} ${y - r * 0.9} ${x} ${y - r * 1.32}Q${x + r * 1.1 + onion * (r / w) * 3} ${y - r * 0.9} ${x + r} ${y}Z`,
      canvas.tone(colour),
    ) +
    path(
      d`M${x + r * 0.2} ${y}Q${x + r * 0.5} ${y - r * 0.8} ${x} ${y - r * 1.32}Q${x + r * 1.1} ${y - r * 0.9} ${x + r} ${y}Z`,
      canvas.shade(colour, 0, 0.26),
    ) +
    line(d`M${x} ${y - r * 1.3}v${-r * 0.34}`, canvas.tone(pigment.gold), r * 0.06) +
    circle(x, y - r * 1.42, r * 0.06, canvas.tone(pigment.gold));
  const turret = (x: number) =>
    rect(x - w * 0.026, -w * 0.86, w * 0.052, w * 0.86, canvas.tone(white)) +
    rect(x + w * 0.006, -w * 0.86, w * 0.02, w * 0.86, canvas.shade(white, 0, 0.2)) +
    rect(x - w * 0.038, -w * 0.74, w * 0.076, w * 0.02, canvas.shade(white, 0, 0.1)) +
    path(
      d`M${x - w * 0.034} ${-w * 0.84}L${x} ${-w * 0.98}L${x + w * 0.034} ${-w * 0.84}Z`,
      canvas.tone(colour),
    );
  const arch = (x: number, r: number, h: number) => d`M${x - r} 0v${-h}q${r} ${-r * 1.6} ${r * 2} 0v${h}Z`;
  const arches =
    [-0.38, -0.25, -0.12, 0.12, 0.25, 0.38].map((x) => arch(w * x, w * 0.04, w * 0.17)).join('') +
    arch(0, w * 0.07, w * 0.21);
  return (
    (towers ? turret(-w * 0.62) + turret(w * 0.62) : '') +
    rect(-w * 0.17, -w * 0.56, w * 0.34, w * 0.24, canvas.shade(white, 0, 0.06)) +
    line(
      d`M${-w * 0.13} ${-w * 0.51}h${w * 0.27}`,
      canvas.pane(),
      w * 0.05,
      d`stroke-dasharray="${w * 0.022} ${w * 0.03}" stroke-linecap="butt"`,
    ) +
    dome(0, -w * 0.56, w * 0.19) +
    dome(-w * 0.3, -w * 0.34, w * 0.085) +
    dome(w * 0.3, -w * 0.34, w * 0.085) +
    rect(-w * 0.46, -w * 0.34, w * 0.92, w * 0.34, canvas.tone(white)) +
    rect(w * 0.2, -w * 0.34, w * 0.26, w * 0.34, canvas.shade(white, 0, 0.14)) +
    path(d`M${-w * 0.13} ${-w * 0.34}L0 ${-w * 0.45}L${w * 0.13} ${-w * 0.34}Z`, canvas.tone('#fffaf0')) +
    rect(-w * 0.48, -w * 0.35, w * 0.96, w * 0.03, canvas.tone('#fffaf0')) +
    path(arches, canvas.dark || canvas.light === 'dusk' ? canvas.pane() : canvas.shade('#5d7f95')) +
    rect(-w * 0.52, 0, w * 1.04, w * 0.03, canvas.shade(pigment.stone))
  );
}

/** A vermilion water gate. */
export function waterGate(canvas: Canvas, width: number): string {
  const w = width;
  const red = '#e2472f';
  const post = (x: number, lean: number) =>
    path(
      d`M${x - w * 0.045} 0L${x - w * 0.036 + lean} ${-w * 0.86}h${w * 0.072}L${x + w * 0.045} 0Z`,
      canvas.tone(red),
    ) +
    path(
      d`M${x + w * 0.006} 0L${x + lean + w * 0.006} ${-w * 0.86}h${w * 0.03}L${x + w * 0.045} 0Z`,
      canvas.shade(red),
    ) +
    rect(x - w * 0.06, -w * 0.07, w * 0.12, w * 0.07, canvas.shade(pigment.ink, 0, 0));
  return (
    rect(-w * 0.52, -w * 0.66, w * 1.04, w * 0.06, canvas.shade(red, 0, 0.12)) +
    rect(-w * 0.035, -w * 0.84, w * 0.07, w * 0.2, canvas.tone(red)) +
    post(-w * 0.38, w * 0.03) +
    post(w * 0.38, -w * 0.03) +
    path(
      d`M${-w * 0.62} ${-w * 0.94}Q0 ${-w * 0.84} ${w * 0.62} ${-w * 0.94}L${w * 0.58} ${-w * 0.83}Q0 ${-w * 0.76} ${-w * 0.58} ${-w * 0.83}Z`,
      canvas.tone(red),
    ) +
    path(
      d`M${-w * 0.66} ${-w * 1.01}Q0 ${-w * 0.88} ${w * 0.66} ${-w * 1.01}L${w * 0.62} ${-w * 0.93}Q0 ${-w * 0.82} ${-w * 0.62} ${-w * 0.93}Z`,
      canvas.shade(pigment.ink, 0, 0),
    )
  );
}

/** Shell-like roofs of a concert hall by the harbour. */
export function shellHall(canvas: Canvas, width: number): string {
  const w = width;
  const shell = (x: number, s: number, flip: number) =>
    path(
      d`M${x} 0Q${x + flip * s * 0.02} ${-s * 0.75} ${x + flip * s * 0.66} ${-s}Q${x + flip * s * 0.82} ${-s * 0.4} ${x + flip * s * 0.78} 0Z`,
      canvas.tone('#fdf8ee'),
    ) +
    path(
      d`M${x + flip * s * 0.66} ${-s}Q${x + flip * s * 0.82} ${-s * 0.4} ${x + flip * s * 0.78} 0H${x + flip * s * 0.5}Q${x + flip * s * 0.62} ${-s * 0.5} ${x + flip * s * 0.66} ${-s}Z`,
      canvas.shade('#d9b78f', 0, 0.16),
    ) +
    line(
      d`M${x + flip * s * 0.14} 0Q${x + flip * s * 0.2} ${-s * 0.6} ${x + flip * s * 0.66} ${-s}M${x + flip * s * 0.32} 0Q${x + flip * s * 0.4} ${-s * 0.6} ${x + flip * s * 0.66} ${-s}`,
      canvas.shade('#fdf8ee', 0, 0.12),
      2,
    );
  return (
    shell(-w * 0.44, w * 0.24, 1) +
    shell(-w * 0.3, w * 0.36, 1) +
    shell(-w * 0.1, w * 0.46, 1) +
    shell(w * 0.46, w * 0.24, -1) +
    rect(-w * 0.52, -w * 0.05, w * 1.04, w * 0.09, canvas.shade('#d9a98a', 0, 0.1)) +
    line(
      d`M${-w * 0.48} ${-w * 0.015}H${w * 0.48}`,
      canvas.pane(),
      w * 0.025,
      d`stroke-dasharray="${w * 0.03} ${w * 0.016}" stroke-linecap="butt"`,
    )
  );
}
