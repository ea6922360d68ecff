import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { skyline } from '../../elements/buildings/skyline.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { palm, tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { streetLamp } from '../../elements/street.ts';
import { at, circle, d, line, path, rect, times } from '../../shapes.ts';
import { anyLight, fairLight, type Scene } from '../scene.ts';

const balconies = (canvas: Canvas, x: number, top: number, width: number, floors: number, floor: number) =>
  line(
    times(floors, (i) => d`M${x + 14} ${top + i * floor + floor * 0.42}h${width - 28}`),
    canvas.pane(),
    floor * 0.5,
    d`stroke-dasharray="${floor * 0.72} ${floor * 0.34}" stroke-linecap="butt"`,
  ) +
  line(
    times(floors, (i) => d`M${x + 6} ${top + i * floor + floor * 0.82}h${width - 12}`),
    canvas.tone('#fffaf0'),
    floor * 0.16,
    'stroke-linecap="butt"',
  ) +
  line(
    times(floors, (i) => d`M${x + 6} ${top + i * floor + floor * 0.93}h${width - 12}`),
    canvas.shade('#b9a88f'),
    floor * 0.08,
    'stroke-linecap="butt" opacity=".6"',
  );

const wing = (canvas: Canvas, x: number, base: number, width: number, floors: number, wall: string) => {
  const floor = 46;
  const top = base - floors * floor - 14;
  return (
    rect(x, top, width, base - top, canvas.tone(wall)) +
    rect(x + width * 0.86, top, width * 0.14, base - top, canvas.shade(wall, 0, 0.18)) +
    rect(x - 8, top - 10, width + 16, 16, canvas.tone('#fffaf0')) +
    balconies(canvas, x, top + 12, width * 0.88, floors, floor)
  );
};

const basin = (canvas: Canvas, y: number) =>
  path(
    d`M210 ${y}H990L1110 ${y + 150}H90Z`,
    canvas.linear([canvas.tone('#7fdbe0'), canvas.tone('#1f9fc0')]),
    `stroke="${canvas.tone('#fffaf0')}" stroke-width="14" stroke-linejoin="round"`,
  ) +
  line(
    times(9, (i) => d`M${220 + ((i * 173) % 640)} ${y + 24 + i * 13}h${60 + i * 6}`),
    '#ffffff',
    4,
    'opacity=".5"',
  );

const facade = (canvas: Canvas): string => {
  const { random } = canvas;
  const base = 660;
  const wall = random.pick(['#f7ead2', '#f3c9ae', '#e4eae6', '#f6dfae'] as const);
  const floors = random.whole(5, 7);
  const middle =
    rect(500, base - floors * 46 - 80, 200, floors * 46 + 80, canvas.tone('#fdf6e8')) +
    rect(650, base - floors * 46 - 80, 50, floors * 46 + 80, canvas.shade('#fdf6e8', 0, 0.16)) +
    balconies(canvas, 500, base - floors * 46 - 54, 160, floors, 46) +
    path(
      d`M480 ${base - floors * 46 - 76}L600 ${base - floors * 46 - 140}L720 ${base - floors * 46 - 76}Z`,
      canvas.tone(random.pick([pigment.tile, pigment.deep, '#2f7f7a'])),
    );
  const porch =
    rect(450, base - 74, 300, 16, canvas.tone(pigment.coral)) +
    line(d`M470 ${base}v-60M730 ${base}v-60`, canvas.tone('#fffaf0'), 12, 'stroke-linecap="butt"') +
    rect(530, base - 58, 140, 58, canvas.palette.pane) +
    line(d`M577 ${base}v-58M624 ${base}v-58`, canvas.tone('#fffaf0'), 5);
  return (
    sky(canvas, { sun: [340, 240], horizon: base - 80 }) +
    ranges(canvas, base - 40, 160, '#4a8a86', 3) +
    hedge(canvas, [-20, base], 1260, 90, '#2f7a5b', 0.18) +
    wing(canvas, 190, base, 330, floors - 1, wall) +
    wing(canvas, 680, base, 330, floors - 1, wall) +
    middle +
    porch +
    rect(0, base, 1200, 240, canvas.linear([canvas.tone('#f0dfba'), canvas.tone('#d9bb8a')])) +
    hedge(canvas, [150, base + 6], 300, 34, '#3f9a63') +
    hedge(canvas, [750, base + 6], 300, 34, '#3f9a63') +
    basin(canvas, base + 46) +
    at(130, base + 60, palm(canvas, 360, 20)) +
    at(1080, base + 60, palm(canvas, 380, -30)) +
    at(330, base + 40, palm(canvas, 200, -16)) +
    at(880, base + 40, palm(canvas, 210, 16))
  );
};

