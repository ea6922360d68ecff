import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { hall, pagoda, pavilion } from '../../elements/buildings/halls.ts';
import { hills, ranges, ridge, track } from '../../elements/landscape/land.ts';
import { oldPine, pine, tree } from '../../elements/landscape/palms-and-pines.ts';
import { birds, mist, sky } from '../../elements/landscape/sky.ts';
import { at, d, line, path, rect, times } from '../../shapes.ts';
import { anyLight, type Scene } from '../scene.ts';

const pagodaHill = (canvas: Canvas): string => {
  const { random } = canvas;
  const x = random.between(620, 720);
  const roof = random.pick([pigment.tile, '#2a6f86', '#2f7a5b', '#0b4f8a']);
  const hill = hills(
    canvas,
    [
      [-60, 720],
      [150, 690],
      [330, 640],
      [x - 130, 540],
      [x, 520],
      [x + 140, 560],
      [x + 330, 650],
      [1100, 700],
      [1260, 690],
    ],
    '#3a8a62',
    0.14,
  );
  const pines = canvas.stamp(pine(canvas, 120, 0.08));
  const wood = times(14, (i) => {
    const px = 40 + i * 88;
    const away = Math.abs(px - x);
    return away < 120
      ? ''
      : pines(px, 560 + Math.min(150, away * 0.34) + random.between(0, 26), random.between(0.7, 1.1));
  });
  return (
    sky(canvas, { sun: [x - random.between(220, 300), 290], horizon: 560 }) +
    ranges(canvas, 560, 280, '#4a8a8f', 4) +
    mist(canvas, 430, 130, 0.8) +
    at(x, 548, pagoda(canvas, 136, random.whole(5, 7), roof)) +
    at(x - 150, 580, pavilion(canvas, 70, roof, 0.1)) +
    hill +
    wood +
    track(canvas, [x - 10, 560], '#e9d3a4') +
    mist(canvas, 620, 90, 0.35) +
    hills(canvas, ridge(canvas, 800, 26), '#1f6650', 0) +
    at(110, 830, oldPine(canvas, 330)) +
    at(1110, 840, oldPine(canvas, 280)) +
    (canvas.dark ? '' : birds(canvas, 330, 330))
  );
};

const templeHall = (canvas: Canvas): string => {
  const { random } = canvas;
  const ground = 650;
  const roof = random.pick(['#c9803a', '#3f6f7f', '#2f7a5b', '#8c4a3c']);
  const trees = canvas.stamp(tree(canvas, 190, '#3f8f5f', 0.14));
  return (
    sky(canvas, { sun: [random.between(340, 460), 260], horizon: 520 }) +
    ranges(canvas, 560, 260, '#4a8a86', 3) +
    mist(canvas, 470, 100, 0.6) +
    times(8, (i) => trees(i * 170 + 10, ground, random.between(0.8, 1.25))) +
    rect(0, ground, 1200, 250, canvas.linear([canvas.tone('#e6d6b8'), canvas.tone('#bfa683')])) +
    at(600, ground - 10, hall(canvas, 620, roof, true)) +
    path(d`M520 ${ground + 30}H680L800 900H400Z`, canvas.tone('#f2e6cc')) +
    at(600, 786, censer(canvas)) +
    at(150, 860, oldPine(canvas, 380)) +
    at(1080, 850, oldPine(canvas, 330))
  );
};

const censer = (canvas: Canvas) =>
  line('M-8 -96q-22 -30 0 -56t-4 -60M14 -98q20 -26 2 -50t6 -46', '#ffffff', 5, 'opacity=".4"') +
  path('M-66 -84H66Q60 -30 24 -22H-24Q-60 -30 -66 -84Z', canvas.tone('#8a6f4f')) +
  path('M14 -84H66Q60 -30 24 -22H4Q20 -40 14 -84Z', canvas.shade('#8a6f4f')) +
  path(
    'M-40 -26L-50 10h14l12 -32ZM40 -26L50 10H36L24 -22ZM-74 -92H74V-80H-74ZM-66 -92v-20h14v20ZM52 -92v-20h14v20Z',
    canvas.shade('#8a6f4f', 0, 0.4),
  );

export const templeHills = {
  'pagoda-hill': { lights: anyLight, draw: pagodaHill },
  temple: { lights: anyLight, draw: templeHall },
} satisfies Record<string, Scene>;
