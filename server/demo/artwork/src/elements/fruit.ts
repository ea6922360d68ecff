import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { circle, line, path, rect, times } from '../shapes.ts';
import { scatter } from './food.ts';

const citrus = (canvas: Canvas, skin: string, flesh: string) => {
  const wedge = (i: number) =>
    path('M0 0L-10 -31Q0 -36 10 -31Z', canvas.tone(flesh), `transform="rotate(${i * 45})"`);
  return circle(0, 0, 42, canvas.tone(skin)) + circle(0, 0, 36, canvas.tone('#fff0d6')) + times(8, wedge);
};

/** Fruit by name, each about 100 across, around the origin. */
export const fruit = {
  mango: (canvas: Canvas) =>
    path(
      'M-50 10Q-56 -44 0 -50Q58 -44 54 8Q44 54 -4 52Q-42 48 -50 10Z',
      canvas.linear([canvas.tone('#f27a4a'), canvas.tone('#f7b53c'), canvas.tone('#f2c94f')]),
    ) +
    line('M-26 -22q12 -16 30 -14', '#ffffff', 6, 'opacity=".5"') +
    path('M0 -48Q20 -84 58 -74Q42 -46 0 -48Z', canvas.tone('#3f8f4f')),
  dragonFruit: (canvas: Canvas) =>
    path('M-48 6Q-52 -50 0 -54Q52 -50 48 6Q44 52 0 54Q-44 52 -48 6Z', canvas.tone('#e0447a')) +
    path(
      'M-40 -20Q-66 -44 -62 -66Q-36 -56 -22 -34ZM40 -20Q66 -44 62 -66Q36 -56 22 -34ZM0 -44Q-14 -74 0 -92Q14 -74 0 -44ZM-46 20Q-72 14 -80 -4Q-56 -8 -42 4ZM46 20Q72 14 80 -4Q56 -8 42 4Z',
      canvas.tone('#8fbf4f'),
    ) +
    path('M10 -52Q52 -46 48 6Q44 52 0 54Q36 10 10 -52Z', canvas.shade('#e0447a'), 'opacity=".5"'),
  halfDragon: (canvas: Canvas) =>
    circle(0, 0, 54, canvas.tone('#e0447a')) +
    circle(0, 0, 46, canvas.tone('#fdf8f6')) +
    scatter(canvas, 40, '#14202b', 34, 4.5),
  orange: (canvas: Canvas) =>
    circle(0, 0, 48, canvas.tone('#f5973a')) +
    path('M10 -47a48 48 0 0 1 -10 95q40 -40 10 -95Z', canvas.shade('#f5973a'), 'opacity=".5"') +
    path('M-2 -44Q10 -72 44 -70Q32 -46 -2 -44Z', canvas.tone('#3f8f4f')),
  lychee: (canvas: Canvas) =>
    circle(0, 0, 30, canvas.tone('#d8433f')) +
    scatter(canvas, 25, '#f2857a', 14, 5) +
    path('M6 -29a30 30 0 0 1 -6 59q24 -26 6 -59Z', canvas.shade('#d8433f'), 'opacity=".45"'),
  coconut: (canvas: Canvas) =>
    circle(0, 0, 58, canvas.tone('#7a5236')) +
    circle(0, -4, 46, canvas.tone('#fffaf0')) +
    circle(0, -4, 36, canvas.shade('#eef3ee', 0, 0.06)),
  bananas: (canvas: Canvas) =>
    [-12, 14, 40]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 0 -60)"><path d="M-10 -66Q-50 10 10 74Q24 80 26 66Q-6 10 14 -62Z" fill="${canvas.tone('#f7cf4a')}"/><path d="M14 -62Q-6 10 26 66Q22 72 18 70Q-20 10 4 -64Z" fill="${canvas.shade('#d9a62f')}" opacity=".6"/></g>`,
      )
      .join('') + rect(-12, -78, 24, 20, canvas.shade(pigment.wood), 'rx="6"'),
  orangeSlice: (canvas: Canvas) => citrus(canvas, '#f5973a', '#f8ab4e'),
  lemonSlice: (canvas: Canvas) => citrus(canvas, '#f2d24a', '#f7e27a'),
  melon: (canvas: Canvas) =>
    path('M-64 -20H64A64 64 0 0 1 -64 -20Z', canvas.tone('#3f8f4f')) +
    path('M-56 -20H56A56 56 0 0 1 -56 -20Z', canvas.tone('#f7f2d6')) +
    path('M-50 -20H50A50 50 0 0 1 -50 -20Z', canvas.tone('#ee5a4f')) +
    line('M-26 -4v6M-6 4v6M16 -2v6M32 -8v5M2 -12v4', '#2a1a1a', 6),
} as const;
