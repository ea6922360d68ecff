import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { sailboat } from '../../elements/boats.ts';
import { castle, townHouse } from '../../elements/buildings/dwellings.ts';
import { shellHall } from '../../elements/buildings/landmarks.ts';
import { skyline } from '../../elements/buildings/skyline.ts';
import { ground, hills, ranges } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { sea, waves } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { at, d, line, path, rect, times } from '../../shapes.ts';
import { mill } from '../countryside.ts';
import { openSea } from '../open-sea.ts';
import { anyLight, dayLight, fairLight, type Scene } from '../scene.ts';

const walls = ['#f6dfae', '#f3b79a', '#e9c0a8', '#cfe0dc', '#f7efe0', '#e9a07a', '#b9d3dc'] as const;

const houses = (canvas: Canvas, y: number, size: number, left: number, right: number, distance: number) => {
  const parts: string[] = [];
  for (let x = left, i = canvas.random.whole(0, 6); x < right; i++) {
    const width = size * canvas.random.between(0.85, 1.1);
    parts.push(
      at(
        x,
        y,
        townHouse(
          canvas,
          width,
          width * canvas.random.between(1.25, 2.1),
          walls[i % 7] ?? walls[0],
          canvas.random.whole(0, 2),
          distance,
        ),
      ),
    );
    x += width;
  }
  return parts.join('');
};

const townScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 610;
  const hill = hills(
    canvas,
    [
      [-60, 520],
      [200, 500],
      [480, 440],
      [700, 370],
      [900, 380],
      [1100, 460],
      [1260, 500],
    ],
    '#4f9a63',
    0.26,
  );
  const town = houses(canvas, shore, 84, -20, 1210, 0.04);
  const bridge = path(
    d`M-20 ${shore + 96}Q160 ${shore + 20} 330 ${shore + 96}V${shore + 124}Q160 ${shore + 60} -20 ${shore + 124}Z`,
    canvas.tone('#cbb79c'),
  );
  return (
    sky(canvas, { sun: [330, 260], horizon: 540 }) +
    ranges(canvas, 540, 190, '#5a8f95', 3) +
    at(790, 404, castle(canvas, 220, random.pick([pigment.deep, '#5f6f8f', pigment.tile]), 0.2)) +
    hill +
    times(9, (i) => at(440 + i * 74, 456 - Math.sin(i / 2.6) * 50, tree(canvas, 70, '#3f8f5f', 0.22))) +
    sea(canvas, shore) +
    canvas.reflected(town, shore + 4, 0.3) +
    rect(0, shore, 1200, 14, canvas.tone('#d9c6a5')) +
    bridge +
    waves(canvas, 800, 1)
  );
};

const canalScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 600;
  const x = random.between(800, 900);
  const tulips = ['#e2472f', '#f2b84b', '#f29ab0']
    .map(
      (colour, row) =>
        line(
          times(34, (i) => d`M${i * 37 - 10 + row * 12} ${800 + row * 34}v-12`),
          canvas.tone(colour),
          17,
        ) +
        line(
          times(34, (i) => d`M${i * 37 - 10 + row * 12} ${808 + row * 34}v24`),
          canvas.tone('#3f8f4f'),
          5,
        ),
    )
    .join('');
  const row =
    houses(canvas, shore, 92, 20, 560, 0.02) +
    at(x, shore, `<g transform="scale(1.55)">${mill(canvas)}</g>`) +
    hedge(canvas, [560, shore], 680, 26, '#3f8f5f', 0.05);
  return (
    sky(canvas, { sun: [random.between(560, 640), 270], horizon: 560 }) +
    ranges(canvas, shore, 70, '#5a9a7a', 2) +
    sea(canvas, shore) +
    canvas.reflected(row, shore + 2, 0.3) +
    rect(0, shore - 2, 1200, 12, canvas.tone('#cbb79c')) +
    at(650, 700, sailboat(canvas, 100, pigment.coral)) +
    ground(canvas, 790, '#5fa35f', '#3f8a54') +
    tulips
  );
};

