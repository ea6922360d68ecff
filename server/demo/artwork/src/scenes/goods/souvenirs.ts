import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { leafFan, pearl, pearlShell, stoneDog, vase } from '../../elements/crafts.ts';
import { basket, giftBox, jar } from '../../elements/wares.ts';
import { at, path, times } from '../../shapes.ts';
import { type Scene, windowLight } from '../scene.ts';
import { display, shelf } from './display.ts';

const pearls = (canvas: Canvas) => {
  const bust =
    path(
      'M-110 0Q-96 -60 -40 -80Q-24 -100 -26 -170H26Q24 -100 40 -80Q96 -60 110 0Z',
      canvas.tone(pigment.deep),
    ) +
    path(
      'M10 -170H26Q24 -100 40 -80Q96 -60 110 0H50Q40 -80 10 -170Z',
      canvas.shade(pigment.deep),
      'opacity=".7"',
    );
  const strand = times(17, (i) => {
    const t = (i / 16) * Math.PI;
    return pearl(canvas, -Math.cos(t) * 74, -136 + Math.sin(t) * 116, 10);
  });
  const loose = [
    [470, 12],
    [520, 18],
    [420, 9],
    [800, 14],
  ]
    .map(([x = 0, r = 0]) => pearl(canvas, x, shelf + 8 - r, r))
    .join('');
  return display(
    canvas,
    at(470, shelf - 8, pearlShell(canvas), canvas.random.between(0.95, 1.1)) +
      at(770, shelf, bust + strand, 1.45) +
      loose,
  );
};

const craft = (canvas: Canvas) => {
  const { random } = canvas;
  return display(
    canvas,
    at(830, shelf, leafFan(canvas), 1.2, 8) +
      at(400, shelf, vase(canvas, random.pick([pigment.deep, '#2f7f7a', '#c9653f'] as const)), 1.2) +
      at(610, shelf - 26, stoneDog(canvas, 330)) +
      at(840, shelf, basket(canvas, 190, 100)),
  );
};

const gifts = (canvas: Canvas) => {
  const { random } = canvas;
  const sets = [
    [pigment.deep, pigment.gold, pigment.coral, pigment.sand],
    ['#c9483a', pigment.gold, '#f3e6cf', pigment.red],
    ['#2f7f7a', pigment.sand, pigment.deep, pigment.coral],
  ] as const;
  const [first, ribbon, second, other] = random.pick(sets);
  return display(
    canvas,
    at(640, shelf, giftBox(canvas, 360, 190, first, ribbon)) +
      at(606, shelf - 208, giftBox(canvas, 230, 110, second, other)) +
      at(370, shelf, giftBox(canvas, 170, 150, second, other)) +
      at(920, shelf - 20, pearl(canvas, 0, 0, 22)) +
      at(890, shelf, jar(canvas, 110, 160, '#c98a2f', first)),
  );
};

export const souvenirs = {
  'goods-pearl': { lights: windowLight, indoor: true, draw: pearls },
  'goods-craft': { lights: windowLight, indoor: true, draw: craft },
  'goods-gift-box': { lights: windowLight, indoor: true, draw: gifts },
} satisfies Record<string, Scene>;