const tower = (canvas: Canvas): string => {
  const { random } = canvas;
  const base = 690;
  const x = random.between(560, 640);
  const glass = random.pick(['#5d8fb0', '#3f7a9a', '#d9c3a0', '#7f9fb5'] as const);
  const slab = (left: number, top: number, width: number) =>
    rect(
      left,
      top,
      width,
      base - top,
      canvas.linear([canvas.tone(mix(glass, canvas.palette.sky[1], 0.4)), canvas.tone(glass)]),
    ) +
    rect(left + width * 0.72, top, width * 0.28, base - top, canvas.shade(glass)) +
    line(
      times(Math.floor((base - top - 60) / 21), (i) => d`M${left + 12} ${top + 24 + i * 21}h${width * 0.64}`),
      canvas.pane(),
      11,
      `stroke-dasharray="${canvas.dark ? '15 8 15 31 38 8' : '16 6'}" stroke-linecap="butt" opacity=".9"`,
    );
  return (
    sky(canvas, { sun: [random.between(300, 400), 270], horizon: base - 60 }) +
    skyline(canvas, base - 6, 260, 0.56, 0.6) +
    hedge(canvas, [-20, base], 1260, 60, '#2f7a5b', 0.16) +
    slab(x + 84, 360, 150) +
    slab(x - 110, 216, 210) +
    path(d`M${x - 110} 216L${x + 100} 180V216Z`, canvas.tone(glass)) +
    rect(x - 230, base - 110, 500, 110, canvas.tone('#f3e6cf')) +
    line(
      d`M${x - 210} ${base - 62}h460`,
      canvas.palette.pane,
      50,
      'stroke-dasharray="44 12" stroke-linecap="butt"',
    ) +
    rect(x - 244, base - 120, 528, 16, canvas.tone(pigment.coral)) +
    rect(0, base, 1200, 210, canvas.linear([canvas.tone('#b9b3a8'), canvas.shade('#8f8a86')])) +
    rect(0, base, 1200, 16, canvas.tone('#e9dfcc')) +
    line(
      d`M0 ${base + 90}H1200`,
      canvas.tone('#fdf8ee'),
      8,
      'stroke-dasharray="60 46" stroke-linecap="butt" opacity=".8"',
    ) +
    at(x - 300, base + 10, tree(canvas, 150, '#3f9a63')) +
    at(x + 350, base + 10, tree(canvas, 160, '#3f9a63')) +
    at(x + 150, base + 80, taxi(canvas)) +
    at(150, base + 8, streetLamp(canvas, 190)) +
    at(1050, base + 8, streetLamp(canvas, 190))
  );
};

const taxi = (canvas: Canvas) =>
  path('M-110 -18Q-112 -48 -84 -50L-56 -56L-28 -88H44L74 -54Q104 -50 106 -18Z', canvas.tone(pigment.coral)) +
  path('M-44 -56L-22 -80H4V-56ZM14 -80H40L60 -56H14Z', canvas.pane()) +
  times(
    2,
    (i) =>
      circle(i ? 62 : -64, -16, 22, canvas.shade(pigment.ink, 0, 0)) +
      circle(i ? 62 : -64, -16, 9, canvas.tone('#d9dfe2')),
  ) +
  rect(96, -44, 12, 10, '#ffe9a8', 'rx="4"');

export const hotel = {
  'hotel-facade': { lights: fairLight, draw: facade },
  'hotel-tower': { lights: anyLight, draw: tower },
} satisfies Record<string, Scene>;
