import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { sailboat } from '../../elements/boats.ts';
import { stiltVilla } from '../../elements/buildings/dwellings.ts';
import { hills, peak, ranges, ridge, tufts } from '../../elements/landscape/land.ts';
import { palm } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { waves } from '../../elements/landscape/water.ts';
import { acacia, camel, giraffe } from '../../elements/landscape/wildlife.ts';
import { at, d, line, path, times } from '../../shapes.ts';
import { farIslands, openSea } from '../open-sea.ts';
import { fairLight, type Scene } from '../scene.ts';

const desert = (canvas: Canvas, old: boolean): string => {
  const { random } = canvas;
  const dune = (points: (readonly [number, number])[], distance: number) =>
    hills(canvas, points, '#e8a95c', distance);
  const face = (x: number, y: number, w: number, distance: number) =>
    path(
      d`M${x} ${y}Q${x + w * 0.1} ${y + w * 0.2} ${x - w * 0.06} ${y + w * 0.36}T${x + w * 0.1} 900H${x + w}Q${x + w * 0.8} ${y + w * 0.34} ${x} ${y}Z`,
      canvas.shade('#c47a3e', distance, 0.2),
      'opacity=".55"',
    );
  const pyramid = (x: number, h: number, distance: number) =>
    at(x, 540, peak(canvas, h * 1.6, h, '#d9a05c', distance, 0));
  return (
    sky(canvas, { sun: [random.between(380, 480), 290], horizon: 540, clouds: 2 }) +
    (old
      ? pyramid(760, 210, 0.25) + pyramid(980, 150, 0.4) + pyramid(590, 120, 0.5)
      : ranges(canvas, 560, 130, '#c98a5c', 2)) +
    dune(
      [
        [-60, 560],
        [160, 500],
        [380, 560],
        [620, 590],
        [860, 540],
        [1060, 570],
        [1260, 530],
      ],
      0.3,
    ) +
    dune(
      [
        [-60, 620],
        [140, 640],
        [400, 570],
        [640, 640],
        [900, 650],
        [1080, 600],
        [1260, 620],
      ],
      0.14,
    ) +
    face(408, 588, 330, 0.14) +
    times(4, (i) => at(660 + i * 104, 660 - Math.abs(i - 1) * 5, camel(canvas, 96))) +
    dune(
      [
        [-60, 730],
        [200, 780],
        [480, 740],
        [720, 690],
        [960, 760],
        [1260, 740],
      ],
      0,
    ) +
    face(742, 708, 420, 0) +
    at(130, 850, palm(canvas, 330, 40)) +
    at(210, 870, palm(canvas, 250, 70))
  );
};

const savanna = (canvas: Canvas): string => {
  const { random } = canvas;
  const base = 600;
  return (
    sky(canvas, { sun: [random.between(480, 600), 380], horizon: base, radius: 120 }) +
    at(880, base - 10, peak(canvas, 620, 190, '#8a7f9a', 0.6, 0.3)) +
    ranges(canvas, base + 10, 60, '#a88a5c', 2) +
    hills(canvas, ridge(canvas, base, 10), '#d9a855', 0.14) +
    at(300, base + 36, acacia(canvas, 250)) +
    at(980, base + 16, acacia(canvas, 160, 0.18)) +
    at(90, base + 10, acacia(canvas, 130, 0.28)) +
    at(640, base + 80, giraffe(canvas, 300)) +
    at(800, base + 50, giraffe(canvas, 210)) +
    hills(canvas, ridge(canvas, 770, 16), '#b5803f', 0) +
    tufts(canvas, 830, '#8a6a35', 10) +
    tufts(canvas, 905, '#5f4f2f', 10)
  );
};

const lagoon = (canvas: Canvas): string => {
  const horizon = 470;
  const pier =
    path(d`M1260 588L520 548L516 556L1260 606Z`, canvas.tone('#b5804f')) +
    line(
      times(9, (i) => d`M${560 + i * 84} ${556 + i * 5}v24`),
      canvas.shade(pigment.wood),
      5,
    );
  const villa = times(4, (i) => at(1070 - i * 170, 600 - i * 18, stiltVilla(canvas, 170 - i * 24, i * 0.08)));
  return (
    openSea(canvas, horizon, 270) +
    farIslands(canvas, horizon) +
    pier +
    villa +
    waves(canvas, 700, 2) +
    path('M-20 900V820Q180 770 420 830T640 900Z', canvas.tone('#f5e0b4')) +
    at(150, 870, palm(canvas, 560, 70)) +
    at(60, 880, palm(canvas, 420, 130)) +
    at(400, 680, sailboat(canvas, 90, pigment.coral))
  );
};

export const warmAbroad = {
  desert: { lights: ['dawn', 'noon', 'dusk', 'dusk'], draw: (canvas) => desert(canvas, false) },
  pyramids: { lights: ['dawn', 'noon', 'dusk', 'dusk'], draw: (canvas) => desert(canvas, true) },
  savanna: { lights: ['dusk', 'dusk', 'dawn', 'noon'], draw: savanna },
  'overwater-villas': { lights: fairLight, draw: lagoon },
} satisfies Record<string, Scene>;
