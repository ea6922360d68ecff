import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { sailboat } from '../elements/boats.ts';
import { hills, island, ranges, ridge, tufts } from '../elements/landscape/land.ts';
import { palm, pine } from '../elements/landscape/palms-and-pines.ts';
import { cloud, sky } from '../elements/landscape/sky.ts';
import { waves } from '../elements/landscape/water.ts';
import { hedge } from '../elements/plants.ts';
import { streetLamp } from '../elements/street.ts';
import { airliner, bulletTrain, coach } from '../elements/vehicles.ts';
import { at, circle, d, line, path, rect, times } from '../shapes.ts';
import { openSea } from './open-sea.ts';
import { anyLight, fairLight, type Scene } from './scene.ts';

const liveries = [pigment.coral, pigment.deep, '#2f8f8a', pigment.gold] as const;

const plane = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 640;
  const puffs = times(5, (i) =>
    cloud(
      canvas,
      130 + i * 250 + random.between(-40, 40),
      660 + (i % 2) * 60,
      random.between(330, 460),
      0.92,
    ),
  );
  return (
    openSea(canvas, horizon, 300) +
    at(250, horizon + 4, island(canvas, 460, 110, '#3d7a80', 0.5)) +
    at(900, horizon + 6, island(canvas, 380, 70, '#3d7a80', 0.56)) +
    puffs +
    at(
      random.between(590, 660),
      random.between(400, 440),
      airliner(canvas, random.between(560, 640), random.pick(liveries)),
    ) +
    cloud(canvas, 240, 850, 620, 0.95) +
    cloud(canvas, 980, 880, 700, 0.95)
  );
};

const airport = (canvas: Canvas): string => {
  const { random } = canvas;
  const ground = 620;
  const livery = random.pick(liveries);
  const hallRoof = path(
    d`M-20 ${ground - 130}Q280 ${ground - 240} 620 ${ground - 150}T900 ${ground - 120}L890 ${ground - 96}Q600 ${ground - 130} -20 ${ground - 96}Z`,
    canvas.tone('#fdf8ee'),
  );
  const glass =
    rect(-20, ground - 112, 880, 112, canvas.pane()) +
    line(
      times(17, (i) => d`M${20 + i * 52} ${ground}V${ground - 116}`),
      canvas.tone('#fdf8ee'),
      5,
    ) +
    line(d`M-20 ${ground - 56}H860`, canvas.tone('#fdf8ee'), 5);
  const control = at(
    990,
    ground,
    path('M-22 0L-14 -190H14L22 0Z', canvas.tone('#f3e9d6')) +
      path('M4 0V-190H14L22 0Z', canvas.shade('#f3e9d6')) +
      path('M-54 -190H54L66 -246H-66Z', canvas.pane()) +
      line('M-22 -190L-26 -246M22 -190L26 -246', canvas.tone('#fdf8ee'), 5) +
      rect(-74, -260, 148, 18, canvas.tone(pigment.coral), 'rx="5"') +
      rect(-58, -194, 116, 12, canvas.tone('#fdf8ee')) +
      line('M0 -260V-310', canvas.shade(pigment.ink, 0, 0), 5),
  );
  const apron =
    rect(0, ground, 1200, 280, canvas.linear([canvas.tone('#b9b9b3', 0.1), canvas.shade('#8f969b')])) +
    line(
      d`M0 ${ground + 190}H1200`,
      canvas.tone(pigment.gold),
      8,
      'stroke-dasharray="70 50" stroke-linecap="butt"',
    ) +
    line(d`M-20 ${ground + 60}Q600 ${ground + 30} 1220 ${ground + 74}`, canvas.tone(pigment.gold), 5);
  const wheels =
    line('M200 36V66M-40 40V70', canvas.shade(pigment.ink, 0, 0), 10) +
    [200, -40, -70].map((x) => circle(x, 72, 17, canvas.shade(pigment.ink, 0, 0))).join('');
  return (
    sky(canvas, { sun: [360, 250], horizon: ground - 60 }) +
    ranges(canvas, ground - 20, 150, '#4a8a86', 3) +
    control +
    glass +
    hallRoof +
    apron +
    `<g transform="translate(600 ${ground + 60})">${wheels}<g transform="rotate(9)">${airliner(canvas, 620, livery)}</g></g>` +
    at(860, 290, airliner(canvas, 130, random.pick(liveries))) +
    tufts(canvas, 905, '#3f8f5f', 6)
  );
};

