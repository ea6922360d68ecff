import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { junk, sailboat } from '../elements/boats.ts';
import { pagoda, pavilion } from '../elements/buildings/halls.ts';
import { beams, headland, lighthouse, rocks } from '../elements/buildings/lighthouse.ts';
import { beach, island, tufts } from '../elements/landscape/land.ts';
import { mangrove, oldPine, palm } from '../elements/landscape/palms-and-pines.ts';
import { mist } from '../elements/landscape/sky.ts';
import { waves } from '../elements/landscape/water.ts';
import { egret, parasol } from '../elements/shore.ts';
import { at, times } from '../shapes.ts';
import { farIslands, openSea } from './open-sea.ts';
import { anyLight, dayLight, fairLight, type Scene } from './scene.ts';

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

const mangroveScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = random.between(440, 470);
  const distant = canvas.stamp(mangrove(canvas, 100, 0.58));
  const nearer = canvas.stamp(mangrove(canvas, 160, 0.26));
  const far = times(15, (i) => distant(i * 90 - 20, horizon + 14, random.between(0.66, 0.96)));
  const middle = times(6, (i) =>
    nearer([60, 210, 345, 850, 980, 1130][i] ?? 0, 562, random.between(0.86, 1.15)),
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

export const coast = {
  lighthouse: { lights: anyLight, draw: lighthouseScene },
  mangrove: { lights: [...dayLight, ...dayLight, 'rain'], draw: mangroveScene },
  'palm-beach': { lights: fairLight, draw: palmBeachScene },
  'sea-temple': { lights: anyLight, draw: headlandTemple },
} satisfies Record<string, Scene>;
