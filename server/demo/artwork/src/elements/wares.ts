import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { circle, d, ellipse, line, path, rect, times } from '../shapes.ts';

/** A woven basket or tray on y = 0; what it holds is drawn before it. */
export function basket(canvas: Canvas, width: number, height: number, colour = '#c9935a'): string {
  const half = width / 2;
  const body = d`M${-half} ${-height}H${half}L${half * 0.82} 0H${-half * 0.82}Z`;
  const weave = times(
    Math.floor(height / 22),
    (row) => d`M${-half + 8} ${-height + 20 + row * 22}H${half - 8}`,
  );
  return (
    path(body, canvas.tone(colour)) +
    path(
      d`M${half * 0.4} ${-height}H${half}L${half * 0.82} 0H${half * 0.34}Z`,
      canvas.shade(colour),
      'opacity=".6"',
    ) +
    `<g clip-path="${canvas.clip(path(body, '#000'))}">${line(weave, mix(canvas.tone(colour), '#ffffff', 0.28), 9, 'stroke-dasharray="24 14" stroke-linecap="butt"')}</g>` +
    rect(-half - 10, -height - 12, width + 20, 24, canvas.tone(mix(colour, '#ffffff', 0.12)), 'rx="12"')
  );
}

/** A glass jar with a cloth lid and a plain label bearing a wave. */
export function jar(canvas: Canvas, width: number, height: number, content: string, cloth: string): string {
  const half = width / 2;
  return (
    rect(-half, -height, width, height, canvas.tone('#e6f1f0'), `rx="${Math.round(width * 0.18)}"`) +
    rect(
      -half + 7,
      -height * 0.84,
      width - 14,
      height * 0.84 - 7,
      canvas.tone(content),
      `rx="${Math.round(width * 0.14)}"`,
    ) +
    rect(
      half * 0.5,
      -height * 0.84,
      half * 0.5 - 7,
      height * 0.84 - 7,
      canvas.shade(content),
      `rx="${Math.round(width * 0.1)}" opacity=".5"`,
    ) +
    rect(-half * 0.72, -height * 0.62, width * 0.72, height * 0.36, canvas.tone('#fffaf0'), 'rx="6"') +
    circle(0, -height * 0.5, height * 0.06, canvas.tone(pigment.coral)) +
    line(
      d`M${-half * 0.5} ${-height * 0.38}q${half * 0.25} ${-height * 0.06} ${half * 0.5} 0t${half * 0.5} 0`,
      canvas.tone(pigment.deep),
      5,
    ) +
    path(
      d`M${-half * 1.16} ${-height * 0.86}Q${-half * 0.9} ${-height * 1.1} 0 ${-height * 1.1}T${half * 1.16} ${-height * 0.86}L${half * 0.92} ${-height * 0.92}L${half * 0.7} ${-height * 0.84}L${half * 0.4} ${-height * 0.92}L0 ${-height * 0.84}L${-half * 0.4} ${-height * 0.92}L${-half * 0.7} ${-height * 0.84}L${-half * 0.92} ${-height * 0.92}Z`,
      canvas.tone(cloth),
    ) +
    line(d`M${-half * 0.86} ${-height * 0.97}H${half * 0.86}`, canvas.tone(pigment.gold), 6) +
    line(d`M${-half * 0.7} ${-height * 0.74}V${-height * 0.2}`, '#ffffff', 7, 'opacity=".5"')
  );
}

/** A lidded gift box with a ribbon. */
export function giftBox(
  canvas: Canvas,
  width: number,
  height: number,
  colour: string,
  ribbon: string,
): string {
  const half = width / 2;
  return (
    rect(-half, -height, width, height, canvas.tone(colour)) +
    rect(half * 0.4, -height, half * 0.6, height, canvas.shade(colour), 'opacity=".6"') +
    rect(
      -half - 12,
      -height - 6,
      width + 24,
      height * 0.24,
      canvas.tone(mix(colour, '#ffffff', 0.12)),
      'rx="5"',
    ) +
    rect(-width * 0.06, -height - 6, width * 0.12, height + 6, canvas.tone(ribbon)) +
    rect(-width * 0.06, -height * 0.78, width * 0.12, height * 0.04, canvas.shade(ribbon)) +
    path(
      d`M0 ${-height - 6}Q${-width * 0.3} ${-height - width * 0.3} ${-width * 0.24} ${-height - 10}ZM0 ${-height - 6}Q${width * 0.3} ${-height - width * 0.3} ${width * 0.24} ${-height - 10}Z`,
      canvas.tone(ribbon),
    ) +
    circle(0, -height - 10, width * 0.05, canvas.shade(ribbon, 0, 0.12))
  );
}

