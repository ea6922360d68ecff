import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { hills, peak, ridge } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { mist, sky } from '../../elements/landscape/sky.ts';
import { sea } from '../../elements/landscape/water.ts';
import { at, curve, d, line, path, polygon, rect, times } from '../../shapes.ts';
import { dayLight, type Scene } from '../scene.ts';

const [white, red] = ['#f8f1e2', '#a8402f'] as const;

/** A block of the palace with leaning walls and rows of windows, on y = 0. */
const block = (canvas: Canvas, width: number, height: number, colour: string, rows: number): string => {
  const [half, lean] = [width / 2, height * 0.08];
  const [columns, step] = [Math.max(2, Math.round(width / 38)), height / (rows + 0.6)];
  const frames = times(rows * columns, (i) => {
    const [x, y] = [
      -half + ((i % columns) + 0.5) * (width / columns),
      -height + (Math.floor(i / columns) + 0.55) * step,
    ];
    return d`M${x - 7} ${y}h14l2 ${step * 0.42}h-18Z`;
  });
  return (
    polygon(
      [
        [-half + lean * 0.3, -height],
        [half - lean * 0.3, -height],
        [half + lean, 0],
        [-half - lean, 0],
      ],
      canvas.linear([canvas.tone(colour), canvas.shade(colour, 0, 0.1)]),
    ) +
    polygon(
      [
        [half * 0.72, -height],
        [half - lean * 0.3, -height],
        [half + lean, 0],
        [half * 0.8, 0],
      ],
      canvas.shade(colour),
      'opacity=".4"',
    ) +
    rect(-half, -height - 4, width, 14, canvas.tone(colour === red ? '#7a2f2a' : '#8f3f30')) +
    path(frames, canvas.shade('#4a3530', 0, 0.2))
  );
};

/** A gilded roof with upturned eaves, on y = 0. */
const gildedRoof = (canvas: Canvas, width: number): string => {
  const w = width;
  return (
    rect(-w * 0.3, -w * 0.12, w * 0.6, w * 0.14, canvas.tone(red)) +
    path(
      d`M${-w * 0.56} ${-w * 0.14}Q${-w * 0.34} ${-w * 0.16} ${-w * 0.22} ${-w * 0.36}H${w * 0.22}Q${w * 0.34} ${-w * 0.16} ${w * 0.56} ${-w * 0.14}L${w * 0.48} ${-w * 0.08}H${-w * 0.48}Z`,
      canvas.tone(pigment.gold),
    ) +
    path(
      d`M${w * 0.06} ${-w * 0.36}H${w * 0.22}Q${w * 0.34} ${-w * 0.16} ${w * 0.56} ${-w * 0.14}L${w * 0.48} ${-w * 0.08}H${w * 0.2}Z`,
      canvas.shade(pigment.gold),
      'opacity=".5"',
    ) +
    line(d`M0 ${-w * 0.36}v${-w * 0.16}`, canvas.tone(pigment.gold), w * 0.05)
  );
};

const plateauPalace = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 720;
  const stairs = 'M210 700L420 640L300 606L470 566L400 540L520 512';
  const outline = curve([
    [40, shore + 4],
    [130, 660],
    [220, 580],
    [350, 540],
    [600, 520],
    [860, 540],
    [990, 570],
    [1080, 660],
    [1170, shore + 4],
  ]);
  const mound = path(
    `${outline}Z`,
    canvas.linear([canvas.tone('#bfa67c', 0.1), canvas.tone('#8f9a5f', 0.04)]),
  );
  const palace =
    at(330, 570, block(canvas, 190, 150, white, 3)) +
    at(870, 566, block(canvas, 220, 160, white, 3)) +
    at(480, 560, block(canvas, 210, 230, white, 5)) +
    at(750, 560, block(canvas, 190, 240, white, 5)) +
    at(620, 556, block(canvas, 240, 320, red, 6)) +
    at(620, 640, block(canvas, 430, 180, white, 3)) +
    at(560, 232, gildedRoof(canvas, 100)) +
    at(676, 232, gildedRoof(canvas, 110)) +
    at(480, 326, gildedRoof(canvas, 70)) +
    at(760, 316, gildedRoof(canvas, 76));
  const wood = canvas.stamp(tree(canvas, 110, '#5f9a57', 0.04));
  const trees = times(14, (i) => wood(10 + i * 92, shore + 4, random.between(0.7, 1.1)));
  const all =
    mound +
    palace +
    line(stairs, canvas.tone('#efe4cd'), 17, 'stroke-linejoin="round"') +
    line(
      stairs,
      canvas.shade('#c9b594'),
      17,
      'stroke-linejoin="round" stroke-dasharray="2 8" stroke-linecap="butt" opacity=".3"',
    ) +
    trees;
  return (
    sky(canvas, { sun: [random.between(250, 330), 180], horizon: 560, birds: false }) +
    at(170, 650, peak(canvas, 700, 300, '#7f93a5', 0.5, 0.34)) +
    at(1030, 650, peak(canvas, 760, 330, '#7f93a5', 0.46, 0.36)) +
    hills(canvas, ridge(canvas, 630, 30), '#7f9a6a', 0.4) +
    mist(canvas, 540, 120, 0.4) +
    hills(canvas, ridge(canvas, 690, 12), '#6fa35c', 0.14) +
    sea(canvas, shore) +
    canvas.reflected(all, shore + 2, 0.3) +
    hills(canvas, ridge(canvas, 868, 10), '#4f8a52', 0)
  );
};

export const plateaus = {
  'plateau-palace': { lights: dayLight, draw: plateauPalace },
} satisfies Record<string, Scene>;
