import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { skyline } from '../../elements/buildings/skyline.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { sea, waves } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { at, d, line, type Point, path, polygon, rect, times } from '../../shapes.ts';
import type { Scene } from '../scene.ts';

/** A tower of straight columns that turn about its axis, so that it has a waist, on y = 0. */
const twistedTower = (canvas: Canvas, height: number): string => {
  const [foot, head, turn, top] = [height * 0.115, height * 0.085, 2.1, height * 0.77];
  const radius = (t: number) =>
    Math.sqrt(((1 - t) * foot) ** 2 + (t * head) ** 2 + 2 * t * (1 - t) * foot * head * Math.cos(turn));
  const side = (sign: number) =>
    Array.from({ length: 21 }, (_, i): Point => [sign * radius(i / 20), (-i / 20) * top]);
  const lit = canvas.dark || canvas.light === 'dusk';
  const columns = times(24, (i) => {
    const angle = (i / 24) * Math.PI * 2;
    return d`M${Math.cos(angle) * foot} ${Math.sin(angle) * foot * 0.12}L${Math.cos(angle + turn) * head} ${-top + Math.sin(angle + turn) * head * 0.2}`;
  });
  const rings = times(23, (i) => {
    const [r, y] = [radius(i / 22), (-i / 22) * top];
    return d`M${-r} ${y}q${r} ${r * 0.3} ${r * 2} 0`;
  });
  const [body, net] = lit
    ? ([canvas.linear(['#ff9ac0', '#b58af0', '#5fc0f0', '#7fe0c0']), '#fff3d0'] as const)
    : ([canvas.linear([canvas.tone('#dfe8ee'), canvas.tone('#a9bccb')]), canvas.tone('#6f8699')] as const);
  return (
    path(d`M${-height * 0.018} 0V${-top}H${height * 0.018}V0Z`, canvas.shade('#5f7488')) +
    polygon([...side(-1), ...side(1).reverse()], body, lit ? 'opacity=".8"' : 'opacity=".85"') +
    line(rings, net, 2, 'opacity=".5"') +
    line(columns, net, 2.6, 'opacity=".8"') +
    path(
      d`M${-head} ${-top}q${head} ${-head * 0.5} ${head * 2} 0q${-head} ${head * 0.5} ${-head * 2} 0Z`,
      net,
    ) +
    line(d`M0 ${-top - head * 0.1}V${-height * 0.9}`, canvas.tone('#8fa6b5'), 9) +
    line(d`M0 ${-height * 0.88}V${-height}`, lit ? '#ffe2a0' : canvas.tone('#8fa6b5'), 4)
  );
};

/** A boat of the evening cruise, two decks above a waterline at y = 0. */
const cruiseBoat = (canvas: Canvas): string =>
  path('M-160 -22H170L140 12H-140Z', canvas.tone('#fdf8ee')) +
  rect(-132, -56, 262, 34, canvas.tone('#fdf8ee')) +
  rect(-104, -86, 190, 30, canvas.tone('#fdf8ee')) +
  line('M-122 -38H120M-94 -70H76', canvas.pane(), 15, 'stroke-dasharray="20 9" stroke-linecap="butt"') +
  line('M-116 -92H98', canvas.tone('#e2472f'), 9);

const towerByThePearlRiver = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 680;
  const x = random.between(560, 640);
  const row = canvas.stamp(tree(canvas, 90, '#3f8f5f', 0.06));
  const town =
    skyline(canvas, shore, 210, 0.6, random.pick([0.14, 0.86])) +
    skyline(canvas, shore, 150, 0.3, 0.1, -20, 420) +
    skyline(canvas, shore, 150, 0.3, 0.9, 800, 1220) +
    hedge(canvas, [-20, shore], 1260, 34, mix('#3f8f5f', '#2f7a55', 0.5), 0.1) +
    at(x, shore - 8, twistedTower(canvas, 590)) +
    times(12, (i) =>
      Math.abs(i * 106 + 20 - x) < 110 ? '' : row(i * 106 + 20, shore + 4, random.between(0.8, 1.1)),
    );
  return (
    sky(canvas, { sun: [x - random.between(260, 330), 230], horizon: shore - 80, birds: false }) +
    sea(canvas, shore + 20) +
    canvas.reflected(town, shore + 20, 0.26) +
    rect(-10, shore, 1220, 22, canvas.tone('#cfc4b0')) +
    line(d`M0 ${shore + 3}H1200`, canvas.tone('#efe6d4'), 6) +
    at(random.between(330, 460), 790, cruiseBoat(canvas)) +
    waves(canvas, 845, 1)
  );
};

export const towers = {
  'twisted-tower': { lights: ['noon', 'dusk', 'dusk', 'night', 'night'], draw: towerByThePearlRiver },
} satisfies Record<string, Scene>;
