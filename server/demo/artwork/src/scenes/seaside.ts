import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { fishingBoat, junk, sailboat } from '../elements/boats.ts';
import { pagoda, pavilion } from '../elements/buildings/halls.ts';
import { lighthouse } from '../elements/buildings/lighthouse.ts';
import { island, ranges } from '../elements/landscape/land.ts';
import { tree } from '../elements/landscape/palms-and-pines.ts';
import { waves } from '../elements/landscape/water.ts';
import { crane, liner } from '../elements/shore.ts';
import { at, times } from '../shapes.ts';
import { farIslands, openSea } from './open-sea.ts';
import { anyLight, fairLight, type Scene } from './scene.ts';

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
  const lean = random.between(-60, 60);
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
    at(lean, -height * 0.86, top) +
      island(canvas, 640, height, '#2f7d66', 0.16, lean) +
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
    openSea(canvas, horizon, 290, ranges(canvas, horizon + 20, 100, '#4a7f86', 2)) +
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
  sea: { lights: anyLight, draw: seaScene },
  island: { lights: anyLight, draw: islandScene },
  harbour: { lights: anyLight, draw: harbourScene },
  cruise: { lights: fairLight, draw: cruiseScene },
} satisfies Record<string, Scene>;
