import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { goldenStatue, statueBase } from '../../elements/buildings/golden-statue.ts';
import { palm, tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { at, circle, curve, d, ellipse, line, type Point, path, polygon, rect, times } from '../../shapes.ts';
import { dayLight, type Scene } from '../scene.ts';

const [rock, gold] = ['#c3bca8', '#f0b53f'] as const;

/** A bush that grows out of the rock around the origin. */
const bush = (canvas: Canvas): string => {
  const [leaf, dark] = [canvas.tone('#5fa565', 0.08), canvas.shade('#4f9a5b', 0.08, 0.3)];
  return (
    path('M-62 6Q-30 34 4 26Q40 30 60 4Z', dark) +
    circle(-36, 0, 25, leaf) +
    circle(34, 2, 24, dark) +
    circle(-2, -12, 32, leaf)
  );
};

/** The cliff of limestone behind everything, its upper edge from left to right. */
const cliff = (canvas: Canvas): string => {
  const brow: Point[] = [
    [-60, 250],
    [80, 190],
    [220, 150],
    [380, 96],
    [560, 74],
    [720, 110],
    [880, 150],
    [1020, 220],
    [1130, 300],
    [1260, 330],
  ];
  const shape = `${curve(brow)}V780H-60Z`;
  const clip = canvas.clip(`<path d="${shape}"/>`);
  const clefts = times(13, (i) => {
    const x = 10 + i * 96;
    return d`M${x} ${110 + (i % 3) * 40}q${30 - (i % 2) * 50} 120 ${6} 230t-14 300h${-40 - (i % 3) * 12}q10 -180 -6 -280t54 -250Z`;
  });
  const drips = times(12, (i) => {
    const x = 60 + i * 98;
    return d`M${x} ${240 + ((i * 71) % 190)}q16 60 4 130q-20 -60 -4 -130Z`;
  });
  const shrub = canvas.stamp(bush(canvas));
  const spots = [
    [120, 262, 0.9],
    [310, 210, 1],
    [70, 470, 0.9],
    [230, 400, 0.7],
    [800, 236, 1],
    [950, 330, 0.8],
    [1090, 420, 1],
    [820, 470, 0.7],
    [180, 590, 1],
    [1020, 590, 0.9],
  ] as const;
  return (
    path(
      shape,
      canvas.linear([canvas.tone(mix(rock, '#ffffff', 0.2), 0.12), canvas.shade(rock, 0.04, 0.16)]),
    ) +
    `<g clip-path="${clip}">${
      path(clefts, canvas.shade('#8f8672', 0.06), 'opacity=".35"') +
      path(drips, canvas.tone('#e8dfc9', 0.06), 'opacity=".7"')
    }</g>` +
    spots.map(([x, y, size]) => shrub(x, y, size)).join('') +
    times(11, (i) => {
      const [x, y] = brow[Math.min(9, Math.floor(i * 0.9))] ?? [0, 0];
      return shrub(x + (i % 2) * 50, y + 34, 0.9 + (i % 3) * 0.16);
    })
  );
};

/** The mouth of the cave at the head of the stairs, stone hanging from its roof. */
const mouth = (canvas: Canvas): string => {
  const opening = 'M392 430Q372 330 430 262Q470 196 560 188Q664 186 706 262Q752 340 716 430Z';
  const teeth = times(9, (i) => {
    const x = 430 + i * 32;
    const y = 212 + Math.abs(i - 4) ** 2 * 4;
    return d`M${x - 13} ${y - 14}h26l${-9} ${50 + ((i * 29) % 46)}Z`;
  });
  return (
    path(
      'M366 430Q340 320 408 244Q456 164 562 158Q684 156 732 244Q786 336 744 430Z',
      canvas.tone('#e8dfc9', 0.06),
    ) +
    path(opening, canvas.linear([canvas.shade('#4a4640', 0, 0.4), canvas.shade('#6f665a', 0, 0.1)])) +
    `<g clip-path="${canvas.clip(`<path d="${opening}"/>`)}">${
      ellipse(
        560,
        400,
        120,
        110,
        canvas.radial([
          [0, canvas.palette.glow, 0.6],
          [1, canvas.palette.glow, 0],
        ]),
      ) + path(teeth, canvas.shade('#8f8672', 0, 0.1))
    }</g>`
  );
};

/** Half the width of the stairs at height `y`. */
const reach = (y: number) => 52 + ((y - 426) / 344) * 118;

/** Steps in four painted lanes up to the cave, every flight in other colours. */
const stairs = (canvas: Canvas): string => {
  const colours = ['#e2574c', '#f0a23f', '#f2d24f', '#5fb56a', '#3f9fc9', '#5a6fc4', '#a05fc0', '#e27fae'];
  const flights = 14;
  const edge = (i: number) => 426 + 344 * (i / flights) ** 1.3;
  const lanes = times(4, (lane) =>
    times(flights, (i) => {
      const [y1, y2] = [edge(i), edge(i + 1)];
      const x = (y: number, share: number) => 560 + (share / 2 - 1) * reach(y);
      return polygon(
        [
          [x(y1, lane), y1],
          [x(y1, lane + 1), y1],
          [x(y2, lane + 1), y2],
          [x(y2, lane), y2],
        ],
        canvas.tone(colours[(i + lane * 3) % 8] ?? gold),
      );
    }),
  );
  const treads = times(flights * 2, (i) => {
    const y = edge((i + 1) / 2);
    return d`M${560 - reach(y)} ${y}H${560 + reach(y)}`;
  });
  const rails = [0, 1, 2, 3, 4].map((i) => {
    const share = i / 2 - 1;
    return d`M${560 + share * reach(426)} 420L${560 + share * reach(770)} 752`;
  });
  return (
    lanes +
    line(treads, canvas.shade('#7a6a5a', 0, 0.3), 2.4, 'opacity=".45"') +
    line(rails.join(''), canvas.tone('#fdf4e2'), 7)
  );
};

/** A gate at the foot of the stairs with painted figures over it, on y = 0. */
const gate = (canvas: Canvas): string => {
  const tiers = times(2, (i) => {
    const [half, y] = [196 - i * 30, -150 - i * 34];
    return (
      rect(-half, y, half * 2, 30, canvas.tone(['#3f9fc9', '#e2574c', '#f0a23f'][i] ?? gold)) +
      times(9 - i * 2, (k) =>
        path(
          d`M${-half + 14 + (k * (half * 2 - 28)) / (8 - i * 2) - 9} ${y + 30}v-16a9 9 0 0 1 18 0v16Z`,
          canvas.tone(k % 2 ? '#f2d24f' : '#fdf4e2'),
        ),
      ) +
      rect(-half - 8, y - 6, half * 2 + 16, 8, canvas.tone('#fdf4e2'))
    );
  });
  const post = (x: number) =>
    rect(x - 20, -120, 40, 120, canvas.tone('#fdf4e2')) +
    rect(x + 6, -120, 14, 120, canvas.shade('#fdf4e2', 0, 0.18)) +
    line(d`M${x - 20} -100h40M${x - 20} -20h40`, canvas.tone('#e2574c'), 8, 'stroke-linecap="butt"');
  return (
    post(-180) +
    post(180) +
    rect(-204, -122, 408, 10, canvas.tone(gold)) +
    tiers +
    path('M-84 -188Q-84 -226 0 -228T84 -188Z', canvas.tone('#5fb56a')) +
    [-44, 0, 44].map((x) => path(d`M${x - 7} -218v-16l7 -14l7 14v14Z`, canvas.tone(gold))).join('')
  );
};

const pigeon = (canvas: Canvas): string =>
  path(
    'M-22 -6Q-14 -18 2 -16L10 -24Q18 -26 18 -18L22 -16L17 -14Q16 0 -2 0L-30 2Z',
    canvas.shade('#7f8fa5', 0, 0.1),
  ) + line('M-2 0v8M4 0v8', canvas.tone('#d8604f'), 2.4);

const visitor = (canvas: Canvas, colour: string): string =>
  path('M-10 0Q-14 -40 -9 -54H9Q14 -40 10 0Z', canvas.tone(colour)) +
  circle(0, -63, 9, canvas.tone('#b9835f')) +
  path('M-10 -64Q-9 -76 0 -76T10 -64Z', canvas.shade('#2f2522'));

const batuCaves = (canvas: Canvas): string => {
  const { random } = canvas;
  const saris = ['#d8503f', '#2f8f7f', '#e0a23f', '#7a4f9f', '#2f6f9f'];
  const bird = canvas.stamp(pigeon(canvas));
  const square = 770;
  const joints = times(5, (i) => d`M-10 ${square + 10 + i * i * 8}H1210`);
  return (
    sky(canvas, { sun: [random.between(1010, 1080), 130], horizon: 480, birds: false }) +
    cliff(canvas) +
    mouth(canvas) +
    stairs(canvas) +
    times(4, (i) =>
      at(
        516 + i * 29,
        520 + ((i * 3) % 4) * 36,
        visitor(canvas, saris[i % 5] ?? gold),
        0.36 + ((i * 3) % 4) * 0.06,
      ),
    ) +
    hedge(canvas, [-30, square + 4], 400, 70, '#3f8f55', 0.04) +
    hedge(canvas, [760, square + 4], 480, 78, '#3f8f55', 0.04) +
    at(60, square, tree(canvas, 190, '#4f9a5b', 0.04)) +
    rect(-10, square, 1220, 140, canvas.linear([canvas.tone('#e0cfb0'), canvas.tone('#c4ab85')])) +
    line(joints, canvas.shade('#a08a68'), 2.4, 'opacity=".35"') +
    at(560, square + 22, gate(canvas), 0.78) +
    at(900, square + 26, statueBase(canvas)) +
    at(900, square - 46, goldenStatue(canvas)) +
    times(4, (i) =>
      at([384, 452, 640, 704][i] ?? 0, [848, 820, 838, 866][i] ?? 0, visitor(canvas, saris[i] ?? gold), 1.05),
    ) +
    times(5, (i) => bird(150 + i * 46 + random.between(-16, 16), 846 + (i % 3) * 16)) +
    at(1184, 910, palm(canvas, 400, 10)) +
    at(70, 900, palm(canvas, 380, -30))
  );
};

export const caveStairs = {
  'batu-caves': { lights: dayLight, draw: batuCaves },
} satisfies Record<string, Scene>;