const train = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 500;
  const deck = 590;
  const piers = times(
    6,
    (i) =>
      path(d`M${70 + i * 220} ${deck + 30}h44l-6 170h-32Z`, canvas.tone('#d9d2c4')) +
      path(d`M${94 + i * 220} ${deck + 30}h20l-6 170h-12Z`, canvas.shade('#d9d2c4')),
  );
  const viaduct =
    piers +
    rect(-10, deck, 1220, 34, canvas.tone('#ece5d6')) +
    rect(-10, deck + 22, 1220, 14, canvas.shade('#cbc2b0')) +
    line(
      times(9, (i) => d`M${40 + i * 150} ${deck}v-150m0 12h46`),
      canvas.shade('#8fa1ad'),
      5,
    ) +
    line(d`M0 ${deck - 132}H1200`, canvas.shade(pigment.ink, 0, 0), 2.5, 'opacity=".7"');
  return (
    openSea(canvas, horizon, 290, ranges(canvas, horizon + 10, 170, '#4a8a86', 3)) +
    at(260, horizon + 60, sailboat(canvas, 60, '#fdf8ee')) +
    waves(canvas, 700, 2) +
    viaduct +
    at(random.between(330, 420), deck + 2, bulletTrain(canvas, 3, random.pick(liveries))) +
    hills(
      canvas,
      [
        [-60, 780],
        [150, 770],
        [380, 820],
        [640, 860],
        [900, 830],
        [1100, 770],
        [1260, 760],
      ],
      '#2f7d5b',
      0,
    ) +
    at(110, 830, pine(canvas, 260)) +
    at(1090, 830, pine(canvas, 290)) +
    at(1000, 860, pine(canvas, 190))
  );
};

/** The height of the coast road's sea side at `x`: two quadratic arcs, as its outline has them. */
const verge = (x: number): number => {
  const [from, control, to, t] = x < 640 ? [580, 530, 560, (x + 20) / 660] : [560, 590, 550, (x - 640) / 580];
  return (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t ** 2 * to;
};

const coastRoad = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 470;
  const road =
    path('M-20 580Q300 530 640 560T1220 550V740Q900 720 600 750T-20 760Z', canvas.shade('#7d8791', 0, 0.2)) +
    line(
      'M-20 664Q300 632 620 648T1220 636',
      canvas.tone('#fdf8ee'),
      8,
      'stroke-dasharray="54 40" stroke-linecap="butt"',
    ) +
    line('M-20 580Q300 530 640 560T1220 550', canvas.tone('#f3e9d6'), 14) +
    line(
      times(22, (i) => d`M${i * 58 - 10} ${verge(i * 58 - 10)}v-34`),
      canvas.tone('#fdf8ee'),
      8,
    ) +
    line('M-20 546Q300 498 640 528T1220 518', canvas.tone('#fdf8ee'), 7);
  return (
    openSea(canvas, horizon, 280) +
    at(880, horizon + 4, island(canvas, 480, 130, '#3d7a80', 0.5)) +
    at(300, horizon + 70, sailboat(canvas, 64, pigment.coral)) +
    hills(canvas, ridge(canvas, 546, 8), '#6fa35c', 0.06) +
    road +
    at(random.between(560, 640), 684, coach(canvas, random.pick(liveries))) +
    hills(canvas, ridge(canvas, 772, 12), '#2f7d5b', 0) +
    at(120, 860, palm(canvas, 520, 50)) +
    at(1090, 870, palm(canvas, 560, -60)) +
    hedge(canvas, [300, 905], 600, 40, '#3f9a63') +
    at(1010, 640, streetLamp(canvas, 180))
  );
};

export const transport = {
  plane: { lights: fairLight, draw: plane },
  airport: { lights: anyLight, draw: airport },
  train: { lights: anyLight, draw: train },
  'coach-road': { lights: anyLight, draw: coastRoad },
} satisfies Record<string, Scene>;
