import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { waves } from '../../elements/landscape/water.ts';
import { at, curve, d, ellipse, faded, line, type Point, path, times } from '../../shapes.ts';
import { openSea } from '../open-sea.ts';
import { fairLight, type Scene } from '../scene.ts';

const [stone, light, scrub] = ['#d9a565', '#f0cb92', '#6f8f4f'] as const;

/** Rock in layers from y = 0 up, its left and right edges wandering round `half` from layer to layer. */
const edges = (canvas: Canvas, half: number, height: number, taper: number): [Point[], Point[]] => {
  const { random } = canvas;
  const layers = Math.max(6, Math.round(height / 24));
  const side = (sign: number): Point[] =>
    Array.from({ length: layers + 1 }, (_, i) => {
      const share = i / layers;
      const wide = half * (1 - share * taper + (i === 0 ? 0.1 : 0)) * random.between(0.9, 1.06);
      return [sign * wide, -height * share + (i === layers ? random.between(0, 10) : 0)];
    });
  return [side(-1), side(1)];
};

/** White water round the foot of a rock, `half` from its middle, at y = 0. */
const surf = (canvas: Canvas, half: number): string => {
  const { random } = canvas;
  const r = half * 1.3;
  const spray = times(5, (i) => {
    const x = -half + (i * half) / 2;
    return d`M${x - 12} 2q12 ${-random.between(18, 40)} 24 0Z`;
  });
  return (
    faded(0.5, ellipse(0, 4, r, r * 0.13, '#ffffff')) +
    path(spray, canvas.tone('#ffffff'), 'opacity=".75"') +
    faded(0.9, ellipse(0, 3, r * 0.84, r * 0.07, canvas.tone('#ffffff')))
  );
};

/** A stack of limestone in the sea, standing on y = 0. */
const stack = (canvas: Canvas, width: number, height: number, distance: number, taper = 0.3): string => {
  const { random } = canvas;
  const half = width / 2;
  const [left, right] = edges(canvas, half, height, taper);
  const body = [...left, ...[...right].reverse()];
  const outline = `${body.map(([x, y], i) => d`${i ? 'L' : 'M'}${x} ${y}`).join('')}Z`;
  const split = random.between(0.1, 0.26) * half;
  const dark = [
    ...right.map(
      ([x, y], i): Point => [Math.min(x, split + (i % 3) * half * 0.1 + (i % 2) * half * 0.06), y],
    ),
    ...[...right].reverse(),
  ];
  const strata = left.slice(1, -1).map(([x, y], i) => {
    const end = right[i + 1]?.[0] ?? half;
    return d`M${x + 2} ${y}Q${(x + end) / 2} ${y + 5} ${end - 2} ${y + 2}`;
  });
  const top = left.at(-1)?.[0] ?? -half;
  const brow = right.at(-1)?.[0] ?? half;
  const fill = canvas.linear([
    canvas.tone(light, distance),
    canvas.tone(stone, distance),
    canvas.shade(stone, distance, 0.3),
  ]);
  return (
    path(outline, fill) +
    path(
      `${dark.map(([x, y], i) => d`${i ? 'L' : 'M'}${x} ${y}`).join('')}Z`,
      canvas.shade('#a8683f', distance, 0.3),
      'opacity=".55"',
    ) +
    line(
      strata.filter((_, i) => i % 2 === 0).join(''),
      canvas.shade('#a8683f', distance, 0.2),
      3,
      'opacity=".4"',
    ) +
    line(
      strata.filter((_, i) => i % 2).join(''),
      canvas.tone(mix(light, '#ffffff', 0.3), distance),
      3,
      'opacity=".5"',
    ) +
    path(
      d`M${top - 3} ${-height + 8}Q${top * 0.4} ${-height - 8} ${(top + brow) / 2} ${-height - 5}T${brow + 3} ${-height + 8}Q${brow * 0.3} ${-height + 16} ${top - 3} ${-height + 8}Z`,
      canvas.tone(scrub, distance),
    ) +
    surf(canvas, half)
  );
};

