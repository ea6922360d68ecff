import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { covers, globe, inks, sheet, sunglasses, tinyPlane } from '../../elements/papers.ts';
import { cornerLeaves, tabletop, teacup } from '../../elements/table.ts';
import { at, circle, line, path, rect } from '../../shapes.ts';
import { type Scene, windowLight } from '../scene.ts';

const cover = (canvas: Canvas, colour: string) =>
  sheet(300, 420, canvas.tone(colour), 20) +
  rect(-150, -210, 26, 420, canvas.shade(colour, 0, 0.3), 'rx="12" opacity=".6"') +
  at(10, -40, globe(74, canvas.tone('#e9c46f'))) +
  line('M-60 -156H80', canvas.tone('#e9c46f'), 13) +
  line('M-34 90H54M-14 122H34', canvas.tone('#e9c46f'), 10) +
  rect(-14, 158, 48, 26, 'none', `rx="6" stroke="${canvas.tone('#e9c46f')}" stroke-width="5"`);

const boardingPass = (canvas: Canvas, ink: string) =>
  sheet(460, 190, canvas.tone('#fffaf0'), 18) +
  path('M-230 -77a18 18 0 0 1 18 -18H212a18 18 0 0 1 18 18V-44H-230Z', canvas.tone(ink)) +
  line('M110 -40V88', canvas.tone('#cbbda4'), 4, 'stroke-dasharray="9 9"') +
  line('M-196 -6H-80M-196 26H-120M-30 -6H70M-30 26H30M140 -6H200M140 22H180', canvas.tone('#b9c3c9'), 10) +
  line(
    'M-196 62H70',
    canvas.shade(pigment.ink, 0, 0),
    24,
    'stroke-dasharray="3 5 7 4 2 6 9 4" stroke-linecap="butt"',
  ) +
  line('M-200 -70h90', canvas.tone('#fffaf0'), 9) +
  at(180, -70, tinyPlane(canvas.tone('#fffaf0')), 1.1);

const route = (canvas: Canvas) =>
  line(
    'M180 760Q420 560 640 700T1060 560',
    canvas.tone('#fffaf0'),
    6,
    'stroke-dasharray="4 18" opacity=".85"',
  );

const camera = (canvas: Canvas) =>
  sheet(250, 160, canvas.shade(pigment.ink, 0, 0), 24) +
  rect(-50, -102, 100, 34, canvas.shade(pigment.ink, 0, 0), 'rx="8"') +
  rect(-125, -42, 250, 74, canvas.tone('#6b4a36')) +
  circle(0, 0, 66, canvas.tone('#8fa1ad')) +
  circle(0, 0, 52, canvas.shade(pigment.ink, 0, 0.4)) +
  circle(0, 0, 38, canvas.tone('#1f5f86')) +
  circle(-14, -14, 11, '#ffffff', 'opacity=".7"') +
  circle(92, -60, 11, canvas.tone(pigment.coral));

const passport = (canvas: Canvas): string => {
  const { random } = canvas;
  const colour = random.pick(covers);
  return (
    tabletop(canvas) +
    cornerLeaves(canvas, '#3f8f5f') +
    route(canvas) +
    at(690, 420, boardingPass(canvas, random.pick(inks)), 1.1, random.between(6, 14)) +
    at(470, 470, cover(canvas, colour), 1.05, random.between(-14, -6)) +
    at(850, 640, camera(canvas), 1, random.between(-8, 10)) +
    (random.chance(0.5)
      ? teacup(canvas, 880, 250, 72, pigment.coral)
      : at(880, 240, sunglasses(canvas), 1, 12))
  );
};

export const visa = {
  'visa-passport': { lights: windowLight, indoor: true, draw: passport },
} satisfies Record<string, Scene>;