/** A town by the water with one landmark in its middle. */
const townWith = (canvas: Canvas, landmark: 'twins' | 'needle'): string => {
  const { random } = canvas;
  const shore = 600;
  const x = random.between(560, 680);
  const middle =
    landmark === 'twins'
      ? at(x - 62, shore, spire(canvas, 70, 360)) +
        at(x + 62, shore, spire(canvas, 70, 360)) +
        rect(x - 40, shore - 190, 80, 12, canvas.tone('#dfe9ec'))
      : at(x, shore, needle(canvas, 390));
  const scene =
    skyline(canvas, shore, 250, 0.6, 0.5) +
    skyline(canvas, shore, 210, 0.24, 0.2, -20, 460) +
    skyline(canvas, shore, 220, 0.24, 0.8, 760, 1220) +
    middle +
    hedge(canvas, [-20, shore + 2], 1260, 36, '#2f7d5b', 0.1);
  return (
    sky(canvas, { sun: [random.between(330, 420), 260], horizon: shore }) +
    sea(canvas, shore, 380) +
    canvas.reflected(scene, shore + 2, 0.26) +
    at(300, 720, sailboat(canvas, 96, '#fdf8ee')) +
    at(860, 690, sailboat(canvas, 66, pigment.coral)) +
    waves(canvas, 780, 2)
  );
};

const skylineAbroad = (canvas: Canvas): string =>
  townWith(canvas, canvas.random.chance(0.5) ? 'twins' : 'needle');

const twinTowers = (canvas: Canvas): string => townWith(canvas, 'twins');

const spire = (canvas: Canvas, w: number, h: number) =>
  [0.56, 0.72, 0.82, 0.88]
    .map((share, i) => {
      const half = (w / 2) * (1 - i * 0.2);
      const y = -h * share;
      return (
        rect(-half, y, half * 2, -y, canvas.tone('#dfe9ec')) +
        rect(half * 0.2, y, half * 0.8, -y, canvas.shade('#a9c3ce'))
      );
    })
    .join('') +
  line(
    times(16, (i) => d`M${-w * 0.42} ${-h * 0.04 - i * h * 0.032}h${w * 0.84}`),
    canvas.pane(),
    4,
    'opacity=".8"',
  ) +
  path(d`M${-w * 0.08} ${-h * 0.88}L0 ${-h}L${w * 0.08} ${-h * 0.88}Z`, canvas.tone('#f3f7f7'));

const needle = (canvas: Canvas, h: number) =>
  path(
    d`M-46 0L-9 ${-h * 0.6}L-5 ${-h}H5L9 ${-h * 0.6}L46 0H26L0 ${-h * 0.4}L-26 0Z`,
    canvas.tone(pigment.coral),
  ) +
  path(d`M0 ${-h}H5L9 ${-h * 0.6}L46 0H26L0 ${-h * 0.4}Z`, canvas.shade(pigment.coral)) +
  path(
    d`M-40 ${-h * 0.62}Q0 ${-h * 0.52} 40 ${-h * 0.62}Q30 ${-h * 0.68} 0 ${-h * 0.68}T-40 ${-h * 0.62}Z`,
    canvas.tone('#fdf8ee'),
  ) +
  line(d`M-28 ${-h * 0.62}H28`, canvas.pane(), 6) +
  line(d`M-28 ${-h * 0.14}H28M-18 ${-h * 0.3}H18M0 ${-h}v-40`, canvas.shade(pigment.coral), 5);

const harbourSails = (canvas: Canvas): string => {
  const horizon = 500;
  const span =
    path(
      d`M-20 ${horizon}Q60 ${horizon - 10} 80 ${horizon - 40}Q300 ${horizon - 210} 520 ${horizon - 40}L540 ${horizon}H520L505 ${horizon - 34}Q300 ${horizon - 176} 100 ${horizon - 34}L80 ${horizon}Z`,
      canvas.tone('#6f8a9a', 0.4),
    ) +
    rect(-10, horizon - 50, 640, 9, canvas.tone('#6f8a9a', 0.36)) +
    line(
      times(9, (i) => d`M${112 + i * 47} ${horizon - 46}v${-Math.sin(((i + 0.6) / 9.2) * Math.PI) * 106}`),
      canvas.tone('#6f8a9a', 0.4),
      2.5,
    );
  return (
    openSea(canvas, horizon, 280, span + skyline(canvas, horizon + 4, 200, 0.58, 0.9, 640, 1220)) +
    canvas.reflected(at(690, 610, shellHall(canvas, 560)), 632, 0.26) +
    at(280, 690, sailboat(canvas, 110, mix(pigment.coral, '#ffffff', 0.1))) +
    waves(canvas, 760, 2)
  );
};

export const townsAbroad = {
  'european-town': { lights: anyLight, draw: townScene },
  'canal-town': { lights: dayLight, draw: canalScene },
  'skyline-abroad': { lights: fairLight, draw: skylineAbroad },
  'twin-towers': { lights: fairLight, draw: twinTowers },
  'harbour-sails': { lights: fairLight, draw: harbourSails },
} satisfies Record<string, Scene>;
