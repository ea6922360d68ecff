import type { Canvas } from '../../canvas.ts';
import { sailboat } from '../../elements/boats.ts';
import { hills, ranges, ridge } from '../../elements/landscape/land.ts';
import { oldPine, tree } from '../../elements/landscape/palms-and-pines.ts';
import { birds, mist, sky } from '../../elements/landscape/sky.ts';
import { sea, waves } from '../../elements/landscape/water.ts';
import { at, d, line, path, rect, times } from '../../shapes.ts';
import { anyLight, dayLight, type Scene } from '../scene.ts';

/** A limestone hill with steep sides and a round top, standing on y = 0. */
const cone = (canvas: Canvas, width: number, height: number, distance: number): string => {
  const half = width / 2;
  const lean = canvas.random.between(-0.1, 0.1) * width;
  const outline = d`M${-half} 0Q${-half * 0.86} ${-height * 0.5} ${lean - half * 0.42} ${-height * 0.86}Q${lean} ${-height * 1.16} ${lean + half * 0.42} ${-height * 0.84}Q${half * 0.84} ${-height * 0.46} ${half} 0Z`;
  const dark = d`M${lean} ${-height}Q${lean + half * 0.3} ${-height * 0.6} ${lean + half * 0.1} ${-height * 0.3}T${half * 0.2} 0H${half}Q${half * 0.84} ${-height * 0.46} ${lean + half * 0.42} ${-height * 0.84}Q${lean + half * 0.2} ${-height} ${lean} ${-height}Z`;
  const green = canvas.linear([canvas.tone('#3f8f6a', distance), canvas.tone('#3f8f6a', distance + 0.2)]);
  return (
    path(outline, green) +
    path(dark, canvas.shade('#3f7a68', distance), 'opacity=".5"') +
    line(
      d`M${-half * 0.5} ${-height * 0.5}l${half * 0.2} ${-height * 0.12}M${-half * 0.3} ${-height * 0.26}l${half * 0.24} ${-height * 0.1}`,
      canvas.tone('#d9d3c0', distance + 0.1),
      6,
      'opacity=".7"',
    )
  );
};

/** A bamboo raft with its ferryman. */
const raft = (canvas: Canvas): string =>
  path('M-130 0H110L136 -16H-150Z', canvas.tone('#c9a45a')) +
  line('M-130 -8H116', canvas.shade('#c9a45a'), 3) +
  path('M-10 -16L-4 -74H18L24 -16Z', canvas.tone('#2f6f8f')) +
  path('M-24 -74L8 -104L38 -74Z', canvas.tone('#e0b56f')) +
  line('M60 -120L30 40', canvas.shade('#8a6f3f'), 5);

const karst = (canvas: Canvas, shore: number, afloat: string): string => {
  const { random } = canvas;
  const row = (count: number, height: number, distance: number) =>
    times(count, (i) =>
      at(
        (i + random.between(0.1, 0.9)) * (1200 / count),
        shore + 4,
        cone(canvas, random.between(150, 240), height * random.between(0.6, 1.1), distance),
      ),
    );
  const near =
    at(140, shore + 4, cone(canvas, 300, 330, 0.08)) + at(1010, shore + 4, cone(canvas, 340, 400, 0.06));
  return (
    sky(canvas, { sun: [random.between(480, 640), 250], horizon: shore }) +
    row(7, 190, 0.62) +
    mist(canvas, shore - 120, 110, 0.6) +
    row(5, 250, 0.36) +
    sea(canvas, shore) +
    canvas.reflected(near, shore + 4, 0.3) +
    afloat
  );
};

const karstRiver = (canvas: Canvas): string =>
  karst(canvas, 600, at(canvas.random.between(460, 620), 740, raft(canvas))) +
  at(90, 890, tree(canvas, 230, '#4f9a5b'));

const karstBay = (canvas: Canvas): string =>
  karst(canvas, 580, at(560, 720, sailboat(canvas, 130, '#c9653f')) + waves(canvas, 780, 2));

