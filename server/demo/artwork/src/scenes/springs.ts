import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { hall, pavilion } from '../elements/buildings/halls.ts';
import { hills, ranges, ridge, tufts } from '../elements/landscape/land.ts';
import { pine } from '../elements/landscape/palms-and-pines.ts';
import { mist, sky } from '../elements/landscape/sky.ts';
import { glints, pool } from '../elements/landscape/water.ts';
import { hedge } from '../elements/plants.ts';
import { at, d, ellipse, line, type Point, path, polygon, rect, times } from '../shapes.ts';
import { anyLight, type Scene } from './scene.ts';

const waterfall = (canvas: Canvas): string => {
  const { random } = canvas;
  const x = random.between(570, 630);
  const cliff = (points: readonly Point[], colour: string, distance: number) =>
    polygon(points, canvas.linear([canvas.tone(colour, distance), canvas.shade(colour, distance, 0.4)]));
  const facets = (points: readonly (readonly Point[])[]) =>
    points.map((one) => polygon(one, canvas.shade('#3f5f63', 0.1), 'opacity=".28"')).join('');
  const fall = canvas.linear([
    [0, canvas.tone('#f3fbfb')],
    [0.7, canvas.tone('#cfeaf0')],
    [1, '#ffffff'],
  ]);
  const strands = times(
    9,
    (i) => d`M${x - 56 + i * 14} ${262 + ((i * 37) % 60)}v${random.between(120, 300)}`,
  );
  const left: Point[] = [
    [-20, 190],
    [150, 206],
    [280, 232],
    [390, 226],
    [x - 70, 256],
    [x - 96, 420],
    [x - 84, 500],
    [x - 120, 660],
    [-20, 660],
  ];
  const right: Point[] = [
    [1220, 170],
    [1050, 200],
    [930, 222],
    [800, 216],
    [x + 70, 256],
    [x + 92, 400],
    [x + 80, 480],
    [x + 124, 660],
    [1220, 660],
  ];
  const bush = canvas.stamp(hedge(canvas, [-70, 0], 140, 44, '#3f8f5f', 0.08));
  const brow = times(
    7,
    (i) =>
      bush(40 + i * 78, 222 + Math.min(3, i) * 12, random.between(0.8, 1.3)) +
      bush(1160 - i * 78, 216 + Math.min(3, i) * 12, random.between(0.8, 1.3)),
  );
  const ledge = bush(x - 170, 470, 0.7) + bush(x + 190, 430, 0.8) + bush(330, 540, 0.8) + bush(900, 520, 0.7);
  return (
    sky(canvas, { sun: [x - 180, 190], horizon: 420, radius: 60 }) +
    ranges(canvas, 330, 150, '#4a8a86', 3) +
    polygon(
      [
        [x - 120, 258],
        [x + 120, 258],
        [x + 140, 660],
        [x - 140, 660],
      ],
      canvas.shade('#4f6f6a', 0.16),
    ) +
    cliff(left, '#7f9284', 0.12) +
    cliff(right, '#74887c', 0.1) +
    facets([
      [
        [150, 206],
        [280, 232],
        [230, 400],
        [300, 660],
        [110, 660],
      ],
      [
        [390, 226],
        [x - 70, 256],
        [x - 96, 420],
        [x - 84, 500],
        [x - 120, 660],
        [x - 190, 660],
        [x - 150, 460],
      ],
      [
        [1050, 200],
        [930, 222],
        [980, 420],
        [900, 660],
        [1100, 660],
      ],
      [
        [800, 216],
        [x + 70, 256],
        [x + 92, 400],
        [x + 80, 480],
        [x + 124, 660],
        [x + 210, 660],
        [x + 160, 430],
      ],
    ]) +
    path(
      d`M${x - 68} 254Q${x} 236 ${x + 68} 254Q${x + 62} 340 ${x + 88} 660H${x - 88}Q${x - 62} 340 ${x - 68} 254Z`,
      fall,
    ) +
    line(strands, canvas.tone('#7fbfd0'), 5, 'opacity=".55"') +
    brow +
    ledge +
    rect(
      0,
      650,
      1200,
      250,
      canvas.linear([canvas.palette.water[0], canvas.palette.water[1], canvas.palette.water[1]]),
    ) +
    glints(canvas, 676, 860) +
    ellipse(x, 656, 210, 26, '#ffffff', 'opacity=".8"') +
    ellipse(x, 664, 320, 30, '#ffffff', 'opacity=".25"') +
    mist(canvas, 580, 110, 0.55) +
    stones(canvas) +
    at(60, 870, pine(canvas, 430)) +
    at(190, 890, pine(canvas, 320)) +
    at(1140, 870, pine(canvas, 460)) +
    at(1020, 896, pine(canvas, 290)) +
    tufts(canvas, 905, '#2f7a5b', 6)
  );
};

