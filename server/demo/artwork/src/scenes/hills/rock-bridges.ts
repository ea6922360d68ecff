import type { Canvas } from '../../canvas.ts';
import { hall } from '../../elements/buildings/halls.ts';
import { hills, ranges, ridge } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { mist, sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { at, curve, d, type Point, path, times } from '../../shapes.ts';
import { dayLight, type Scene } from '../scene.ts';

/** Rock across a gorge down to `floor`: `brow` is its upper edge from left to right, `arch` the way through it. */
const rockBridge = (
  canvas: Canvas,
  brow: readonly Point[],
  [left, right, crown, floor]: readonly [left: number, right: number, crown: number, floor: number],
  distance: number,
): string => {
  const [width, height, stone] = [right - left, floor - crown, '#bdae92'];
  const arch = (x: number, y: number) =>
    d`M${left + x} ${floor}Q${left + width * 0.02 + x} ${crown + height * 0.5} ${left + width * 0.13 + x} ${crown + height * 0.26 + y}Q${left + width * 0.26 + x} ${crown + y} ${left + width * 0.54} ${crown + y}Q${left + width * 0.86} ${crown + height * 0.02 + y} ${left + width * 0.93} ${crown + height * 0.36 + y}T${right} ${floor}Z`;
  const face = canvas.linear([canvas.tone(stone, distance), canvas.shade(stone, distance, 0.34)]);
  const streaks = times(22, (i) => {
    const x = left - 300 + (i * (width + 600)) / 22;
    const y = crown - 60 + ((i * 53) % 90) - (x < left || x > right ? 150 : 0);
    return d`M${x} ${y}h${12 + (i % 3) * 8}l${(i % 3) * 4 - 12} ${height * (0.24 + (i % 4) * 0.12)}Z`;
  });
  const rock = canvas.clip(`<path d="${curve(brow)}V${floor}H-60Z${arch(0, 0)}" clip-rule="evenodd"/>`);
  return (
    path(`${curve(brow)}V${floor}H-60Z${arch(0, 0)}`, face, 'fill-rule="evenodd"') +
    `<g clip-path="${rock}">${path(streaks, canvas.shade(stone, distance, 0.4), 'opacity=".3"')}</g>` +
    path(
      `${arch(0, 0)}${arch(width * 0.07, height * 0.09)}`,
      canvas.shade(stone, distance, 0.5),
      'fill-rule="evenodd"',
    )
  );
};

/** The near walls of the gorge, and plants on their ledges. */
const cliffs = (canvas: Canvas): string => {
  const stone = '#9a9078';
  const fill = canvas.linear([canvas.tone(stone), canvas.shade(stone, 0, 0.3)]);
  const shrub = canvas.stamp(hedge(canvas, [-60, 8], 120, 40, '#3f8f5a'));
  const dark = canvas.shade(stone, 0, 0.4);
  return (
    path('M-20 -20H96L120 90L82 210L150 330L128 470L196 600L180 760H-20Z', fill) +
    path(
      'M96 -20L120 90L82 210L150 330L128 470L196 600L180 760H120L140 600L70 470L96 330L30 210L62 90L40 -20Z',
      dark,
      'opacity=".4"',
    ) +
    path('M1220 -20H1110L1084 110L1130 240L1056 350L1080 480L1010 610L1030 760H1220Z', fill) +
    path('M1220 -20H1170L1150 110L1190 240L1126 350L1150 480L1084 610L1100 760H1220Z', dark, 'opacity=".4"') +
    shrub(60, 212, 0.9) +
    shrub(90, 476, 1) +
    shrub(1146, 246, 0.9) +
    shrub(1110, 490, 1)
  );
};

const rockBridges = (canvas: Canvas): string => {
  const { random } = canvas;
  const floor = 730;
  const shrub = canvas.stamp(hedge(canvas, [-60, 6], 120, 40, '#4f9a5b', 0.06));
  const farShrub = canvas.stamp(hedge(canvas, [-36, 4], 72, 22, '#5f9f78', 0.4));
  const grove = canvas.stamp(tree(canvas, 90, '#3f8f5f', 0.04));
  const brow: Point[] = [
    [-60, -60],
    [140, -40],
    [190, 120],
    [290, 226],
    [440, 262],
    [610, 250],
    [780, 258],
    [920, 210],
    [1010, 90],
    [1070, -50],
    [1260, -60],
  ];
  const farBrow: Point[] = [
    [-60, 200],
    [360, 240],
    [440, 420],
    [530, 470],
    [630, 462],
    [710, 450],
    [790, 260],
    [1260, 200],
  ];
  const courtyard =
    at(470, 752, hall(canvas, 150, '#4f5f6a', false, 0.04)) +
    at(720, 748, hall(canvas, 120, '#4f5f6a', false, 0.06)) +
    at(590, 778, hall(canvas, 190, '#4a5863', false));
  return (
    sky(canvas, { sun: [random.between(440, 520), 120], horizon: 560, radius: 50, birds: false }) +
    ranges(canvas, 470, 120, '#5f9a86', 2) +
    rockBridge(canvas, farBrow, [500, 700, 530, floor], 0.26) +
    times(4, (i) => farShrub(510 + i * 66, 462 + (i % 2) * 6, random.between(0.8, 1.2))) +
    mist(canvas, 620, 110, 0.4) +
    rockBridge(canvas, brow, [310, 880, 330, floor], 0.04) +
    times(6, (i) => shrub(350 + i * 100, 256 - (i === 0 || i === 5 ? 20 : 0), random.between(0.7, 1.2))) +
    cliffs(canvas) +
    shrub(214, 150, 0.9) +
    shrub(980, 130, 0.9) +
    hills(canvas, ridge(canvas, 730, 14), '#6fa35c', 0.06) +
    path('M590 776Q660 800 590 830T560 900H740Q690 850 700 820T640 776Z', canvas.tone('#e6d6b0')) +
    courtyard +
    times(5, (i) => grove(220 + i * 40, 756 + (i % 2) * 20, random.between(0.7, 1.2))) +
    times(5, (i) => grove(820 + i * 44, 752 + (i % 2) * 22, random.between(0.7, 1.2))) +
    at(90, 890, tree(canvas, 250, '#3f8f5f')) +
    at(1120, 896, tree(canvas, 230, '#4f9a5b')) +
    hedge(canvas, [-30, 910], 400, 70, '#2f7a55') +
    hedge(canvas, [850, 910], 400, 70, '#2f7a55')
  );
};

export const gorges = {
  'rock-bridges': { lights: dayLight, draw: rockBridges },
} satisfies Record<string, Scene>;
