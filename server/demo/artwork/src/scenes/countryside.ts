import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { pagoda, pavilion } from '../elements/buildings/halls.ts';
import { house } from '../elements/buildings/houses.ts';
import { hills, ranges, ridge, rows, tufts } from '../elements/landscape/land.ts';
import { oldPine, tree } from '../elements/landscape/palms-and-pines.ts';
import { mist, sky } from '../elements/landscape/sky.ts';
import { glints } from '../elements/landscape/water.ts';
import { flower, hedge, pineapple } from '../elements/plants.ts';
import { at, circle, d, faded, line, path, rect, times } from '../shapes.ts';
import { anyLight, dayLight, type Scene } from './scene.ts';

const craterLake = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 520;
  const rim = hills(
    canvas,
    [
      [-60, 470],
      [80, 400],
      [230, 410],
      [400, 455],
      [560, 470],
      [720, 458],
      [880, 410],
      [1040, 386],
      [1180, 400],
      [1260, 430],
    ],
    '#3f8f68',
    0.3,
  );
  const nearRim = hills(
    canvas,
    [
      [-60, 430],
      [60, 440],
      [200, 500],
      [330, 520],
      [480, 522],
      [700, 522],
      [860, 520],
      [990, 494],
      [1130, 440],
      [1260, 410],
    ],
    '#2f7d5b',
    0.12,
  );
  const trunk = canvas.stamp(tree(canvas, 80, '#3f9060', 0.14));
  const grove = times(16, (i) => {
    const x = i * 80 - 10;
    const rise = (Math.abs(x - 600) / 600) ** 2.2;
    return trunk(x, shore + 10 - rise * 74, random.between(0.7, 1));
  });
  const lake = path(
    d`M-20 ${shore + 12}Q200 ${shore - 6} 600 ${shore - 6}T1220 ${shore + 12}V900H-20Z`,
    canvas.linear([
      [0, canvas.palette.water[0]],
      [0.3, mix(canvas.palette.water[0], canvas.palette.water[1], 0.6)],
      [1, canvas.palette.water[1]],
    ]),
  );
  const bank = hills(
    canvas,
    [
      [-60, 690],
      [120, 720],
      [330, 800],
      [560, 850],
      [760, 850],
      [960, 800],
      [1120, 730],
      [1260, 690],
    ],
    '#2a7355',
    0.02,
  );
  const image = faded(
    0.3,
    path(
      d`M-20 ${shore}H1220V${shore + 56}Q900 ${shore + 14} 600 ${shore + 10}T-20 ${shore + 70}Z`,
      canvas.shade('#2f7d5b'),
    ),
  );
  return (
    sky(canvas, { sun: [random.between(420, 560), 280], horizon: 470 }) +
    ranges(canvas, 480, 150, '#4a8a86', 2) +
    rim +
    mist(canvas, 420, 90, 0.5) +
    nearRim +
    lake +
    image +
    glints(canvas, shore + 30, 820) +
    grove +
    at(880, shore + 2, canvas.reflected(at(0, 0, pagoda(canvas, 74, 5, pigment.tile, 0.08)), 6, 0.18)) +
    at(random.between(420, 560), 640, rowboat(canvas)) +
    bank +
    at(960, 806, pavilion(canvas, 150, pigment.tile)) +
    at(1110, 800, oldPine(canvas, 270)) +
    at(90, 790, oldPine(canvas, 330)) +
    hedge(canvas, [-30, 880], 360, 60, '#3f9060') +
    tufts(canvas, 905, '#2f7a5b', 6)
  );
};

const rowboat = (canvas: Canvas) =>
  `<path d="M-70 -16Q0 6 70 -18Q56 12 36 12H-40Q-60 8 -70 -16Z" fill="${canvas.shade(pigment.coral, 0, 0.1)}"/><path d="M-40 -8h78M-8 -12l-34 30M18 -12l38 28" stroke="${canvas.tone('#fdf8ee')}" stroke-width="4" stroke-linecap="round"/><path d="M-12 -12v-24q10 -12 20 0v24Z" fill="${canvas.tone(pigment.deep)}"/><circle cx="-2" cy="-48" r="9" fill="${canvas.tone('#e9b98f')}"/>`;

const pineappleField = (canvas: Canvas): string => {
  const { random } = canvas;
  const brow = 480;
  const ripe = canvas.stamp(pineapple(canvas, 200));
  const young = canvas.stamp(pineapple(canvas, 200, false));
  const planted = [0, 1, 2, 3, 4, 5].map((row) => {
    const y = 530 + row * row * 13 + row * 14;
    const scale = 0.16 + row * 0.16;
    const gap = 56 + row * 44;
    const count = Math.ceil(1300 / gap);
    return times(count, (i) =>
      (random.chance(row > 1 ? 0.62 : 0.3) ? ripe : young)(
        600 + (i - (count - 1) / 2) * gap + (row % 2 ? gap / 2 : 0) * 0.6,
        y,
        scale * random.between(0.92, 1.08),
      ),
    );
  });
  return (
    sky(canvas, { sun: [random.between(380, 520), 280], horizon: brow }) +
    ranges(canvas, brow, 150, '#4a8a86', 2) +
    turbines(canvas, brow - 30) +
    hills(canvas, ridge(canvas, brow - 16, 16), '#6aa35c', 0.22) +
    rect(0, brow - 4, 1200, 430, canvas.tone('#6fa35c', 0.1)) +
    rows(canvas, [600, brow - 6], ['#b5533c', '#6f9a52', '#a84a36', '#5d9150'], 26) +
    hedge(canvas, [-20, brow + 6], 1260, 20, '#2f7a5b', 0.25) +
    at(900, brow + 8, house(canvas, 84, 50, '#fdf4e2', pigment.tile, 0.12)) +
    planted.join('')
  );
};

