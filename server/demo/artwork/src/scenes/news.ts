import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { island } from '../elements/landscape/land.ts';
import { inks, sheet, sunglasses } from '../elements/papers.ts';
import { cornerLeaves, tabletop, teacup } from '../elements/table.ts';
import { at, circle, d, line, path, rect, times } from '../shapes.ts';
import { type Scene, windowLight } from './scene.ts';

const vignette = (canvas: Canvas, w: number, h: number) => {
  const [top, , low] = canvas.palette.sky;
  return `<g clip-path="${canvas.clip(rect(0, 0, w, h, '#000'))}">${
    rect(0, 0, w, h, canvas.linear([canvas.tone(mix(top, '#8cc7d6', 0.5)), low])) +
    circle(w * 0.36, h * 0.42, h * 0.16, canvas.tone(pigment.coral)) +
    at(w * 0.72, h * 0.66, island(canvas, w * 0.6, h * 0.34, '#3d7a80', 0.2)) +
    rect(0, h * 0.66, w, h, canvas.tone('#2a86a8')) +
    path(
      d`M${w * 0.3} ${h * 0.78}v${-h * 0.34}l${h * 0.2} ${h * 0.28}ZM${w * 0.22} ${h * 0.8}h${h * 0.36}l${-h * 0.06} ${h * 0.08}h${-h * 0.24}Z`,
      canvas.tone('#fffaf0'),
    )
  }</g>`;
};

const newspaper = (canvas: Canvas): string => {
  const { random } = canvas;
  const ink = '#5f6b75';
  const column = (x: number, y: number, w: number, rows: number) =>
    line(
      times(rows, (i) => d`M${x} ${y + i * 22}h${i === rows - 1 ? w * 0.6 : w}`),
      canvas.tone('#b9b5aa'),
      8,
    );
  const front =
    sheet(560, 640, canvas.tone('#fbf6ea'), 4) +
    rect(-240, -290, 480, 62, canvas.tone(random.pick(inks))) +
    line('M-210 -259H-40', canvas.tone('#fffaf0'), 22, 'stroke-linecap="butt"') +
    line('M150 -270H210M150 -248H190', canvas.tone('#fffaf0'), 7) +
    line('M-236 -196H236', canvas.tone(ink), 24, 'stroke-linecap="butt"') +
    line('M-236 -158H90', canvas.tone(ink), 14, 'stroke-linecap="butt"') +
    at(-240, -126, vignette(canvas, 310, 210)) +
    column(96, -118, 140, 10) +
    column(-236, 116, 140, 9) +
    column(-70, 116, 140, 9) +
    at(
      96,
      112,
      rect(0, 0, 144, 110, canvas.tone(random.pick([pigment.gold, pigment.coral, '#8fc7d6']))) +
        circle(72, 55, 32, canvas.tone('#fffaf0')),
    ) +
    column(96, 248, 140, 3);
  const folded =
    sheet(420, 560, canvas.tone('#efe7d6'), 4) +
    rect(-180, -250, 360, 44, canvas.tone(ink)) +
    at(-180, -180, rect(0, 0, 360, 150, canvas.tone(random.pick(['#d9b78f', '#8fb3a5', '#9fb8cf'])))) +
    column(-176, 4, 160, 9) +
    column(20, 4, 160, 9);
  return (
    tabletop(canvas) +
    cornerLeaves(canvas, '#3f8f5f') +
    at(760, 490, folded, 1, random.between(14, 24)) +
    at(500, 460, front, 1, random.between(-9, -3)) +
    teacup(canvas, 900, random.between(250, 310), 92, random.pick([pigment.coral, pigment.deep, '#2f7f7a'])) +
    at(860, 640, sunglasses(canvas), 1, -18)
  );
};

export const news = {
  'news-paper': { lights: windowLight, indoor: true, draw: newspaper },
} satisfies Record<string, Scene>;
