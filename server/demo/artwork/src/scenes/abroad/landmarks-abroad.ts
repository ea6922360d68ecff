import type { Canvas } from '../../canvas.ts';
import { domeHall, greatArch, waterGate } from '../../elements/buildings/landmarks.ts';
import { skyline } from '../../elements/buildings/skyline.ts';
import { gildedHall, stupa } from '../../elements/buildings/temples.ts';
import { ground, peak, ranges } from '../../elements/landscape/land.ts';
import { oldPine, palm, tree } from '../../elements/landscape/palms-and-pines.ts';
import { mist, sky } from '../../elements/landscape/sky.ts';
import { sea, waves } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { streetLamp } from '../../elements/street.ts';
import { at, d, line, path, rect, times } from '../../shapes.ts';
import { openSea } from '../open-sea.ts';
import { dayLight, fairLight, type Scene } from '../scene.ts';

const archScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const base = 650;
  const row = canvas.stamp(tree(canvas, 190, random.pick(['#3f8f5f', '#5aa05e', '#d98a4a']), 0.06));
  const trees = times(
    4,
    (i) =>
      row(70 + i * 92, base + 30 - i * 12, 1.3 - i * 0.16) +
      row(1130 - i * 92, base + 30 - i * 12, 1.3 - i * 0.16),
  );
  return (
    sky(canvas, { sun: [random.between(330, 430), 270], horizon: base - 40 }) +
    skyline(canvas, base - 10, 110, 0.72, 0.5) +
    hedge(canvas, [-20, base], 1260, 50, '#3f8f5f', 0.3) +
    ground(canvas, base - 6, '#e3d3b4', '#c9b08a') +
    path(d`M560 ${base}H640L860 900H340Z`, canvas.tone('#8f8a86')) +
    line(
      d`M600 ${base + 16}V900`,
      canvas.tone('#fdf8ee'),
      6,
      'stroke-dasharray="24 26" stroke-linecap="butt"',
    ) +
    at(600, base + 6, greatArch(canvas, 400)) +
    trees +
    at(330, 800, streetLamp(canvas, 210)) +
    at(870, 800, streetLamp(canvas, 210))
  );
};

const templeAbroad = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 640;
  const gold = random.pick(['#e8a93a', '#f3ead9', '#d98a4a']);
  const temple =
    at(330, shore, stupa(canvas, 190, gold, 0.1)) +
    at(890, shore, stupa(canvas, 170, gold, 0.1)) +
    at(1030, shore, stupa(canvas, 120, gold, 0.2)) +
    at(600, shore - 12, gildedHall(canvas, 360)) +
    hedge(canvas, [-20, shore + 2], 340, 60, '#2f7d5b', 0.1) +
    hedge(canvas, [900, shore + 2], 340, 54, '#2f7d5b', 0.1);
  return (
    sky(canvas, { sun: [random.between(420, 500), 280], horizon: 560 }) +
    ranges(canvas, 600, 180, '#4a8a7f', 3) +
    mist(canvas, 500, 110, 0.5) +
    sea(canvas, shore) +
    canvas.reflected(temple, shore + 4, 0.34) +
    rect(0, shore, 1200, 12, canvas.tone('#cdb48c')) +
    at(110, 860, palm(canvas, 500, 40)) +
    at(1110, 880, palm(canvas, 420, -50)) +
    lotus(canvas)
  );
};

const lotus = (canvas: Canvas) =>
  times(7, (i) =>
    at(
      260 + i * 120,
      780 + (i % 3) * 34,
      path('M-44 0a44 14 0 1 0 88 0a44 14 0 1 0 -88 0Z', canvas.tone('#3f8f68')) +
        (i % 2
          ? path(
              'M0 -6q-30 -8 -26 -26q16 2 18 12q-2 -18 8 -28q10 10 8 28q2 -10 18 -12q4 18 -26 26Z',
              canvas.tone('#f29ab0'),
            )
          : ''),
    ),
  );

const gateScene = (canvas: Canvas): string => {
  const horizon = 520;
  const x = canvas.random.between(640, 720);
  const cone = at(380, horizon + 4, peak(canvas, 820, 270, '#5f7fa5', 0.35, 0.34));
  return (
    openSea(canvas, horizon, 250, cone + ranges(canvas, horizon + 10, 60, '#3f7a70', 2)) +
    canvas.reflected(at(x, 650, waterGate(canvas, 330)), 650, 0.32) +
    at(130, 860, oldPine(canvas, 360)) +
    blossom(canvas) +
    waves(canvas, 780, 1)
  );
};

const blossom = (canvas: Canvas) => {
  const { random } = canvas;
  const pinks = ['#f7b8c4', '#f29ab0', '#fbd3da'] as const;
  return (
    line('M1240 250Q1120 290 1020 250T880 280M1120 274Q1060 320 1000 330', canvas.shade('#5a3a3a'), 9) +
    times(34, () => {
      const t = random.next();
      return (
        d`<circle cx="${1210 - t * 330 + random.between(-20, 20)}" cy="${262 + random.between(-46, 60)}" r="${random.between(9, 22)}" ` +
        `fill="${canvas.tone(random.pick(pinks))}"/>`
      );
    })
  );
};

const domeScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const base = 640;
  const towers = random.chance(0.6);
  const place = at(
    600,
    base,
    domeHall(
      canvas,
      560,
      random.pick(
        towers ? (['#2a8fb0', '#0b4f8a', '#e0a63c'] as const) : (['#5d9aa5', '#c9653f', '#e0a63c'] as const),
      ),
      towers,
    ),
  );
  const basin = path(
    d`M380 ${base + 22}H820L960 900H240Z`,
    canvas.linear([canvas.palette.water[0], canvas.palette.water[1]]),
  );
  const cypress = canvas.stamp(
    path('M0 0Q-34 -60 0 -190Q34 -60 0 0Z', canvas.tone('#2f7a5b')) +
      path('M0 0Q34 -60 0 -190Q14 -60 0 0Z', canvas.shade('#2f7a5b')),
  );
  return (
    sky(canvas, { sun: [random.between(330, 420), 260], horizon: base - 40 }) +
    skyline(canvas, base, 90, 0.74, 0.3) +
    ranges(canvas, base, 90, '#7f9a8a', 2) +
    ground(canvas, base - 4, '#eadbb9', '#d2b688') +
    place +
    basin +
    `<g clip-path="${canvas.clip(path(d`M380 ${base + 22}H820L960 900H240Z`, '#000'))}">${d`<g transform="matrix(1 0 0 -.62 0 ${base * 1.62 + 20})" opacity=".28">`}${place}</g></g>` +
    times(
      4,
      (i) =>
        cypress(300 - i * 68, base + 30 + i * 56, 0.8 + i * 0.24) +
        cypress(900 + i * 68, base + 30 + i * 56, 0.8 + i * 0.24),
    )
  );
};

export const landmarksAbroad = {
  'great-arch': { lights: fairLight, draw: archScene },
  'temple-abroad': { lights: fairLight, draw: templeAbroad },
  'shrine-gate': { lights: [...dayLight, ...dayLight, 'rain'], draw: gateScene },
  'dome-abroad': { lights: fairLight, draw: domeScene },
} satisfies Record<string, Scene>;
