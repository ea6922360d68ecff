import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { curvedRoof } from '../../elements/buildings/halls.ts';
import { lantern } from '../../elements/buildings/houses.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { at, circle, d, ellipse, line, type Point, path, polygon, rect, times } from '../../shapes.ts';
import { anyLight, type Scene } from '../scene.ts';

const [brick, tile] = ['#a3a9ab', '#565f66'] as const;

/** Where a point of the lane is seen: metres from its middle, above the ground and away from the viewer. */
const seen = (x: number, height: number, away: number): Point => [
  600 + (x * 620) / away,
  540 + ((1.6 - height) * 620) / away,
];

const face = (x: number, [from, to]: Point, [low, high]: Point, fill: string, more = '') =>
  polygon([seen(x, low, from), seen(x, low, to), seen(x, high, to), seen(x, high, from)], fill, more);

const stroke = (from: Point, to: Point) => d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;

/** A roof of grey tiles along the lane above `eave`, its tile ends over the wall. */
const eaves = (canvas: Canvas, side: number, [from, to]: Point, eave: number): string => {
  const count = Math.min(14, Math.max(5, Math.round((to - from) * 2.2)));
  const slope: Point[] = [
    seen(side * 2.7, eave, from),
    seen(side * 2.7, eave, to),
    seen(side * 3.9, eave + 1.3, to),
    seen(side * 3.9, eave + 1.3, from),
  ];
  const away = (i: number) => from + ((to - from) * i) / count;
  const ridges = times(count + 1, (i) =>
    stroke(seen(side * 2.7, eave, away(i)), seen(side * 3.9, eave + 1.3, away(i))),
  );
  const ends = times(count + 1, (i) => {
    const [x, y] = seen(side * 2.7, eave, away(i));
    return circle(x, y, 44 / away(i), canvas.tone('#7d868c'));
  });
  const fill = side < 0 ? canvas.tone(tile) : canvas.shade(tile, 0, 0.2);
  const gable = [
    seen(side * 3, eave - 0.3, from),
    seen(side * 2.7, eave, from),
    seen(side * 3.9, eave + 1.3, from),
    seen(side * 3.9, eave - 0.3, from),
  ];
  const beam = [
    seen(side * 2.7, eave, from),
    seen(side * 2.7, eave, to),
    seen(side * 3, eave - 0.36, to),
    seen(side * 3, eave - 0.36, from),
  ];
  return (
    polygon(gable, canvas.shade(brick, 0, 0.14)) +
    polygon(beam, canvas.shade(pigment.wood, 0, 0.45)) +
    polygon(slope, fill) +
    line(ridges, canvas.shade(tile, 0, 0.5), 3, 'opacity=".7"') +
    line(
      stroke(seen(side * 3.9, eave + 1.3, from), seen(side * 3.9, eave + 1.3, to)),
      canvas.tone('#747d83'),
      11,
    ) +
    line(stroke(seen(side * 2.7, eave, from), seen(side * 2.7, eave, to)), canvas.shade(tile, 0, 0.4), 5) +
    ends
  );
};

/** A wall of grey bricks on one side of the lane, with its eaves. */
const wall = (canvas: Canvas, side: number, [from, to]: Point, height: number): string => {
  const near = side < 0 ? canvas.tone(brick) : canvas.shade(brick, 0, 0.24);
  const far = side < 0 ? canvas.tone(brick, 0.14) : canvas.shade(brick, 0.12, 0.2);
  const fill = canvas.linear(side < 0 ? [near, far] : [far, near], true);
  const courses = times(9, (i) => {
    const y = 0.5 + (i * (height - 0.5)) / 9;
    return stroke(seen(side * 3, y, from), seen(side * 3, y, to));
  });
  return (
    face(side * 3, [from, to], [0, height], fill) +
    line(courses, canvas.shade(brick, 0, 0.5), 2, 'opacity=".28" stroke-dasharray="46 5"') +
    face(side * 3, [from, to], [0, 0.5], canvas.shade('#8c8f8d', 0, 0.3)) +
    eaves(canvas, side, [from, to], height)
  );
};