const pillar = (canvas: Canvas, width: number, height: number, colour: string, distance: number): string => {
  const half = width / 2;
  return (
    path(
      d`M${-half} 0L${-half * 0.86} ${-height * 0.6}L${-half} ${-height * 0.9}L${-half * 0.5} ${-height}H${half * 0.6}L${half} ${-height * 0.88}L${half * 0.8} ${-height * 0.4}L${half * 1.1} 0Z`,
      canvas.tone(colour, distance),
    ) +
    path(
      d`M${half * 0.1} ${-height}H${half * 0.6}L${half} ${-height * 0.88}L${half * 0.8} ${-height * 0.4}L${half * 1.1} 0H${half * 0.2}L${half * 0.3} ${-height * 0.5}Z`,
      canvas.shade(colour, distance),
      'opacity=".5"',
    ) +
    line(
      times(4, (i) => d`M${-half * 0.7} ${-height * (0.2 + i * 0.19)}h${half * 0.9}`),
      canvas.shade(colour, distance, 0.3),
      4,
      'opacity=".4"',
    ) +
    at(-half * 0.1, -height + 6, tree(canvas, width * 0.6, '#3f8a5b', distance))
  );
};

const stonePillars = (canvas: Canvas): string => {
  const { random } = canvas;
  const colour = random.pick(['#b98a6a', '#a9927a', '#b5775a'] as const);
  const row = (count: number, base: number, height: number, distance: number) =>
    times(count, (i) =>
      at(
        (i + random.between(0.2, 0.8)) * (1200 / count),
        base,
        pillar(canvas, random.between(80, 120), height * random.between(0.7, 1.15), colour, distance),
      ),
    );
  return (
    sky(canvas, { sun: [random.between(380, 520), 250], horizon: 600 }) +
    ranges(canvas, 600, 150, '#5a8f86', 2) +
    row(6, 680, 300, 0.5) +
    mist(canvas, 560, 120, 0.8) +
    row(4, 780, 400, 0.16) +
    mist(canvas, 690, 110, 0.6) +
    hills(canvas, ridge(canvas, 800, 34), '#2f7a58', 0) +
    at(110, 870, oldPine(canvas, 320))
  );
};

/** A watchtower of the wall on y = 0. */
const watchtower = (canvas: Canvas, width: number): string => {
  const [half, stone] = [width / 2, '#b9a486'];
  return (
    rect(-half, -width, width, width, canvas.tone(stone)) +
    rect(half * 0.3, -width, half * 0.7, width, canvas.shade(stone), 'opacity=".5"') +
    times(5, (i) =>
      rect(-half - 6 + i * ((width + 12) / 5), -width - 18, width / 8, 20, canvas.tone(stone)),
    ) +
    times(3, (i) =>
      path(
        d`M${-half * 0.7 + i * half * 0.56} ${-width * 0.5}v${-width * 0.16}q${half * 0.15} ${-half * 0.2} ${half * 0.3} 0v${width * 0.16}Z`,
        canvas.shade(stone, 0, 0.6),
      ),
    )
  );
};

const greatWall = (canvas: Canvas): string => {
  const { random } = canvas;
  const top = random.between(420, 450);
  const way = d`M-20 800Q180 690 330 700T610 580T830 ${top + 60}T1000 ${top - 50}T1220 ${top - 70}`;
  const stone = canvas.tone('#c9b594');
  return (
    sky(canvas, { sun: [random.between(260, 420), 260], horizon: 560 }) +
    ranges(canvas, 560, 240, '#5a8f7f', 3) +
    hills(
      canvas,
      [
        [-60, 800],
        [200, 720],
        [400, 730],
        [640, 600],
        [840, top + 80],
        [1020, top - 30],
        [1260, top - 60],
      ],
      '#4f8a52',
      0.12,
    ) +
    line(way, canvas.shade('#b9a486'), 58) +
    line(way, stone, 44) +
    line(
      way,
      canvas.shade('#b9a486', 0, 0.2),
      52,
      'stroke-dasharray="10 14" stroke-linecap="butt" opacity=".5"',
    ) +
    line(way, stone, 36) +
    at(350, 716, watchtower(canvas, 150)) +
    at(832, top + 70, watchtower(canvas, 104)) +
    at(1080, top - 50, watchtower(canvas, 76)) +
    hills(canvas, ridge(canvas, 820, 26), '#2f7450', 0) +
    at(110, 880, oldPine(canvas, 250)) +
    (canvas.dark ? '' : birds(canvas, 560, 330))
  );
};

export const stoneHills = {
  'karst-river': { lights: anyLight, draw: karstRiver },
  'karst-bay': { lights: dayLight, draw: karstBay },
  'stone-pillars': { lights: dayLight, draw: stonePillars },
  'great-wall': { lights: anyLight, draw: greatWall },
} satisfies Record<string, Scene>;
