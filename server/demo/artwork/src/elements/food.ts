import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { circle, d, ellipse, line, path, rect, times } from '../shapes.ts';

/** An oyster on the half shell, hinge at the origin, opening upwards. */
export function oyster(canvas: Canvas): string {
  const { random } = canvas;
  const bits = (colour: string, count: number, size: number) =>
    line(
      times(count, () => d`M${random.between(-24, 24)} ${random.between(-92, -46)}h.1`),
      canvas.tone(colour),
      size,
    );
  return (
    path('M0 0Q-62 -30 -52 -84Q-46 -128 -6 -134Q44 -132 54 -86Q60 -34 0 0Z', canvas.tone('#6f6a72')) +
    path('M-6 -10Q-54 -38 -44 -84Q-38 -120 -4 -124Q36 -122 45 -86Q50 -40 -6 -10Z', canvas.tone('#efe9e6')) +
    path('M-2 -26Q-36 -46 -32 -80Q-26 -106 0 -108Q28 -106 33 -82Q36 -48 -2 -26Z', canvas.tone('#e6c79a')) +
    path('M4 -34Q-14 -50 -8 -76Q8 -100 28 -84Q34 -52 4 -34Z', canvas.tone('#f6e6c6')) +
    bits('#fff6d9', 9, 9) +
    bits('#6fae4a', 6, 7) +
    bits(pigment.red, 4, 6)
  );
}

/** A curled cooked prawn around the origin. */
export function prawn(canvas: Canvas): string {
  const shell = canvas.tone('#f2714a');
  return (
    line('M-34 34Q-70 -30 -14 -54Q44 -66 50 -10', shell, 36) +
    line(
      'M-46 14l26 -10M-50 -16l28 4M-36 -42l20 20M-8 -58l4 28M22 -56l-8 26M44 -36l-24 14',
      canvas.tone('#ffd2b5'),
      7,
    ) +
    path(
      'M-40 26Q-74 40 -78 70Q-52 64 -42 52Q-38 66 -22 78Q-14 56 -22 34Z',
      canvas.shade('#e2553a', 0, 0.1),
    ) +
    path('M32 -14Q34 26 54 36Q70 20 68 -10Z', canvas.tone('#e2553a')) +
    line('M54 30q16 30 52 30M60 20q30 16 56 0', canvas.tone('#e2553a'), 4) +
    circle(56, 10, 5, pigment.ink)
  );
}

/** Slices of white-cut chicken laid like tiles, `count` in a row along x. */
export function chickenRow(canvas: Canvas, count: number): string {
  return times(
    count,
    (i) =>
      `<g transform="${d`translate(${(i - (count - 1) / 2) * 46} ${Math.abs(i - (count - 1) / 2) * 7}) rotate(${(i - (count - 1) / 2) * 4})`}">${rect(-27, -62, 56, 124, canvas.shade('#c98f3f', 0, 0.2), 'rx="22"') + rect(-30, -62, 54, 122, canvas.tone('#f6cf72'), 'rx="22"') + rect(-24, -50, 30, 100, canvas.tone('#fff3d6'), 'rx="14"') + line('M14 -44Q20 0 14 40', '#ffffff', 5, 'opacity=".55"')}</g>`,
  );
}