/** The gate of a courtyard on the right: red leaves with brass, a painted beam, steps and drum stones. */
const gate = (canvas: Canvas, [from, to]: Point): string => {
  const third = (to - from) / 6;
  const [left, middle] = [from + third, (from + to) / 2];
  const [ringX, ringY] = seen(3, 1.35, middle);
  const knobs = times(12, (i) => {
    const [x, y] = seen(3, 0.8 + Math.floor(i / 4) * 0.55, left + third * (0.5 + (i % 4)));
    return circle(x, y, 3.4, canvas.tone(pigment.gold));
  });
  return (
    wall(canvas, 1, [from, to], 3.7) +
    face(3, [left - third * 0.4, to - third * 0.6], [0.2, 3.1], canvas.shade('#5f2b26', 0, 0.3)) +
    face(3, [left, to - third], [0.25, 2.4], canvas.tone('#c4382d')) +
    face(3, [middle - 0.02, middle + 0.02], [0.25, 2.4], canvas.shade('#7a1f1a')) +
    face(3, [left, to - third], [2.5, 2.95], canvas.tone('#23668a')) +
    face(3, [left + third, to - third * 2], [2.58, 2.87], canvas.tone(pigment.gold)) +
    knobs +
    circle(ringX - 9, ringY, 8, 'none', `stroke="${canvas.tone(pigment.gold)}" stroke-width="3"`) +
    circle(ringX + 8, ringY, 7, 'none', `stroke="${canvas.tone(pigment.gold)}" stroke-width="3"`) +
    polygon(
      [seen(2.3, 0, left), seen(2.3, 0, to - third), seen(3, 0.25, to - third), seen(3, 0.25, left)],
      canvas.tone('#d5d0c4'),
    ) +
    [left - 0.06, to - third + 0.1].map((away) => drumStone(canvas, away)).join('') +
    [left, to - third].map((away) => at(...seen(2.75, 3.3, away), lantern(canvas, 92 / away))).join('')
  );
};

const drumStone = (canvas: Canvas, away: number): string => {
  const [x, y] = seen(2.75, 0.42, away);
  const r = 150 / away;
  return (
    rect(x - r * 0.8, y + r * 0.6, r * 1.6, r * 1.1, canvas.shade('#b9b4a8')) +
    circle(x, y, r, canvas.tone('#d5d0c4')) +
    circle(x, y, r * 0.55, canvas.shade('#b9b4a8', 0, 0.12))
  );
};

const lattice = (canvas: Canvas, [from, to]: Point): string => {
  const bars = times(3, (i) => {
    const away = from + ((to - from) * (i + 1)) / 4;
    const y = 1.3 + (i + 1) * 0.3;
    return stroke(seen(-3, 1.3, away), seen(-3, 2.5, away)) + stroke(seen(-3, y, from), seen(-3, y, to));
  });
  return (
    face(-3, [from - 0.12, to + 0.16], [1.18, 2.62], canvas.shade('#7a2f28')) +
    face(-3, [from, to], [1.3, 2.5], canvas.pane()) +
    line(bars, canvas.tone('#a8402f'), 4)
  );
};

/** The Drum Tower at the end of the lane, on y = 0. */
const drumTower = (canvas: Canvas): string => {
  const far = 0.3;
  return (
    path('M-92 0L-84 -74H84L92 0Z', canvas.tone('#b0563f', far)) +
    path('M-20 0V-26a20 20 0 0 1 40 0V0Z', canvas.shade('#5a3a34', far)) +
    rect(-66, -112, 132, 40, canvas.tone('#a8402f', far)) +
    line('M-54 -74V-108M-28 -74V-108M0 -74V-108M28 -74V-108M54 -74V-108', canvas.tone('#d98a5f', far), 5) +
    at(0, -104, curvedRoof(canvas, 112, 34, '#5f6b66', far, 0.6)) +
    rect(-58, -152, 116, 24, canvas.tone('#a8402f', far)) +
    at(0, -146, curvedRoof(canvas, 96, 52, '#5f6b66', far, 0.5))
  );
};