/** Cliffs of the mainland: their upper edge from left to right, down to the water at `base`. */
const cliff = (canvas: Canvas, brow: readonly Point[], foot: readonly Point[], distance: number): string => {
  const [first, last] = [brow[0] ?? [0, 0], brow.at(-1) ?? [0, 0]];
  const shape = `${curve(brow)}L${[...foot]
    .reverse()
    .map(([x, y]) => d`${x} ${y}`)
    .join('L')}Z`;
  const clip = canvas.clip(`<path d="${shape}"/>`);
  const high = Math.min(...brow.map(([, y]) => y));
  const bands = times(
    9,
    (i) => d`M640 ${high + 40 + i * 34}Q960 ${high + 60 + i * 34} 1280 ${high + 36 + i * 34}`,
  );
  const clefts = times(8, (i) => {
    const x = first[0] + ((last[0] - first[0]) * (i + 0.5)) / 8;
    return d`M${x} ${high + 20}l${18 + (i % 3) * 10} 60l-14 120l26 200h-44Z`;
  });
  const fill = canvas.linear([
    canvas.tone(light, distance),
    canvas.tone(stone, distance),
    canvas.shade('#b5773f', distance, 0.24),
  ]);
  return (
    path(shape, fill) +
    `<g clip-path="${clip}">${
      path(clefts, canvas.shade('#a8683f', distance, 0.3), 'opacity=".35"') +
      line(bands, canvas.shade('#a8683f', distance, 0.2), 4, 'opacity=".3"')
    }</g>` +
    line(curve(brow), canvas.tone(scrub, distance), 16, 'stroke-linecap="butt"') +
    line(curve(foot), canvas.tone('#ffffff', distance), 12 * (1 - distance), 'opacity=".8"')
  );
};

const seaStacks = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 500;
  const put = (x: number, y: number, width: number, height: number, distance: number, taper?: number) =>
    at(x, y, stack(canvas, width, height, distance, taper));
  const farBrow: Point[] = [
    [700, 452],
    [800, 436],
    [940, 430],
    [1080, 418],
    [1260, 410],
  ];
  const nearBrow: Point[] = [
    [860, 470],
    [910, 420],
    [980, 396],
    [1080, 372],
    [1260, 340],
  ];
  return (
    openSea(canvas, horizon, 320) +
    cliff(
      canvas,
      farBrow,
      [
        [676, 506],
        [1260, 506],
      ],
      0.5,
    ) +
    put(150, 512, 46, 76, 0.5) +
    put(250, 516, 40, 58, 0.52) +
    put(640, 514, 44, 92, 0.46) +
    put(90, 560, 96, 180, 0.26) +
    put(730, 548, 84, 150, 0.3, 0.2) +
    put(250, 606, 120, 226, 0.14, 0.36) +
    put(610, 616, 150, 210, 0.1, 0.24) +
    cliff(
      canvas,
      nearBrow,
      [
        [826, 640],
        [900, 664],
        [1260, 690],
      ],
      0.06,
    ) +
    waves(canvas, 676, 2) +
    put(404, 726, 190, 372, 0, 0.34) +
    shore(canvas, random.between(-10, 10))
  );
};

/** The beach below the cliffs, with the last of a wave on it. */
const shore = (canvas: Canvas, swing: number): string => {
  const edge: Point[] = [
    [1260, 690],
    [1080, 716],
    [900, 760 + swing],
    [700, 806],
    [480, 822 - swing],
    [240, 858],
    [-60, 868],
  ];
  const sand = canvas.linear([canvas.tone('#e9c58c'), canvas.tone('#cfa066')]);
  const grass = times(11, (i) => {
    const x = i < 5 ? i * 50 - 20 : 900 + (i - 5) * 56;
    const tall = 50 + ((i * 37) % 40);
    return d`M${x - 10} 910q-8 ${-tall * 0.6} ${-24} ${-tall}q20 ${tall * 0.3} 28 ${tall * 0.6}q2 ${-tall * 0.8} 18 ${-tall * 1.2}q-6 ${tall * 0.7} 0 ${tall * 0.8}q10 ${-tall * 0.4} 26 ${-tall * 0.6}q-16 ${tall * 0.5} -18 ${tall}Z`;
  });
  return (
    line(curve(edge.map(([x, y]): Point => [x, y - 22])), canvas.tone('#ffffff'), 12, 'opacity=".45"') +
    line(curve(edge), canvas.tone('#ffffff'), 26, 'opacity=".85"') +
    path(`${curve(edge)}V920H1260Z`, sand) +
    line(curve(edge.map(([x, y]): Point => [x, y + 22])), canvas.shade('#b98a58'), 8, 'opacity=".35"') +
    path(grass, canvas.shade('#5f7f45'))
  );
};

export const seaRocks = {
  'sea-stacks': { lights: fairLight, draw: seaStacks },
} satisfies Record<string, Scene>;
