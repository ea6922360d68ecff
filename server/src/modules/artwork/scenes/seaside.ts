import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { pagoda, pavilion } from '../elements/heritage.ts';
import { beach, hills, island, ranges, ridge, tufts } from '../elements/land.ts';
import { mangrove, oldPine, palm, tree } from '../elements/plants.ts';
import {
  beams,
  crane,
  egret,
  fishingBoat,
  headland,
  junk,
  lighthouse,
  liner,
  parasol,
  rocks,
  sailboat,
} from '../elements/seaside.ts';
import { mist, sky } from '../elements/sky.ts';
import { sea, waves } from '../elements/water.ts';
import { at, times } from '../shapes.ts';
import type { Scene } from './scene.ts';

const outdoors = ['dawn', 'noon', 'noon', 'dusk', 'night', 'rain'] as const;

function openSea(canvas: Canvas, horizon: number, sunY = horizon - 170, birds = true): string {
  const x = canvas.random.between(360, 540);
  return sky(canvas, { sun: [x, sunY], horizon, birds }) + sea(canvas, horizon, x);
}

const farIslands = (canvas: Canvas, horizon: number) => {
  const { random } = canvas;
  return (
    at(
      random.between(120, 260),
      horizon + 2,
      island(canvas, random.between(320, 460), random.between(50, 84), '#4f7f8f', 0.72),
    ) +
    at(
      random.between(930, 1080),
      horizon + 4,
      island(canvas, random.between(360, 520), random.between(80, 130), '#3d7a80', 0.56),
    )
  );
};

const seaScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = random.between(440, 480);
  const boat = random.pick([junk, fishingBoat, sailboat]);
  const colours =
    boat === fishingBoat
      ? (['#0b4f8a', '#1f7a6b', '#c9503a'] as const)
      : (['#ff7a55', '#f7f2e9', '#f2b84b'] as const);
  const big = boat === sailboat ? 150 : 230;
  return (
    openSea(canvas, horizon) +
    farIslands(canvas, horizon) +
    at(random.between(330, 440), horizon + 40, boat(canvas, big * 0.42, random.pick(colours), 0.25)) +
    at(
      random.between(680, 780),
      horizon + 150,
      canvas.reflected(boat(canvas, big, random.pick(colours)), 4, 0.22),
    ) +
    waves(canvas, 712, 3)
  );
};

const islandScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = random.between(455, 490);
  const crown = random.whole(0, 2);
  const x = random.between(600, 680);
  const height = random.between(170, 215);
  const top =
    [
      pagoda(canvas, 62, 5, pigment.tile, 0.1),
      lighthouse(canvas, 130, pigment.coral, 0.1),
      pavilion(canvas, 64, pigment.tile, 0.1),
    ][crown] ?? '';
  const grove = times(9, (i) =>
    at(
      -250 + i * 60,
      -Math.max(6, 70 - Math.abs(i - 4) * 19),
      tree(canvas, random.between(50, 74), random.pick(['#3f8f5f', '#5aa05e', '#2f7a5b']), 0.08),
    ),
  );
  const land = at(
    x,
    horizon + 58,
    at(random.between(-40, 30), -height * 0.93, top) +
      island(canvas, 640, height, '#2f7d66', 0.16) +
      at(170, 0, island(canvas, 420, height * 0.5, '#3f9068', 0.06)) +
      grove +
      shore(canvas),
  );
  return (
    openSea(canvas, horizon) +
    farIslands(canvas, horizon) +
    canvas.reflected(land, horizon + 60, 0.24) +
    at(300, 640, sailboat(canvas, 66, '#fdf8ee')) +
    waves(canvas, 730, 3)
  );
};

const shore = (canvas: Canvas) =>
  `<path d="M-330 2Q-260 -16 -150 -10T120 -14T350 -4L360 3Q0 12 -330 2Z" fill="${canvas.tone('#f2d9a6')}"/>`;

const lighthouseScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = random.between(500, 530);
  const x = random.between(770, 830);
  const top = 505;
  const height = random.between(270, 305);
  const lit = canvas.light === 'night' || canvas.light === 'dusk';
  return (
    openSea(canvas, horizon, 330) +
    at(200, horizon + 2, island(canvas, 420, 84, '#4f7f8f', 0.66)) +
    at(330, horizon + 84, sailboat(canvas, 74, '#fdf8ee', 0.1)) +
    (lit ? at(x, top - height * 0.83, beams(canvas, 700)) : '') +
    headland(canvas, 600, top, 690) +
    at(x + 96, top - 2, keeper(canvas)) +
    at(x, top + 6, lighthouse(canvas, height, random.pick([pigment.coral, pigment.deep, pigment.red]))) +
    at(x + 250, top, oldPine(canvas, 150)) +
    rocks(canvas, 560, 704, 60) +
    waves(canvas, 704, 3)
  );
};

const keeper = (canvas: Canvas) =>
  `<path d="M0 0V-46H84V0Z" fill="${canvas.tone('#fdf4e2')}"/><path d="M58 0V-46H84V0Z" fill="${canvas.shade('#fdf4e2')}"/><path d="M-10 -44L8 -78H76L94 -44Z" fill="${canvas.tone(pigment.tile)}"/><path d="M14 -34h14v16h-14ZM38 -34h14v16h-14Z" fill="${canvas.pane()}"/>`;

const harbourScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 470;
  const hulls = ['#0b4f8a', '#c9503a', '#1f7a6b', '#2a6f97'] as const;
  const cranes = times(3, (i) =>
    at(760 + i * 150, horizon + 6, crane(canvas, random.between(130, 170), 0.4)),
  );
  const boat = (x: number, y: number, length: number) =>
    at(x, y, canvas.reflected(fishingBoat(canvas, length, random.pick(hulls)), 6, 0.25));
  return (
    openSea(canvas, horizon, 290) +
    ranges(canvas, horizon + 40, 110, '#4a7f86', 2).replace(/V900H-60Z/g, `V${horizon + 8}H-60Z`) +
    cranes +
    quay(canvas, horizon) +
    boat(random.between(250, 330), 560, 190) +
    boat(random.between(810, 900), 582, 220) +
    boat(random.between(520, 600), 680, 340) +
    waves(canvas, 760, 2)
  );
};

const quay = (canvas: Canvas, y: number) =>
  `<path d="M560 ${y}H1260V${y + 18}H560Z" fill="${canvas.shade('#9a9186', 0.3)}"/>${times(11, (i) => `<path d="M${600 + i * 54} ${y}v-${i % 3 ? 18 : 36}h48v${i % 3 ? 18 : 36}Z" fill="${canvas.tone(['#d9583f', '#2a6f97', '#f2b84b', '#3f9a63'][i % 4] ?? pigment.coral, 0.34)}"/>`)}`;

const mangroveScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = random.between(440, 470);
  const far = times(13, (i) =>
    at(i * 104 - 20, horizon + 14 + random.between(-3, 3), mangrove(canvas, random.between(64, 92), 0.58)),
  );
  const middle = times(6, (i) =>
    at(
      [60, 210, 345, 850, 980, 1130][i] ?? 0,
      556 + random.between(-8, 12),
      mangrove(canvas, random.between(140, 175), 0.26),
    ),
  );
  const near = at(150, 690, mangrove(canvas, 300)) + at(1040, 700, mangrove(canvas, 320));
  return (
    openSea(canvas, horizon, horizon - 150) +
    canvas.reflected(far, horizon + 16, 0.3) +
    canvas.reflected(middle, 562, 0.22) +
    at(610, 640, junkBoat(canvas)) +
    canvas.reflected(near, 694, 0.2) +
    at(760, 690, egret(canvas, 92)) +
    at(420, 660, egret(canvas, 66)) +
    waves(canvas, 790, 1)
  );
};

const junkBoat = (canvas: Canvas) =>
  `<path d="M-120 -24Q0 8 120 -26Q96 14 60 14H-66Q-100 12 -120 -24Z" fill="${canvas.shade('#7a4a34')}"/><path d="M-8 -12v-44q18 -18 36 0v44Z" fill="${canvas.tone(pigment.coral)}"/><circle cx="10" cy="-70" r="13" fill="${canvas.tone('#e9b98f')}"/><path d="M-16 -72Q10 -100 38 -72Z" fill="${canvas.tone('#e8c987')}"/><path d="M26 -44L92 24" stroke="${canvas.shade('#5a3a2c')}" stroke-width="5" stroke-linecap="round"/>`;

const palmBeachScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = random.between(440, 465);
  const sand = beach(canvas, [
    [-40, 840],
    [200, 770],
    [480, 735],
    [700, 660],
    [920, 585],
    [1100, 560],
    [1260, 548],
  ]);
  return (
    openSea(canvas, horizon, horizon - 150) +
    farIslands(canvas, horizon) +
    at(470, horizon + 74, sailboat(canvas, 76, random.pick(['#fdf8ee', '#ff7a55']))) +
    sand +
    at(690, 742, parasol(canvas, 92, random.pick([pigment.coral, pigment.deep, pigment.gold]))) +
    at(880, 700, parasol(canvas, 74, random.pick([pigment.coral, pigment.sea]))) +
    at(1010, 760, palm(canvas, 480, -150)) +
    at(1100, 720, palm(canvas, 390, -40)) +
    at(120, 915, palm(canvas, 560, 60)) +
    tufts(canvas, 910, '#3f8f5f', 5)
  );
};

const headlandTemple = (canvas: Canvas): string => {
  const horizon = 510;
  return (
    openSea(canvas, horizon, 300) +
    farIslands(canvas, horizon) +
    mist(canvas, horizon - 40, 70, 0.5) +
    headland(canvas, 560, 520, 700) +
    at(760, 528, pagoda(canvas, 110, 5, canvas.random.pick([pigment.tile, '#0b4f8a', '#2f7a5b']))) +
    at(900, 524, oldPine(canvas, 170)) +
    at(1020, 520, pavilion(canvas, 90, pigment.tile)) +
    at(300, 640, junk(canvas, 170, pigment.coral)) +
    rocks(canvas, 520, 712, 56) +
    waves(canvas, 712, 3)
  );
};

const cruiseScene = (canvas: Canvas): string => {
  const horizon = canvas.random.between(470, 500);
  return (
    openSea(canvas, horizon, horizon - 190) +
    farIslands(canvas, horizon) +
    at(600, horizon + 140, canvas.reflected(liner(canvas, 700), 6, 0.2)) +
    waves(canvas, 690, 4)
  );
};

export const seaside = {
  sea: { lights: outdoors, draw: seaScene },
  island: { lights: outdoors, draw: islandScene },
  lighthouse: { lights: outdoors, draw: lighthouseScene },
  harbour: { lights: outdoors, draw: harbourScene },
  mangrove: { lights: ['dawn', 'noon', 'dusk', 'rain'], draw: mangroveScene },
  'palm-beach': { lights: ['noon', 'noon', 'dawn', 'dusk', 'night'], draw: palmBeachScene },
  'sea-temple': { lights: outdoors, draw: headlandTemple },
  cruise: { lights: outdoors, draw: cruiseScene },
} satisfies Record<string, Scene>;

export const bluff = (canvas: Canvas, y: number, colour: string) =>
  hills(canvas, ridge(canvas, y, 40), colour, 0.2);