/** A stand-up pouch with a picture window. */
export function pouch(canvas: Canvas, width: number, height: number, colour: string, food: string): string {
  const half = width / 2;
  const dots = times(
    9,
    (i) => d`M${-half * 0.4 + (i % 3) * half * 0.4} ${-height * 0.4 + Math.floor(i / 3) * height * 0.1}h.1`,
  );
  return (
    path(
      d`M${-half} ${-height}H${half}L${half * 0.94} ${-height * 0.8}L${half * 1.04} 0Q0 ${height * 0.06} ${-half * 1.04} 0L${-half * 0.94} ${-height * 0.8}Z`,
      canvas.tone(colour),
    ) +
    path(
      d`M${half * 0.5} ${-height}H${half}L${half * 0.94} ${-height * 0.8}L${half * 1.04} 0L${half * 0.56} ${height * 0.03}Z`,
      canvas.shade(colour),
      'opacity=".6"',
    ) +
    rect(-half, -height, width, height * 0.1, canvas.shade(colour, 0, 0.16)) +
    circle(0, -height * 0.66, half * 0.3, canvas.tone(pigment.gold)) +
    path(
      d`M${-half * 0.6} ${-height * 0.58}q${half * 0.3} ${-height * 0.07} ${half * 0.6} 0t${half * 0.6} 0v${height * 0.06}q${-half * 0.3} ${height * 0.07} ${-half * 0.6} 0t${-half * 0.6} 0Z`,
      canvas.tone('#fffaf0'),
    ) +
    rect(
      -half * 0.66,
      -height * 0.46,
      width * 0.66,
      height * 0.32,
      canvas.tone('#fffaf0'),
      `rx="${Math.round(half * 0.2)}"`,
    ) +
    line(dots, canvas.tone(food), height * 0.075)
  );
}

/** A teapot of clay or porcelain, spout to the left. */
export function teapot(canvas: Canvas, size: number, colour: string): string {
  const s = size;
  return (
    line(
      d`M${s * 0.44} ${-s * 0.5}Q${s * 0.86} ${-s * 0.62} ${s * 0.8} ${-s * 0.32}T${s * 0.42} ${-s * 0.14}`,
      canvas.shade(colour),
      s * 0.09,
    ) +
    path(
      d`M${-s * 0.4} ${-s * 0.24}Q${-s * 0.62} ${-s * 0.3} ${-s * 0.72} ${-s * 0.62}L${-s * 0.86} ${-s * 0.64}Q${-s * 0.74} ${-s * 0.16} ${-s * 0.36} ${-s * 0.06}Z`,
      canvas.tone(colour),
    ) +
    path(
      d`M${-s * 0.3} 0Q${-s * 0.54} ${-s * 0.16} ${-s * 0.5} ${-s * 0.38}Q${-s * 0.42} ${-s * 0.66} 0 ${-s * 0.66}T${s * 0.5} ${-s * 0.38}Q${s * 0.54} ${-s * 0.16} ${s * 0.3} 0Z`,
      canvas.tone(colour),
    ) +
    path(
      d`M${s * 0.06} ${-s * 0.66}Q${s * 0.46} ${-s * 0.64} ${s * 0.5} ${-s * 0.38}Q${s * 0.54} ${-s * 0.16} ${s * 0.3} 0H0Q${s * 0.4} ${-s * 0.3} ${s * 0.06} ${-s * 0.66}Z`,
      canvas.shade(colour),
      'opacity=".6"',
    ) +
    path(
      d`M${-s * 0.28} ${-s * 0.62}Q${-s * 0.2} ${-s * 0.78} 0 ${-s * 0.78}T${s * 0.28} ${-s * 0.62}Q0 ${-s * 0.54} ${-s * 0.28} ${-s * 0.62}Z`,
      canvas.shade(colour, 0, 0.1),
    ) +
    circle(0, -s * 0.81, s * 0.06, canvas.tone(pigment.gold)) +
    line(
      d`M${-s * 0.36} ${-s * 0.36}q${s * 0.12} ${-s * 0.1} ${s * 0.24} 0t${s * 0.24} 0t${s * 0.24} 0`,
      mix(canvas.tone(colour), '#ffffff', 0.4),
      s * 0.025,
    ) +
    line(
      d`M${-s * 0.36} ${-s * 0.46}q${s * 0.04} ${-s * 0.1} ${s * 0.14} ${-s * 0.12}`,
      '#ffffff',
      s * 0.035,
      'opacity=".5"',
    )
  );
}

/** A handleless cup seen from the side, steaming. */
export const cup = (canvas: Canvas, colour: string) =>
  line('M-10 -84c-14 -18 10 -30 0 -52M14 -80c-12 -16 10 -26 2 -46', '#ffffff', 6, 'opacity=".45"') +
  path('M-50 -64H50Q46 -10 22 0H-22Q-46 -10 -50 -64Z', canvas.tone(colour)) +
  path('M16 -64H50Q46 -10 22 0H4Q20 -20 16 -64Z', canvas.shade(colour), 'opacity=".55"') +
  ellipse(0, -64, 50, 12, canvas.tone('#fffaf0')) +
  ellipse(0, -63, 42, 9, canvas.tone('#b5762f'));