/** A rickshaw on three wheels, seen from behind, on y = 0. */
const rickshaw = (canvas: Canvas): string => {
  const [red, dark] = [canvas.tone('#c9302c'), canvas.shade(pigment.ink, 0, 0)];
  return (
    ellipse(0, 2, 96, 12, dark, 'opacity=".25"') +
    times(2, (i) => rect(-76 + i * 138, -74, 14, 76, dark, 'rx="7"')) +
    rect(-62, -38, 124, 14, canvas.shade('#6a4a3a')) +
    path('M-58 -40V-150Q-56 -204 0 -206T58 -150V-40Z', canvas.shade('#8a2320', 0, 0.3)) +
    rect(-58, -96, 116, 62, canvas.tone('#a52a26'), 'rx="8"') +
    path('M-68 -138Q-66 -214 0 -216T68 -138Q34 -148 0 -148T-68 -138Z', red) +
    path('M18 -215Q66 -208 68 -138Q50 -144 30 -146Q40 -190 18 -215Z', canvas.shade('#c9302c')) +
    line('M-68 -138Q-34 -148 0 -148T68 -138', canvas.tone(pigment.gold), 7, 'stroke-dasharray="3 6"') +
    path('M-44 -92Q-22 -104 0 -92V-60H-44ZM0 -92Q22 -104 44 -92V-60H0Z', canvas.tone('#e6dcc8')) +
    rect(-58, -74, 116, 40, canvas.tone('#b3302b'), 'rx="6"') +
    circle(0, -54, 12, canvas.tone(pigment.gold))
  );
};

const bicycle = (canvas: Canvas): string => {
  const dark = canvas.shade(pigment.ink, 0, 0);
  return (
    [-62, 62].map((x) => circle(x, -40, 38, 'none', `stroke="${dark}" stroke-width="6"`)).join('') +
    line('M-62 -40L-26 -100H42L4 -40H-62M-26 -100L4 -40M62 -40L38 -122H60', canvas.tone('#2f6f8f'), 7) +
    line('M-44 -106h36', dark, 10) +
    rect(46, -120, 46, 32, canvas.tone('#b98352'), 'rx="4"')
  );
};

const paving = (canvas: Canvas): string => {
  const across = times(9, (i) => stroke(seen(-3, 0, 3 + i * i * 0.22), seen(3, 0, 3 + i * i * 0.22)));
  const along = times(6, (i) => stroke(seen(-2.5 + i, 0, 2.6), seen(-2.5 + i, 0, 26)));
  return (
    polygon(
      [seen(-3.4, 0, 2.4), seen(3.4, 0, 2.4), seen(3, 0, 26), seen(-3, 0, 26)],
      canvas.linear([canvas.tone('#d8d0c0', 0.2), canvas.tone('#b9afa0')]),
    ) + line(across + along, canvas.shade('#8d8578'), 2, 'opacity=".35"')
  );
};

const hutongLane = (canvas: Canvas): string => {
  const { random } = canvas;
  const colour = random.pick(['#5f9a57', '#4f9a5b', '#7fa04f'] as const);
  const left = [
    [12, 26, 3.1],
    [7.4, 12, 3.5],
    [2.4, 7.4, 3.1],
  ] as const;
  return (
    sky(canvas, { sun: [random.between(440, 520), 200], horizon: 560, radius: 56 }) +
    at(random.between(590, 610), 566, drumTower(canvas)) +
    times(2, (i) => at(530 + i * 144, 572, tree(canvas, 80, '#5f9a57', 0.3))) +
    rect(500, 556, 200, 30, canvas.tone(brick, 0.3)) +
    paving(canvas) +
    at(...seen(-4.6, 0, 9), tree(canvas, 520, colour, 0.1)) +
    at(...seen(4.8, 0, 13), tree(canvas, 380, colour, 0.2)) +
    left.map(([from, to, high]) => wall(canvas, -1, [from, to], high)).join('') +
    lattice(canvas, [4, 5]) +
    lattice(canvas, [8.6, 10]) +
    wall(canvas, 1, [10, 26], 3) +
    wall(canvas, 1, [6, 10], 3.3) +
    gate(canvas, [3.9, 6]) +
    wall(canvas, 1, [2.4, 3.9], 3.1) +
    ellipse(...seen(-2.4, 0, 8.6), 34, 9, canvas.shade('#7a6a52')) +
    at(...seen(-2.4, 0, 8.6), tree(canvas, 350, colour)) +
    at(random.between(540, 580), 712, rickshaw(canvas), 0.84) +
    `<g transform="translate(214 802) skewY(-22) scale(.8 1)">${bicycle(canvas)}</g>`
  );
};

export const hutongs = {
  'hutong-lane': { lights: anyLight, draw: hutongLane },
} satisfies Record<string, Scene>;
