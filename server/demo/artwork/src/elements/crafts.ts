import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { circle, d, line, path, rect, times } from '../shapes.ts';

/** Dried fish hanging from a cord between two points on y = 0. */
export function hangingFish(canvas: Canvas, width: number, count: number): string {
  const one = canvas.stamp(
    line('M0 0V30', canvas.shade(pigment.wood), 3) +
      path('M0 24Q-30 60 -22 120Q-14 158 0 168Q14 158 22 120Q30 60 0 24Z', canvas.tone('#d9b98a')) +
      path('M0 24Q30 60 22 120Q14 158 0 168Q8 100 0 24Z', canvas.shade('#b58a55'), 'opacity=".7"') +
      path('M0 160L-26 196H26Z', canvas.shade('#c99f68', 0, 0.1)) +
      line('M-12 76H12M-14 100H14M-12 124H12', canvas.shade('#b58a55'), 3) +
      circle(-7, 48, 4, pigment.ink),
  );
  return (
    line(d`M${-width / 2} 0Q0 36 ${width / 2} 0`, canvas.shade(pigment.wood), 6) +
    times(count, (i) => {
      const share = (i + 0.5) / count;
      return one(-width / 2 + share * width, 4 * 17 * share * (1 - share), 0.84);
    })
  );
}

/** A seated stone guardian dog, looking at the viewer. */
export function stoneDog(canvas: Canvas, height: number): string {
  const s = height / 300;
  const stone = '#93a0a4';
  return `<g transform="scale(${Math.round(s * 100) / 100})">${
    path('M-92 0Q-112 -90 -66 -150H66Q112 -90 92 0Z', canvas.tone(stone)) +
    path('M30 -150H66Q112 -90 92 0H40Q64 -80 30 -150Z', canvas.shade(stone), 'opacity=".6"') +
    path(
      'M-56 0V-96Q-56 -124 -32 -124T-10 -96V0ZM10 0V-96Q10 -124 32 -124T56 -96V0Z',
      canvas.shade(stone, 0, 0.12),
    ) +
    path('M-64 0Q-66 -24 -34 -24T-4 0ZM4 0Q6 -24 34 -24T64 0Z', canvas.tone(mix(stone, '#ffffff', 0.16))) +
    path('M-78 -196Q-84 -270 0 -274T78 -196Q74 -132 0 -128T-78 -196Z', canvas.tone(stone)) +
    path('M20 -273Q84 -268 78 -196Q74 -132 0 -128Q56 -170 20 -273Z', canvas.shade(stone), 'opacity=".5"') +
    path(
      'M-74 -232Q-116 -240 -104 -178Q-84 -176 -72 -204ZM74 -232Q116 -240 104 -178Q84 -176 72 -204Z',
      canvas.shade(stone, 0, 0.2),
    ) +
    circle(-30, -212, 13, canvas.tone('#fffaf0')) +
    circle(30, -212, 13, canvas.tone('#fffaf0')) +
    circle(-30, -211, 7, pigment.ink) +
    circle(30, -211, 7, pigment.ink) +
    path('M-20 -188Q0 -200 20 -188Q14 -170 0 -170T-20 -188Z', canvas.shade(pigment.ink, 0, 0)) +
    line(
      'M-36 -156Q0 -138 36 -156M-46 -238q16 -10 30 0M16 -238q14 -10 30 0',
      canvas.shade(stone, 0, 0.5),
      6,
    ) +
    path('M-62 -138Q0 -108 62 -138L58 -116Q0 -86 -58 -116Z', canvas.tone(pigment.red)) +
    circle(0, -98, 14, canvas.tone(pigment.gold)) +
    rect(-120, 0, 240, 30, canvas.shade(stone, 0, 0.3), 'rx="6"')
  }</g>`;
}

/** A glazed vase with waves round its belly. */
export const vase = (canvas: Canvas, colour: string) =>
  path(
    'M-30 -230H30Q22 -190 34 -168Q84 -130 70 -60Q60 -14 34 0H-34Q-60 -14 -70 -60Q-84 -130 -34 -168Q-22 -190 -30 -230Z',
    canvas.tone(colour),
  ) +
  path(
    'M8 -230H30Q22 -190 34 -168Q84 -130 70 -60Q60 -14 34 0H4Q60 -80 8 -168Z',
    canvas.shade(colour),
    'opacity=".55"',
  ) +
  line('M-58 -86q14 -18 29 0t29 0t29 0t29 0M-54 -58q14 -16 27 0t27 0t27 0t27 0', canvas.tone('#fffaf0'), 6) +
  rect(-38, -238, 76, 14, canvas.tone(pigment.gold), 'rx="7"') +
  line('M-44 -130q8 -20 22 -28', '#ffffff', 7, 'opacity=".5"');

/** A palm-leaf fan on its handle. */
export const leafFan = (canvas: Canvas) =>
  line('M0 0V-130', canvas.tone(pigment.wood), 12) +
  path(
    'M0 -70Q-130 -100 -110 -210Q-60 -280 0 -270Q60 -280 110 -210Q130 -100 0 -70Z',
    canvas.tone('#d9b76a'),
  ) +
  line(
    'M0 -74L-96 -196M0 -74L-62 -246M0 -74L0 -264M0 -74L62 -246M0 -74L96 -196',
    canvas.shade('#b08a45', 0, 0.1),
    4,
  ) +
  path('M-10 -60H10V-90H-10Z', canvas.tone(pigment.red));

/** An open shell with one pearl. */
export const pearlShell = (canvas: Canvas) =>
  path(
    'M0 -30Q-190 -60 -170 -190Q-150 -290 0 -300Q150 -290 170 -190Q190 -60 0 -30Z',
    canvas.tone('#b58a7a'),
  ) +
  path(
    'M0 -44Q-160 -76 -146 -190Q-128 -270 0 -278Q128 -270 146 -190Q160 -76 0 -44Z',
    canvas.linear([
      [0, canvas.tone('#fbe9e4')],
      [0.6, canvas.tone('#e3d6ea')],
      [1, canvas.tone('#bfd9df')],
    ]),
  ) +
  line(
    'M0 -52L-110 -222M0 -52L-58 -264M0 -52V-276M0 -52L58 -264M0 -52L110 -222',
    '#ffffff',
    5,
    'opacity=".5"',
  ) +
  path('M-180 -30Q-160 10 0 12T180 -30Q140 -66 0 -66T-180 -30Z', canvas.tone('#a87868')) +
  path('M-156 -34Q-130 -4 0 -4T156 -34Q120 -56 0 -56T-156 -34Z', canvas.tone('#f6e6e4')) +
  pearl(canvas, 0, -64, 44);

/** One pearl with its highlight. */
export const pearl = (canvas: Canvas, x: number, y: number, r: number) =>
  circle(x, y, r, canvas.tone('#f7f0ea')) +
  path(
    d`M${x + r * 0.3} ${y - r * 0.95}a${r} ${r} 0 0 1 ${-r * 0.3} ${r * 1.95}q${r * 0.9} ${-r * 0.8} ${r * 0.3} ${-r * 1.95}Z`,
    canvas.shade('#cfc0cf', 0, 0.1),
    'opacity=".7"',
  ) +
  circle(x - r * 0.34, y - r * 0.36, r * 0.2, '#ffffff');
