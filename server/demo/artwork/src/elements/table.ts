import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { circle, d, ellipse, faded, line, path, rect, times } from '../shapes.ts';

const cloths = [pigment.deep, '#1f6f78', '#e9573d', '#f3e3c6', '#23394d', '#e8b04a', '#d9e6e2'] as const;

/** A table seen from above: planks, cloth, tiles or waves, with the window's light lying across it. */
export function tabletop(canvas: Canvas): string {
  const { random } = canvas;
  const colour = random.pick(cloths);
  const mark = mix(colour, '#ffffff', 0.16);
  const deep = mix(colour, pigment.ink, 0.22);
  const patterns = [
    () =>
      line(
        times(8, (i) => d`M0 ${60 + i * 116}H1200`),
        deep,
        4,
        'opacity=".6"',
      ) +
      line(
        times(
          18,
          () => d`M${random.between(-40, 1100)} ${random.between(0, 900)}h${random.between(60, 190)}`,
        ),
        mark,
        3,
        'opacity=".5"',
      ),
    () =>
      line(
        times(15, (i) => d`M${i * 86} 0V900`) + times(11, (i) => d`M0 ${i * 86}H1200`),
        mark,
        16,
        'opacity=".42"',
      ),
    () =>
      line(
        times(13, (row) =>
          times(
            11,
            (i) => d`M${i * 124 - 62 + (row % 2) * 62} ${row * 76}a62 62 0 0 1 124 0m-100 0a38 38 0 0 1 76 0`,
          ),
        ),
        mark,
        4,
        'opacity=".5"',
      ),
    () =>
      path(
        times(6, (row) =>
          times(8, (i) => d`M${i * 172 + (row % 2) * 86 - 40} ${row * 172 - 60}l86 86l-86 86l-86 -86Z`),
        ),
        mark,
        'opacity=".3"',
      ),
  ] as const;
  const beam = canvas.light === 'night' ? 0.05 : 0.13;
  return (
    rect(0, 0, 1200, 900, canvas.linear([canvas.tone(mix(colour, '#ffffff', 0.06)), canvas.tone(deep)])) +
    random.pick(patterns)() +
    path('M-60 -20H260L780 920H340ZM330 -20H420L940 920H850Z', canvas.palette.sun, `opacity="${beam}"`)
  );
}

/** A round shadow, then a plate with its rim and well. */
export function plate(canvas: Canvas, x: number, y: number, r: number, glaze: string): string {
  return (
    ellipse(x + r * 0.07, y + r * 0.09, r * 1.02, r * 1.02, '#0a1620', 'opacity=".28"') +
    circle(x, y, r, canvas.tone('#fffdf8')) +
    `<circle cx="${x}" cy="${y}" r="${Math.round(r * 0.93)}" fill="none" stroke="${canvas.tone(glaze)}" stroke-width="${Math.round(r * 0.035)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${Math.round(r * 0.86)}" fill="none" stroke="${canvas.tone(glaze)}" stroke-width="${Math.round(r * 0.06)}" stroke-dasharray="${Math.round(r * 0.07)} ${Math.round(r * 0.08)}" opacity=".35"/>` +
    circle(x, y, r * 0.76, canvas.linear([canvas.shade('#f3eee2', 0, 0.1), canvas.tone('#fffdf8')]))
  );
}

/** A pair of chopsticks on their rest, slanting along the right of the plate. */
export function chopsticks(canvas: Canvas, x: number, y: number, colour: string): string {
  const stick = (dx: number) =>
    line(d`M${x + dx} ${y - 190}L${x + dx * 1.5} ${y + 210}`, canvas.tone(colour), 10) +
    line(d`M${x + dx * 1.45} ${y + 150}L${x + dx * 1.5} ${y + 210}`, canvas.tone(pigment.gold), 10);
  return (
    faded(
      0.26,
      line(
        d`M${x + 2} ${y - 178}L${x + 4} ${y + 222}M${x + 32} ${y - 178}L${x + 38} ${y + 222}`,
        '#0a1620',
        10,
      ),
    ) +
    stick(-9) +
    stick(20) +
    rect(x - 34, y - 130, 80, 24, canvas.tone('#fffdf8'), 'rx="12"')
  );
}

/** A cup of tea seen from above. */
export function teacup(canvas: Canvas, x: number, y: number, r: number, glaze: string): string {
  return (
    circle(x + r * 0.12, y + r * 0.16, r, '#0a1620', 'opacity=".26"') +
    circle(x, y, r, canvas.tone(glaze)) +
    circle(x, y, r * 0.84, canvas.tone('#fffdf8')) +
    circle(x, y, r * 0.74, canvas.tone('#c9862f')) +
    path(
      d`M${x - r * 0.5} ${y - r * 0.2}a${r * 0.54} ${r * 0.54} 0 0 1 ${r * 0.6} ${-r * 0.34}`,
      'none',
      `stroke="#fff" stroke-width="${Math.round(r * 0.09)}" stroke-linecap="round" opacity=".55"`,
    )
  );
}

/** A small dish of sauce with scallion rings. */
export function sauce(canvas: Canvas, x: number, y: number, r: number, liquid: string): string {
  const { random } = canvas;
  const rings = times(7, () => {
    const a = random.between(0, 6.28);
    const far = random.between(0.1, 0.5) * r;
    return d`M${x + Math.cos(a) * far} ${y + Math.sin(a) * far}h.1`;
  });
  return (
    circle(x + r * 0.1, y + r * 0.14, r, '#0a1620', 'opacity=".22"') +
    circle(x, y, r, canvas.tone('#fffdf8')) +
    circle(x, y, r * 0.8, canvas.tone(liquid)) +
    line(rings, canvas.tone('#7fb04a'), r * 0.2) +
    line(rings, canvas.tone(liquid), r * 0.07)
  );
}

/** Leaves lying in two opposite corners. */
export function cornerLeaves(canvas: Canvas, colour: string): string {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    `<g transform="${d`translate(${x} ${y}) rotate(${turn})`} scale(${size})"><path d="M0 0Q90 -110 250 -60Q330 -30 360 40Q240 90 130 60Q50 40 0 0Z" fill="${canvas.tone(colour)}"/><path d="M0 0Q150 -10 360 40Q240 90 130 60Q50 40 0 0Z" fill="${canvas.shade(colour)}" opacity=".5"/></g>`;
  return (
    leaf(-60, 130, -30, 0.9) + leaf(-70, 60, 30, 0.7) + leaf(1270, 800, 160, 0.95) + leaf(1230, 930, 220, 0.8)
  );
}