const stones = (canvas: Canvas) =>
  [
    [330, 730, 60],
    [420, 760, 38],
    [860, 740, 70],
    [760, 780, 40],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        path(
          d`M${x - r} ${y}q${r * 0.1} ${-r * 0.8} ${r * 0.9} ${-r * 0.8}t${r * 1.1} ${r * 0.8}Z`,
          canvas.tone(pigment.rock),
        ) +
        path(
          d`M${x} ${y - r * 0.8}q${r * 0.8} 0 ${r} ${r * 0.8}h${-r * 0.8}q${r * 0.2} ${-r * 0.5} ${-r * 0.2} ${-r * 0.8}Z`,
          canvas.shade(pigment.rock, 0, 0.35),
        ),
    )
    .join('');

const hotSpring = (canvas: Canvas): string => {
  const { random } = canvas;
  const steam = times(5, (i) => {
    const x = 380 + i * 110 + random.between(-20, 20);
    return d`M${x} 640c${-40 + i * 8} -50 44 -84 0 -140s30 -80 ${6} -120`;
  });
  const stone = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r * 0.58, canvas.tone(pigment.rock)) +
    path(
      d`M${x + r * 0.2} ${y - r * 0.56}a${r} ${r * 0.58} 0 0 1 0 ${r * 1.1}q${r * 0.3} ${-r * 0.5} 0 ${-r * 1.1}Z`,
      canvas.shade(pigment.rock, 0, 0.35),
    );
  const ring = times(22, (i) => {
    const a = (i / 22) * Math.PI * 2;
    return Math.sin(a) < 0.1 ? stone(600 + Math.cos(a) * 430, 690 + Math.sin(a) * 118, 40 + (i % 3) * 9) : '';
  });
  const front = times(22, (i) => {
    const a = (i / 22) * Math.PI * 2;
    return Math.sin(a) >= 0.1
      ? stone(600 + Math.cos(a) * 440, 690 + Math.sin(a) * 126, 52 + (i % 4) * 9)
      : '';
  });
  return (
    sky(canvas, { sun: [random.between(380, 480), 270], horizon: 500 }) +
    ranges(canvas, 540, 260, '#4a8a86', 3) +
    mist(canvas, 430, 110, 0.7) +
    times(9, (i) =>
      at(i * 150 + random.between(-20, 20), 606, pine(canvas, random.between(150, 230), 0.16)),
    ) +
    hills(canvas, ridge(canvas, 600, 10), '#5d8f5a', 0.08) +
    at(900, 606, hall(canvas, 330, '#4f6f7f', false, 0.05)) +
    pool(canvas, 600, 690, 440, 120) +
    glints(canvas, 620, 760) +
    ring +
    front +
    line(steam, '#ffffff', 16, 'opacity=".34"') +
    at(180, 640, pavilion(canvas, 130, '#4f6f7f')) +
    tufts(canvas, 905, '#2f7a5b', 8)
  );
};

export const springs = {
  waterfall: { lights: ['dawn', 'noon', 'noon', 'noon', 'rain'], draw: waterfall },
  'hot-spring': { lights: anyLight, draw: hotSpring },
} satisfies Record<string, Scene>;
