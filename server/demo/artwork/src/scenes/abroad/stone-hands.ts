import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { hills, ranges, ridge } from '../../elements/landscape/land.ts';
import { pine, tree } from '../../elements/landscape/palms-and-pines.ts';
import { birds, mist, sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { at, circle, curve, d, line, type Point, path, times } from '../../shapes.ts';
import { dayLight, type Scene } from '../scene.ts';

const stone = '#a9a898';

/** A finger of weathered stone along `points`, as thick as `width`, dark on its right. */
const finger = (canvas: Canvas, points: readonly Point[], width: number, distance: number): string => {
  const way = curve(points);
  const joints = points
    .slice(1, -1)
    .map(([x, y]) => d`M${x - width * 0.36} ${y - 4}q${width * 0.36} 12 ${width * 0.72} 4`);
  return (
    line(way, canvas.shade(stone, distance, 0.42), width) +
    line(
      way,
      canvas.tone(stone, distance),
      width * 0.78,
      d`transform="translate(${-width * 0.1} ${-width * 0.1})"`,
    ) +
    line(
      way,
      canvas.tone(mix(stone, '#ffffff', 0.2), distance),
      width * 0.2,
      d`transform="translate(${-width * 0.26} 0)" opacity=".6"`,
    ) +
    line(joints.join(''), canvas.shade(stone, distance, 0.55), 4, 'opacity=".5"')
  );
};

/** Stone that turns from the light on its right. */
const rounded = (canvas: Canvas, distance: number) =>
  canvas.linear(
    [
      canvas.tone(mix(stone, '#ffffff', 0.16), distance),
      canvas.tone(stone, distance),
      canvas.shade(stone, distance, 0.46),
    ],
    true,
  );

/** Where each finger starts, bends and ends, and how tall it is, as shares of the hand. */
const fingers = [
  [-0.33, -0.42, -0.34, 0.62],
  [-0.11, -0.15, -0.09, 0.8],
  [0.11, 0.12, 0.16, 0.78],
  [0.32, 0.4, 0.37, 0.58],
] as const;

/** The part of an open hand behind the bridge that lies on it at y = 0: palm and four fingers. */
const palm = (canvas: Canvas, size: number, distance: number): string => {
  const s = size;
  const plate = d`M${-s * 0.44} ${s * 0.1}Q${-s * 0.5} ${-s * 0.16} ${-s * 0.44} ${-s * 0.26}Q0 ${-s * 0.4} ${s * 0.43} ${-s * 0.24}Q${s * 0.48} ${-s * 0.12} ${s * 0.42} ${s * 0.1}Z`;
  return (
    fingers
      .map(([foot, bend, tip, tall]) =>
        finger(
          canvas,
          [
            [foot * s, -s * 0.1],
            [bend * s, -s * tall * 0.44],
            [bend * s, -s * tall * 0.74],
            [tip * s, -s * tall],
          ],
          s * 0.23,
          distance,
        ),
      )
      .join('') + path(plate, rounded(canvas, distance))
  );
};

/** The part below and before the bridge: wrist, heel of the hand and thumb. */
const wrist = (canvas: Canvas, size: number, distance: number): string => {
  const s = size;
  const arm = d`M${-s * 0.44} ${-s * 0.06}Q${-s * 0.5} ${s * 0.3} ${-s * 0.3} ${s * 0.52}Q${-s * 0.2} ${s * 0.8} ${-s * 0.34} ${s * 1.5}H${s * 0.36}Q${s * 0.2} ${s * 0.8} ${s * 0.3} ${s * 0.5}Q${s * 0.48} ${s * 0.3} ${s * 0.42} ${-s * 0.06}Z`;
  const cracks = d`M${-s * 0.3} ${s * 0.16}Q0 ${s * 0.3} ${s * 0.3} ${s * 0.14}M${-s * 0.2} ${s * 0.42}Q0 ${s * 0.5} ${s * 0.22} ${s * 0.4}M${-s * 0.12} ${s * 0.6}l${s * 0.1} ${s * 0.16}l${-s * 0.05} ${s * 0.2}`;
  return (
    path(arm, rounded(canvas, distance)) +
    line(cracks, canvas.shade(stone, distance, 0.5), 4, 'opacity=".45"')
  );
};

/** The thumb that closes over the near rail, and the ball of the hand it grows from. */
const thumb = (canvas: Canvas, size: number, distance: number): string => {
  const s = size;
  const ball = d`M${-s * 0.44} ${s * 0.06}Q${-s * 0.52} ${s * 0.3} ${-s * 0.3} ${s * 0.52}Q${-s * 0.06} ${s * 0.52} ${s * 0.02} ${s * 0.3}Q${-s * 0.08} ${s * 0.08} ${-s * 0.24} ${s * 0.04}Z`;
  const way: Point[] = [
    [-s * 0.24, s * 0.3],
    [-s * 0.37, s * 0.08],
    [-s * 0.36, -s * 0.12],
    [-s * 0.22, -s * 0.36],
  ];
  return (
    finger(canvas, way, s * 0.22, distance) +
    path(ball, canvas.tone(mix(stone, '#ffffff', 0.08), distance)) +
    line(
      d`M${s * 0.02} ${s * 0.3}Q${-s * 0.06} ${s * 0.52} ${-s * 0.3} ${s * 0.52}`,
      canvas.shade(stone, distance, 0.5),
      4,
      'opacity=".5"',
    )
  );
};

const pointsOf = (count: number, make: (i: number) => Point): Point[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Height of the walk at `x`: it rises a little and bends away to the right. */
const walkway = (x: number) => 500 + ((x - 660) / 660) ** 2 * 66 - x * 0.02;

/** The golden walk from edge to edge: far rail, floor, near rail and people on it. */
const goldenWalk = (canvas: Canvas): string => {
  const spots = (rise: number): Point[] =>
    pointsOf(14, (i) => [-40 + i * 98.5, walkway(-40 + i * 98.5) - rise]);
  const band = (top: number, bottom: number) =>
    `${curve(spots(top))}L${[...spots(bottom)]
      .reverse()
      .map(([x, y]) => d`${x} ${y}`)
      .join('L')}Z`;
  const posts = times(56, (i) => d`M${-30 + i * 22.4} ${walkway(-30 + i * 22.4) - 4}v-44`);
  const flowers = times(28, (i) => d`M${-20 + i * 44.6} ${walkway(-20 + i * 44.6) - 6 - (i % 3) * 3}h.1`);
  return (
    path(band(16, -26), canvas.linear([canvas.tone('#ffd986'), canvas.shade('#c98a2a')])) +
    line(curve(spots(-4)), canvas.tone('#fff0bd'), 6) +
    line(curve(spots(-20)), canvas.shade('#a8701f'), 10) +
    path(band(44, 4), canvas.tone('#ffe3a0'), 'opacity=".35"') +
    line(posts, canvas.tone(pigment.gold), 5) +
    line(curve(spots(48)), canvas.tone('#ffd06a'), 9) +
    line(flowers, canvas.tone('#8a5fb5'), 15) +
    line(flowers, canvas.tone('#c9a0e0'), 7, 'transform="translate(5 -5)"')
  );
};

/** People on the walk, behind its rail. */
const visitors = (canvas: Canvas): string => {
  const { random } = canvas;
  const coats = ['#d8503f', '#2f6f9f', '#fdf8ee', '#3f8f6a', '#e0a23f', '#7a4f8f'];
  return times(13, (i) => {
    const x = 60 + i * 88 + random.between(-22, 22);
    const colour = canvas.tone(coats[i % 6] ?? '#d8503f');
    return at(
      x,
      walkway(x) - 8,
      path('M-11 0V-44Q-11 -62 0 -62T11 -44V0Z', colour) +
        circle(0, -70, 9, canvas.tone('#e2b48c')) +
        path('M-9 -71a9 9 0 0 1 18 0Z', canvas.shade('#3a2c28')),
    );
  });
};

const goldenBridge = (canvas: Canvas): string => {
  const { random } = canvas;
  const wood = canvas.stamp(pine(canvas, 130, 0.06));
  const grove = canvas.stamp(tree(canvas, 130, '#3f8f5f', 0.02));
  const [left, right] = [random.between(320, 350), random.between(830, 860)];
  return (
    sky(canvas, { sun: [random.between(560, 640), 190], horizon: 560, birds: false }) +
    ranges(canvas, 520, 230, '#5a9a86', 4) +
    mist(canvas, 380, 140, 0.7) +
    at(right, walkway(right), palm(canvas, 270, 0.16)) +
    at(left, walkway(left), palm(canvas, 330, 0.04)) +
    hills(canvas, ridge(canvas, 640, 40), '#5f9a6a', 0.3) +
    mist(canvas, 600, 120, 0.6) +
    at(right, walkway(right), wrist(canvas, 270, 0.14)) +
    at(left, walkway(left), wrist(canvas, 330, 0.02)) +
    visitors(canvas) +
    goldenWalk(canvas) +
    at(right, walkway(right), thumb(canvas, 270, 0.14)) +
    at(left, walkway(left), thumb(canvas, 330, 0.02)) +
    mist(canvas, 660, 120, 0.5) +
    hills(canvas, ridge(canvas, 800, 30), '#3f8a5a', 0.06) +
    times(9, (i) =>
      wood(i * 150 + 10 + random.between(-40, 40), 836 + (i % 3) * 14, random.between(0.8, 1.2)),
    ) +
    times(5, (i) => grove(80 + i * 270, 888, random.between(0.8, 1.1))) +
    hedge(canvas, [-30, 912], 1270, 50, '#2f7450') +
    (canvas.dark ? '' : birds(canvas, 960, 220))
  );
};

export const stoneHands = {
  'golden-bridge': { lights: dayLight, draw: goldenBridge },
} satisfies Record<string, Scene>;
