import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { sailboat } from '../../elements/boats.ts';
import { house } from '../../elements/buildings/houses.ts';
import { hills, peak } from '../../elements/landscape/land.ts';
import { pine } from '../../elements/landscape/palms-and-pines.ts';
import { mist, sky } from '../../elements/landscape/sky.ts';
import { sea, waves } from '../../elements/landscape/water.ts';
import { at, polygon, times } from '../../shapes.ts';
import { anyLight, fairLight, type Scene } from '../scene.ts';

const snowMountain = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 560;
  const main = random.between(600, 700);
  const peaks =
    at(180, shore, peak(canvas, 620, 250, '#6f88a0', 0.5, 0.36)) +
    at(1030, shore, peak(canvas, 640, 280, '#6f88a0', 0.46, 0.36)) +
    at(main, shore, peak(canvas, 860, random.between(330, 370), '#4f6f8f', 0.12, 0.42)) +
    at(330, shore, peak(canvas, 520, 190, '#4f6f8f', 0.2, 0.3));
  const pines = canvas.stamp(pine(canvas, 110, 0.08));
  const wood = times(20, (i) => pines(i * 64 - 10, shore + 6, random.between(0.5, 1)));
  return (
    sky(canvas, { sun: [main - 260, 250], horizon: shore }) +
    sea(canvas, shore) +
    canvas.reflected(peaks + wood, shore + 4, 0.34) +
    mist(canvas, shore - 60, 70, 0.4) +
    hills(
      canvas,
      [
        [-60, 800],
        [160, 790],
        [400, 830],
        [640, 880],
        [900, 850],
        [1100, 790],
        [1260, 780],
      ],
      '#2f7a5b',
      0,
    ) +
    at(930, 830, house(canvas, 130, 70, '#a8693f', '#5a3a2c')) +
    at(90, 850, pine(canvas, 360)) +
    at(200, 876, pine(canvas, 250)) +
    at(1100, 850, pine(canvas, 330))
  );
};

const fjord = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 540;
  const wall = (points: (readonly [number, number])[], colour: string, distance: number) =>
    polygon(
      points,
      canvas.linear([canvas.tone(colour, distance), canvas.tone(colour, Math.min(1, distance + 0.25))]),
    );
  const cliffs =
    at(620, shore, peak(canvas, 520, 220, '#6f88a0', 0.6, 0.34)) +
    wall(
      [
        [-20, 190],
        [120, 230],
        [210, 300],
        [300, 350],
        [380, 460],
        [470, shore],
        [-20, shore],
      ],
      '#3f6f7a',
      0.3,
    ) +
    wall(
      [
        [1220, 160],
        [1060, 220],
        [980, 310],
        [900, 360],
        [850, 470],
        [740, shore],
        [1220, shore],
      ],
      '#386672',
      0.24,
    ) +
    wall(
      [
        [-20, 300],
        [90, 340],
        [170, 430],
        [290, shore],
        [-20, shore],
      ],
      '#2a5a55',
      0.06,
    ) +
    wall(
      [
        [1220, 290],
        [1110, 350],
        [1040, 440],
        [930, shore],
        [1220, shore],
      ],
      '#2a5a55',
      0.04,
    );
  const cabins = times(5, (i) =>
    at(
      690 + i * 84,
      shore + 16 - i * 3,
      house(
        canvas,
        76,
        46,
        ['#c8433a', '#f2c14e', '#fdf4e2', '#2a6f97', '#c8433a'][i] ?? '#c8433a',
        '#4a4f57',
        0.04,
      ),
    ),
  );
  return (
    sky(canvas, { sun: [560, 250], horizon: shore }) +
    sea(canvas, shore, 560) +
    canvas.reflected(cliffs + cabins, shore + 8, 0.3) +
    at(random.between(400, 520), 680, sailboat(canvas, 110, random.pick(['#fdf8ee', pigment.coral]))) +
    waves(canvas, 760, 2)
  );
};

export const wildAbroad = {
  'snow-mountain': { lights: fairLight, draw: snowMountain },
  fjord: { lights: anyLight, draw: fjord },
} satisfies Record<string, Scene>;
