import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { pavilion } from '../../elements/buildings/halls.ts';
import { hills, ranges } from '../../elements/landscape/land.ts';
import { pine, tree } from '../../elements/landscape/palms-and-pines.ts';
import { birds, mist, sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { at, circle, curve, d, line, type Point, path, rect, times } from '../../shapes.ts';
import { anyLight, type Scene } from '../scene.ts';

const shape = (left: readonly Point[], right: readonly Point[]) =>
  `${curve(left)}L${curve([...right].reverse()).slice(1)}Z`;

/** The river from the hills to the viewer: one stream that a levee parts into two. */
const river = (canvas: Canvas): string => {
  const { random, palette } = canvas;
  const [far, near] = palette.water;
  const left: Point[] = [
    [560, 420],
    [500, 440],
    [430, 470],
    [330, 530],
    [180, 620],
    [-20, 740],
    [-60, 920],
  ];
  const right: Point[] = [
    [640, 420],
    [690, 442],
    [770, 480],
    [880, 540],
    [1000, 630],
    [1110, 760],
    [1180, 920],
  ];
  const ripples = times(26, (i) => {
    const y = 440 + (i / 26) ** 1.4 * 450;
    const half = 60 + (y - 420) * 1.1;
    return d`M${600 + random.between(-half, half * 0.8)} ${y}q${14 + i * 2} ${-5} ${30 + i * 4} 0`;
  });
  return (
    path(shape(left, right), canvas.linear([far, mix(far, near, 0.5), mix(near, '#2f9a9a', 0.3)])) +
    line(curve(left), canvas.tone('#efe6cf', 0.1), 9) +
    line(curve(right), canvas.tone('#efe6cf', 0.1), 9) +
    line(ripples, mix(far, '#ffffff', 0.5), 3.4, 'opacity=".55"')
  );
};

/** The levee: its rounded mouth of stones towards the hills, its body widening to the viewer. */
const levee = (canvas: Canvas): string => {
  const left: Point[] = [
    [588, 520],
    [540, 550],
    [508, 620],
    [464, 720],
    [410, 820],
    [350, 930],
  ];
  const right: Point[] = [
    [616, 520],
    [664, 550],
    [698, 620],
    [748, 720],
    [800, 820],
    [850, 930],
  ];
  const inset = (points: readonly Point[], by: number): Point[] =>
    points.map(([x, y], i) => [x + by * (0.5 + i * 0.16), y + (i === 0 ? 20 : 6)]);
  const stones = [left, right]
    .map((edge) =>
      edge
        .slice(0, -1)
        .flatMap(([x, y], i) => {
          const [nx, ny] = edge[i + 1] ?? [x, y];
          return [0.2, 0.7].map((share) => d`M${x + (nx - x) * share} ${y + (ny - y) * share + 8}h.1`);
        })
        .join(''),
    )
    .join('');
  const way = 'M604 580Q630 680 610 740T580 930H668Q650 830 664 750T612 580Z';
  return (
    line(curve(left) + curve(right), '#ffffff', 15, 'opacity=".75"') +
    path(shape(left, right), canvas.linear([canvas.tone('#d5c9b0', 0.06), canvas.tone('#b8aa8e')])) +
    line(stones, canvas.shade('#b8aa8e', 0, 0.16), 22) +
    line(stones, canvas.tone('#e2d8c2'), 13, 'transform="translate(-3 -4)"') +
    path(
      shape(inset(left, 26), inset(right, -26)),
      canvas.linear([canvas.tone('#8fb56a', 0.04), canvas.tone('#5f9a52')]),
    ) +
    path(way, canvas.tone('#eadbb8'))
  );
};

/** White water where the mouth of the levee parts the stream. */
const bowWave = (canvas: Canvas): string => {
  const foam = canvas.tone('#ffffff');
  return (
    path('M602 502Q536 514 494 604Q470 660 446 706Q494 640 512 584Q546 512 602 502Z', foam, 'opacity=".8"') +
    path('M602 502Q668 514 712 604Q734 660 764 708Q714 640 694 584Q656 512 602 502Z', foam, 'opacity=".8"') +
    line('M552 500Q602 468 652 500M576 486Q602 470 630 486', foam, 4, 'opacity=".7"')
  );
};

/** A tower of the rope bridge on its pier, on y = 0. */
const bridgeTower = (canvas: Canvas, size: number): string => {
  const s = size;
  return (
    path(d`M${-s * 0.24} 0L${-s * 0.2} ${-s * 0.42}H${s * 0.2}L${s * 0.24} 0Z`, canvas.tone('#c9bda6')) +
    path(d`M${s * 0.06} 0V${-s * 0.42}H${s * 0.2}L${s * 0.24} 0Z`, canvas.shade('#c9bda6')) +
    line(
      d`M${-s * 0.17} ${-s * 0.42}V${-s * 0.84}M${s * 0.17} ${-s * 0.42}V${-s * 0.84}`,
      canvas.tone('#a8402f'),
      s * 0.07,
      'stroke-linecap="butt"',
    ) +
    path(
      d`M${-s * 0.42} ${-s * 0.86}Q${-s * 0.2} ${-s * 0.8} ${-s * 0.12} ${-s * 1.12}H${s * 0.12}Q${s * 0.2} ${-s * 0.8} ${s * 0.42} ${-s * 0.86}L${s * 0.3} ${-s * 0.76}H${-s * 0.3}Z`,
      canvas.tone('#4f5a62'),
    )
  );
};

/** The rope bridge from bank to bank across both streams, resting on the levee. */
const ropeBridge = (canvas: Canvas): string => {
  const posts = [70, 338, 606, 874, 1142] as const;
  const deck = 704;
  const span = (from: number, to: number, y: number, sag: number) =>
    d`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`;
  const spans = posts.slice(0, -1).map((x, i) => [x, posts[i + 1] ?? x] as const);
  const hangers = spans.map(([a, b]) =>
    times(13, (i) => {
      const share = (i + 1) / 14;
      const dip = 4 * share * (1 - share);
      return d`M${a + (b - a) * share} ${deck - 46 + dip * 24}V${deck + dip * 16}`;
    }),
  );
  const people = [170, 230, 450, 700, 760, 1010].map((x, i) => {
    const colour = ['#d8503f', '#2f6f9f', '#fdf8ee', '#e0a23f', '#3f8f6a', '#7a4f8f'][i] ?? '#d8503f';
    const dip = 4 * (((x - 70) % 268) / 268) * (1 - ((x - 70) % 268) / 268);
    return at(
      x,
      deck + dip * 16 - 4,
      path('M-7 0V-26Q-7 -38 0 -38T7 -26V0Z', canvas.tone(colour)) +
        circle(0, -44, 6.5, canvas.tone('#e2b48c')) +
        path('M-6.5 -45a6.5 6.5 0 0 1 13 0Z', canvas.shade('#3a2c28')),
    );
  });
  return (
    posts.map((x) => at(x, deck + 44, bridgeTower(canvas, 118))).join('') +
    people.join('') +
    line(hangers.join(''), canvas.shade('#8a7a62'), 2.6) +
    line(spans.map(([a, b]) => span(a, b, deck - 46, 24)).join(''), canvas.shade('#6a5a48'), 5) +
    line(spans.map(([a, b]) => span(a, b, deck, 16)).join(''), canvas.shade('#6f4f35'), 13) +
    line(spans.map(([a, b]) => span(a, b, deck - 3, 16)).join(''), canvas.tone('#c99a63'), 7)
  );
};

const dujiangyan = (canvas: Canvas): string => {
  const { random } = canvas;
  const roof = random.pick(['#4f6f6a', '#3f6f7f', '#5f5a52'] as const);
  const wood = canvas.stamp(pine(canvas, 110, 0.16));
  const grove = canvas.stamp(tree(canvas, 120, '#4f9a5b', 0.03));
  const bank = (points: readonly Point[], colour: string, distance: number) =>
    hills(canvas, points, colour, distance);
  return (
    sky(canvas, { sun: [random.between(440, 540), 170], horizon: 420, birds: false }) +
    ranges(canvas, 420, 220, '#4a8a86', 3) +
    mist(canvas, 330, 120, 0.7) +
    bank(
      [
        [-60, 300],
        [120, 320],
        [300, 390],
        [460, 430],
        [640, 440],
        [1260, 450],
      ],
      '#5f9a6a',
      0.3,
    ) +
    bank(
      [
        [-60, 450],
        [500, 448],
        [640, 436],
        [780, 400],
        [960, 330],
        [1120, 290],
        [1260, 270],
      ],
      '#5a9a66',
      0.26,
    ) +
    at(960, 424, pavilion(canvas, 84, roof, 0.14)) +
    rect(-10, 440, 1220, 470, canvas.linear([canvas.tone('#86b06a', 0.14), canvas.tone('#5f9a55')])) +
    times(7, (i) => wood(40 + i * 62, 420 + i * 11, random.between(0.5, 0.8))) +
    times(8, (i) => wood(760 + i * 62, 470 - i * 6, random.between(0.5, 0.9))) +
    river(canvas) +
    times(6, (i) => grove(36 + i * 56, 566 - i * 18, random.between(0.5, 0.8))) +
    times(6, (i) => grove(930 + i * 54, 520 + i * 16, random.between(0.6, 0.9))) +
    bowWave(canvas) +
    levee(canvas) +
    ropeBridge(canvas) +
    times(3, (i) => grove(528 - i * 20, 806 + i * 46, 0.7)) +
    times(3, (i) => grove(694 + i * 20, 800 + i * 46, 0.74)) +
    path(
      'M880 920Q940 862 1060 846T1220 836V920Z',
      canvas.linear([canvas.tone('#6fa35c'), canvas.tone('#4f8a52')]),
    ) +
    path('M-20 820Q120 836 240 920H-20Z', canvas.linear([canvas.tone('#6fa35c'), canvas.tone('#4f8a52')])) +
    hedge(canvas, [900, 914], 320, 44, '#3f8450') +
    hedge(canvas, [-40, 914], 240, 44, '#3f8450') +
    at(1100, 866, pavilion(canvas, 180, roof)) +
    at(64, 870, tree(canvas, 230, '#3f8f5f')) +
    (canvas.dark ? '' : birds(canvas, 720, 230))
  );
};

export const waterworks = {
  dujiangyan: { lights: anyLight, draw: dujiangyan },
} satisfies Record<string, Scene>;