const turbines = (canvas: Canvas, y: number) =>
  [
    [170, 190],
    [330, 140],
    [950, 150],
    [1090, 210],
  ]
    .map(([x = 0, h = 100], i) =>
      at(
        x,
        y,
        line(d`M0 10V${-h}`, canvas.tone('#ffffff', 0.25), h * 0.028) +
          times(
            3,
            (k) =>
              `<g transform="${d`translate(0 ${-h}) rotate(${k * 120 + i * 37})`}">${path(d`M-2 0Q${h * 0.03} ${-h * 0.2} 0 ${-h * 0.44}Q${-h * 0.03} ${-h * 0.2} -2 0Z`, canvas.tone('#ffffff', 0.2))}</g>`,
          ) +
          circle(0, -h, h * 0.026, canvas.tone('#ffffff', 0.1)),
      ),
    )
    .join('');

const flowerField = (canvas: Canvas): string => {
  const { random } = canvas;
  const brow = 470;
  const set = random.pick([
    ['#f29ab0', '#e0567a', '#f7c6c9'],
    ['#f2b84b', '#f7d36b', '#e8943a'],
    ['#8f7fc9', '#b5a3e0', '#6a5fae'],
    ['#ff7a55', '#f29a9a', '#f7d36b'],
  ] as const);
  const stripes = [set[0], '#4f9a5b', set[1], '#3f8a54', set[2], '#5aa560'];
  const kinds = set.map((colour, i) => canvas.stamp(flower(canvas, 130, colour, 7 + i * 2)));
  const bloom = times(
    20,
    (i) =>
      (kinds[i % 3] ?? kinds[0])?.(
        i * 64 - 20 + random.between(-16, 16),
        925 - Math.abs(i - 9.5) * 5 + random.between(-10, 22),
        random.between(0.8, 1.35),
      ) ?? '',
  );
  const specks = set
    .map((colour) =>
      line(
        times(34, () => {
          const y = brow + 40 + random.next() ** 1.6 * 330;
          return d`M${random.between(0, 1200)} ${y}h.1`;
        }),
        canvas.tone(mix(colour, '#ffffff', 0.25)),
        9,
      ),
    )
    .join('');
  return (
    sky(canvas, { sun: [random.between(380, 540), 270], horizon: brow }) +
    ranges(canvas, brow, 160, '#4a8a86', 3) +
    rect(0, brow, 1200, 430, canvas.tone('#6fae62', 0.1)) +
    rows(canvas, [random.between(520, 680), brow], stripes, 22) +
    specks +
    hedge(canvas, [-20, brow + 8], 1260, 24, '#2f7a5b', 0.2) +
    at(random.between(780, 880), brow + 12, mill(canvas)) +
    at(300, brow + 14, tree(canvas, 120, '#3f8f5f', 0.1)) +
    at(370, brow + 12, tree(canvas, 88, '#5aa05e', 0.12)) +
    bloom
  );
};

export const mill = (canvas: Canvas) =>
  path('M-46 0L-30 -130H30L46 0Z', canvas.tone('#fdf4e2')) +
  path('M10 0L8 -130H30L46 0Z', canvas.shade('#fdf4e2', 0, 0.2)) +
  path('M-40 -126Q0 -200 40 -126Z', canvas.tone(pigment.tile)) +
  rect(-13, -40, 26, 40, canvas.shade(pigment.wood), 'rx="12"') +
  rect(-8, -94, 16, 22, canvas.pane()) +
  times(
    4,
    (i) =>
      `<g transform="translate(0 -136) rotate(${i * 90 + 28})"><path d="M-3 0V-110H3V0Z" fill="${canvas.shade(pigment.wood)}"/><path d="M3 -22H27V-108H3Z" fill="${canvas.tone('#f7e9cf')}"/><path d="M3 -44H27M3 -66H27M3 -88H27" stroke="${canvas.shade(pigment.wood)}" stroke-width="2"/></g>`,
  ) +
  circle(0, -136, 7, canvas.shade(pigment.wood));

export const countryside = {
  'crater-lake': { lights: anyLight, draw: craterLake },
  'pineapple-field': { lights: dayLight, draw: pineappleField },
  'flower-field': { lights: dayLight, draw: flowerField },
} satisfies Record<string, Scene>;
