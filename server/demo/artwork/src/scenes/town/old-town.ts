import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { fishingBoat } from '../../elements/boats.ts';
import { arcade, house, lantern } from '../../elements/buildings/houses.ts';
import { skyline } from '../../elements/buildings/skyline.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { palm, tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { waves } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { ferrisWheel, streetLamp } from '../../elements/street.ts';
import { at, d, line, path, rect, times } from '../../shapes.ts';
import { farIslands, openSea } from '../open-sea.ts';
import { anyLight, fairLight, type Scene } from '../scene.ts';

const oldStreet = (canvas: Canvas): string => {
  const { random } = canvas;
  const wet = canvas.light === 'rain' || canvas.light === 'night';
  const ground = 690;
  const colours = ['#f6dfae', '#f3b79a', '#dfe7dc', '#f7efe0', '#bcd8dc', '#f0c98a'] as const;
  const start = random.whole(0, 5);
  let x = -40;
  const houses = times(8, (i) => {
    const width = [156, 170, 148, 176, 160, 168, 152, 180][(i + start) % 8] ?? 160;
    const part = at(
      x,
      ground,
      arcade(
        canvas,
        width,
        2 + ((i + start) % 3 === 0 ? 1 : 0),
        colours[(i + start) % 6] ?? colours[0],
        random.whole(0, 2),
      ),
    );
    x += width;
    return part;
  });
  const rope = line('M-20 452Q300 548 600 470T1220 452', canvas.shade(pigment.ink, 0, 0), 3);
  const lamps = times(6, (i) =>
    at(130 + i * 190, [486, 500, 488, 466, 452, 438][i] ?? 480, lantern(canvas, 24)),
  );
  const street =
    rect(0, ground, 1200, 210, canvas.linear([canvas.tone('#cbb79c'), canvas.shade('#a38d78')])) +
    rect(0, ground, 1200, 14, canvas.tone('#e9dcc3'));
  const joints = line(
    times(4, (i) => d`M0 ${ground + 40 + i * 44}H1200`) +
      times(11, (i) => d`M${600 + (i - 5) * 110} ${ground + 16}L${600 + (i - 5) * 210} 900`),
    canvas.shade('#8d7763'),
    2,
    'opacity=".35"',
  );
  return (
    sky(canvas, { sun: [480, 190], horizon: 620, radius: 66 }) +
    street +
    joints +
    (wet ? canvas.reflected(houses, ground + 6, 0.3) : houses) +
    rope +
    lamps +
    at(random.between(700, 800), 800, bicycle(canvas)) +
    at(190, 810, plant(canvas)) +
    at(1040, 806, plant(canvas))
  );
};

const bicycle = (canvas: Canvas) => {
  const dark = canvas.shade(pigment.ink, 0, 0);
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-38" r="38" fill="none" stroke="${dark}" stroke-width="5"/>`;
  return (
    wheel(-66) +
    wheel(66) +
    line(
      'M-66 -38L-28 -98H44L6 -38H-66M-28 -98L6 -38M66 -38L40 -120H62',
      canvas.tone(pigment.coral),
      6,
      'stroke-linejoin="round"',
    ) +
    line('M-44 -104h34', dark, 8) +
    rect(46, -118, 44, 30, canvas.tone('#b98352'), 'rx="4"')
  );
};

const plant = (canvas: Canvas) =>
  at(0, -40, tree(canvas, 130, '#3f8f5f')) +
  path('M-34 -46H34L26 4H-26Z', canvas.tone(pigment.brick)) +
  path('M6 -46H34L26 4H6Z', canvas.shade(pigment.brick));

const villageScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 480;
  const roofs = ['#d9583f', '#c96a3f', '#3f6f8f', '#b5473c'] as const;
  const wall = ['#fdf4e2', '#f6dfae', '#cfe3e3', '#f3c4a6'] as const;
  const row = (y: number, count: number, size: number, distance: number, left: number) => {
    const homes = roofs.map((roof) =>
      canvas.stamp(house(canvas, size, size * random.between(0.6, 0.85), random.pick(wall), roof, distance)),
    );
    return times(count, (i) =>
      random.pick(homes)(left + i * size * 0.98 + random.between(-8, 8), y + random.between(-6, 6)),
    );
  };
  const hill = path(
    d`M430 600Q560 470 700 410T980 290Q1120 260 1260 300V600Z`,
    canvas.linear([canvas.tone('#4f9a63', 0.16), canvas.tone('#2f7a5b', 0.1)]),
  );
  const grove = times(7, (i) =>
    at(760 + i * 76, 372 - i * 14 + (i > 4 ? (i - 4) * 22 : 0), tree(canvas, 76, '#3f8f5f', 0.18)),
  );
  const wallOf =
    rect(380, 596, 900, 26, canvas.tone('#cbb79c')) + rect(380, 616, 900, 12, canvas.shade('#8d7763'));
  const village =
    hill +
    grove +
    row(452, 5, 92, 0.14, 780) +
    row(526, 6, 106, 0.06, 650) +
    row(600, 7, 122, 0, 520) +
    wallOf;
  return (
    openSea(canvas, horizon, 300) +
    farIslands(canvas, horizon) +
    canvas.reflected(village, 626, 0.2) +
    at(300, 618, fishingBoat(canvas, 170, '#0b4f8a')) +
    at(640, 694, fishingBoat(canvas, 230, random.pick(['#c9503a', '#1f7a6b']))) +
    waves(canvas, 770, 2)
  );
};

const themePark = (canvas: Canvas): string => {
  const { random } = canvas;
  const ground = 680;
  const x = random.between(600, 700);
  const tent = (cx: number, w: number, colour: string) =>
    path(
      d`M${cx - w} ${ground - w * 0.7}L${cx} ${ground - w * 1.5}L${cx + w} ${ground - w * 0.7}Z`,
      canvas.tone(colour),
    ) +
    path(
      d`M${cx - w * 0.34} ${ground - w * 0.7}L${cx} ${ground - w * 1.5}L${cx + w * 0.34} ${ground - w * 0.7}Z`,
      canvas.tone('#fdf8ee'),
    ) +
    path(
      d`M${cx - w * 0.86} ${ground - w * 0.7}h${w * 1.72}V${ground}h${-w * 1.72}Z`,
      canvas.tone('#fdf8ee'),
    ) +
    path(
      d`M${cx + w * 0.3} ${ground - w * 0.7}h${w * 0.56}V${ground}h${-w * 0.56}Z`,
      canvas.shade(colour, 0, 0.1),
    ) +
    path(d`M${cx - w * 0.86} ${ground - w * 0.7}h${w * 0.4}V${ground}h${-w * 0.4}Z`, canvas.tone(colour)) +
    path(
      d`M${cx - w * 0.24} ${ground}v${-w * 0.4}q${w * 0.24} ${-w * 0.2} ${w * 0.48} 0v${w * 0.4}Z`,
      canvas.shade(pigment.ink, 0, 0),
    );
  return (
    sky(canvas, { sun: [340, 280], horizon: ground - 60 }) +
    ranges(canvas, ground - 30, 150, '#4a7f86', 3) +
    skyline(canvas, ground - 6, 130, 0.6, 0.2, -20, 420) +
    rail(canvas, ground) +
    hedge(canvas, [-30, ground + 6], 1290, 46, '#2f7a5b', 0.16) +
    at(x, 428, ferrisWheel(canvas, 206)) +
    rect(0, ground, 1200, 220, canvas.linear([canvas.tone('#eddcb8'), canvas.tone('#cfae84')])) +
    tent(300, 110, pigment.coral) +
    tent(960, 90, random.pick([pigment.deep, pigment.gold])) +
    at(430, ground + 12, streetLamp(canvas, 150)) +
    at(860, ground + 12, streetLamp(canvas, 150)) +
    at(40, 890, palm(canvas, 380, 20)) +
    at(1175, 890, palm(canvas, 400, -30))
  );
};

const rail = (canvas: Canvas, ground: number) =>
  line(
    d`M-20 ${ground - 60}C120 ${ground - 320} 260 ${ground - 320} 340 ${ground - 80}S520 ${ground - 250} 640 ${ground - 100}`,
    canvas.tone(pigment.coral, 0.3),
    7,
  ) +
  line(
    times(9, (i) => d`M${30 + i * 62} ${ground}v${-70 - Math.abs(Math.sin(i * 1.1)) * 90}`),
    canvas.tone('#f3efe6', 0.35),
    3,
  );

export const oldTown = {
  'old-street': { lights: anyLight, draw: oldStreet },
  'fishing-village': { lights: anyLight, draw: villageScene },
  'theme-park': { lights: fairLight, draw: themePark },
} satisfies Record<string, Scene>;
