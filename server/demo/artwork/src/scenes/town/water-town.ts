import type { Canvas } from '../../canvas.ts';
import { lantern } from '../../elements/buildings/houses.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { sea } from '../../elements/landscape/water.ts';
import { at, d, line, path, rect, times } from '../../shapes.ts';
import { anyLight, type Scene } from '../scene.ts';

const [wall, tile, timber] = ['#f7f1e4', '#4f565c', '#8a5a3c'] as const;

/** A white house with a roof of dark tiles between stepped gables, its door on the quay at y = 0. */
const whiteHouse = (canvas: Canvas, width: number, height: number, distance: number): string => {
  const [half, roof] = [width / 2, width * 0.26];
  const gable = (side: number) =>
    path(
      d`M${side * half} ${-height}v${-roof * 0.5}h${-side * width * 0.05}v${-roof * 0.4}h${-side * width * 0.05}V${-height}Z`,
      canvas.tone(wall, distance),
    ) +
    line(
      d`M${side * (half + 4)} ${-height - roof * 0.5}h${-side * width * 0.07}v${-roof * 0.4}h${-side * width * 0.07}`,
      canvas.tone(tile, distance),
      7,
      'stroke-linecap="butt"',
    );
  return (
    rect(-half, -height, width, height, canvas.tone(wall, distance)) +
    rect(half * 0.6, -height, half * 0.4, height, canvas.shade(wall, distance, 0.12)) +
    path(
      d`M${-half} ${-height + 8}L${-half * 0.8} ${-height - roof}H${half * 0.8}L${half} ${-height + 8}Z`,
      canvas.tone(tile, distance),
    ) +
    line(
      times(
        9,
        (i) =>
          d`M${-half * 0.8 + i * half * 0.2} ${-height - roof + 4}L${-half + i * half * 0.25} ${-height + 6}`,
      ),
      canvas.shade(tile, distance, 0.4),
      2,
    ) +
    gable(-1) +
    gable(1) +
    rect(-half * 0.76, -height * 0.86, width * 0.76, height * 0.26, canvas.tone(timber, distance)) +
    times(4, (i) =>
      rect(
        -half * 0.7 + i * width * 0.185,
        -height * 0.82,
        width * 0.13,
        height * 0.18,
        canvas.pane(distance),
      ),
    ) +
    rect(-half * 0.84, -height * 0.5, width * 0.84, 9, canvas.tone(tile, distance)) +
    rect(-half * 0.74, -height * 0.46, width * 0.3, height * 0.46, canvas.shade(timber, distance, 0.2)) +
    rect(half * 0.1, -height * 0.4, width * 0.28, height * 0.24, canvas.pane(distance))
  );
};

/** A steep bridge of stone with one round arch, the water at y = 0. */
const moonBridge = (canvas: Canvas): string => {
  const stone = '#c9bda6';
  const deck = 'M-330 0L-250 -50Q-110 -214 0 -216T250 -50L330 0Z';
  const arch = 'M-128 0A128 134 0 0 1 128 0Z';
  const steps = times(9, (i) => {
    const [x, y] = [262 - i * 25, 56 + i * 18 - i * i * 0.2];
    return d`M${-x} ${-y}h22M${x} ${-y}h-22`;
  });
  return (
    path(deck + arch, canvas.tone(stone), 'fill-rule="evenodd"') +
    path('M0 -216Q110 -214 250 -50L330 0H128A128 134 0 0 0 0 -134Z', canvas.shade(stone), 'opacity=".35"') +
    line('M-250 -56Q-110 -222 0 -224T250 -56', canvas.tone('#e6dcc8'), 12) +
    times(9, (i) => rect(-178 + i * 44, -236 + Math.abs(i - 4) ** 2 * 6.4, 9, 30, canvas.tone('#e6dcc8'))) +
    line(steps, canvas.shade(stone, 0, 0.3), 3, 'opacity=".5"') +
    line('M-128 0A128 134 0 0 1 128 0', canvas.shade(stone, 0, 0.36), 9)
  );
};

/** A boat with a black awning and its boatman, its waterline at y = 0. */
const awningBoat = (canvas: Canvas): string =>
  path('M-150 -26Q0 -2 150 -30Q120 12 84 12H-90Q-124 10 -150 -26Z', canvas.shade(timber, 0, 0.3)) +
  path('M-76 -16Q-74 -74 -8 -76T60 -14Z', canvas.tone('#3a3f45')) +
  line('M-44 -18Q-44 -64 -8 -74M22 -16Q24 -58 -8 -74', canvas.tone('#6a7278'), 4) +
  path('M84 -20V-70Q86 -84 100 -84T114 -68V-24Z', canvas.tone('#2f6f8f')) +
  path('M74 -84L100 -112L126 -84Z', canvas.tone('#d9b56f')) +
  line('M122 -64L176 24', canvas.shade(timber), 6);

/** Branches of a willow hanging from the upper edge. */
const willow = (canvas: Canvas): string =>
  times(9, (i) => {
    const [x, length] = [30 + i * 32, 330 - i * 28 + canvas.random.between(-30, 30)];
    const leaves = times(7, (k) => {
      const y = -20 + ((k + 1) * length) / 7;
      return d`M${x + k * 3} ${y}q-18 10 -20 30q18 -8 20 -30q20 10 22 30q-20 -8 -22 -30Z`;
    });
    return (
      line(d`M${x} -20q14 ${length * 0.5} 20 ${length}`, canvas.tone('#6a9a4f'), 3) +
      path(leaves, canvas.tone(i % 2 ? '#7fb05a' : '#5f9a52'))
    );
  });

const waterTown = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 610;
  const distant = canvas.stamp(whiteHouse(canvas, 104, 110, 0.5));
  const far = times(5, (i) => distant(410 + i * 96, shore, random.between(0.85, 1.1)));
  const houses = [250, 210, 190].map((height) => canvas.stamp(whiteHouse(canvas, 186, height, 0.06)));
  const [left, right] = [
    [-20, 190, 340],
    [860, 1010, 1180],
  ] as const;
  const row = (places: readonly number[]) => places.map((x, i) => houses[i]?.(x, shore) ?? '').join('');
  const town =
    far +
    row(left) +
    row([...right].reverse()) +
    rect(-10, shore - 12, 340, 14, canvas.tone('#c9bda6')) +
    rect(880, shore - 12, 330, 14, canvas.tone('#c9bda6')) +
    at(600, shore, moonBridge(canvas));
  return (
    sky(canvas, { sun: [random.between(540, 660), 210], horizon: 560 }) +
    ranges(canvas, 560, 150, '#6f9a8f', 2) +
    at(450, shore, tree(canvas, 190, '#6aa057', 0.34)) +
    at(760, shore, tree(canvas, 170, '#5f9a57', 0.34)) +
    sea(canvas, shore) +
    canvas.reflected(town, shore, 0.36) +
    times(3, (i) => at(96 + i * 96, shore - 96 + i * 6, lantern(canvas, 20))) +
    times(3, (i) => at(916 + i * 94, shore - 84 - i * 6, lantern(canvas, 20))) +
    at(random.between(520, 640), 770, awningBoat(canvas)) +
    willow(canvas)
  );
};

export const waterTowns = {
  'water-town': { lights: anyLight, draw: waterTown },
} satisfies Record<string, Scene>;