/** A whole steamed fish, head to the left, `length` about 400. */
export function wholeFish(canvas: Canvas, colour: string): string {
  const { random } = canvas;
  const skin = canvas.linear([
    [0, canvas.tone(colour)],
    [0.55, canvas.tone('#f3ece2')],
    [1, canvas.shade('#e3d3c0')],
  ]);
  const threads = (shade: string) =>
    line(
      times(
        11,
        () =>
          d`M${random.between(-90, 70)} ${random.between(-34, 20)}q${random.between(10, 30)} ${random.between(-26, 26)} ${random.between(40, 64)} ${random.between(-14, 14)}`,
      ),
      canvas.tone(shade),
      7,
    );
  return (
    path(
      'M-210 6Q-170 -74 -20 -80Q90 -76 150 -20L226 -66Q206 -8 226 62L150 24Q80 82 -30 80Q-170 78 -210 6Z',
      skin,
    ) +
    path('M-80 -72Q-20 -112 50 -68ZM-40 78Q0 104 40 70Z', canvas.shade(colour)) +
    path('M-124 -58Q-92 0 -120 60', 'none', `stroke="${canvas.shade(colour)}" stroke-width="6"`) +
    line('M-50 -60L-24 56M10 -66L34 52M66 -58L84 40', canvas.tone('#ffffff'), 8, 'opacity=".8"') +
    circle(-164, -14, 13, '#ffffff') +
    circle(-164, -14, 7, pigment.ink) +
    line('M-206 14q18 8 30 4', canvas.shade(colour), 5) +
    threads('#7fb04a') +
    threads('#4f8f3a') +
    line(
      times(6, () => d`M${random.between(-80, 90)} ${random.between(-40, 40)}q16 -10 30 4`),
      canvas.tone(pigment.red),
      7,
    )
  );
}

/** Rings of scallion, ginger threads and the like scattered in a circle of radius `r`. */
export function scatter(canvas: Canvas, r: number, colour: string, count: number, size: number): string {
  const { random } = canvas;
  return line(
    times(count, () => {
      const a = random.between(0, 6.28);
      const far = Math.sqrt(random.next()) * r;
      return d`M${Math.cos(a) * far} ${Math.sin(a) * far}h.1`;
    }),
    canvas.tone(colour),
    size,
  );
}

/** A steamer of bamboo with dumplings, from above. */
export function steamer(canvas: Canvas, r: number, kind: number): string {
  const bun = (x: number, y: number) =>
    circle(x + 3, y + 5, r * 0.25, '#0a1620', 'opacity=".18"') +
    circle(x, y, r * 0.25, canvas.tone(['#fff8ea', '#fbe3bd', '#e9f0d8'][kind % 3] ?? '#fff8ea')) +
    line(
      times(7, (i) => d`M${x} ${y}L${x + Math.cos(i * 0.9) * r * 0.18} ${y + Math.sin(i * 0.9) * r * 0.18}`),
      canvas.shade('#e2cfa8', 0, 0.1),
      3,
      'opacity=".6"',
    ) +
    circle(x, y, r * 0.05, canvas.tone([pigment.coral, pigment.gold, '#4f9a4f'][kind % 3] ?? pigment.coral));
  const spots = [
    [0, -0.36],
    [0.34, -0.02],
    [0.16, 0.38],
    [-0.22, 0.36],
    [-0.36, -0.04],
  ] as const;
  return (
    circle(r * 0.07, r * 0.1, r * 1.02, '#0a1620', 'opacity=".28"') +
    circle(0, 0, r, canvas.tone('#c99757')) +
    circle(0, 0, r * 0.9, canvas.tone('#e6bd80')) +
    circle(0, 0, r * 0.8, canvas.tone('#f4dcae')) +
    line(
      times(
        7,
        (i) =>
          d`M${-r * 0.72 + Math.abs(i - 3) * r * 0.06} ${(i - 3) * r * 0.22}H${r * 0.72 - Math.abs(i - 3) * r * 0.06}`,
      ),
      canvas.tone('#d9b274'),
      r * 0.03,
    ) +
    spots.map(([x, y]) => bun(x * r, y * r)).join('')
  );
}

/** A leaf of coriander or mint for garnish. */
export const herb = (canvas: Canvas) =>
  ellipse(0, -20, 12, 20, canvas.tone('#5fa845')) +
  ellipse(-17, -4, 12, 18, canvas.tone('#4f9a3f'), 'transform="rotate(-60 -17 -4)"') +
  ellipse(17, -4, 12, 18, canvas.tone('#4f9a3f'), 'transform="rotate(60 17 -4)"') +
  line('M0 -14V28', canvas.shade('#4f9a3f'), 5);
