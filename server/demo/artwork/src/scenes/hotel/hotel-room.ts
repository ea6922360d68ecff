import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { sailboat } from '../../elements/boats.ts';
import { skyline } from '../../elements/buildings/skyline.ts';
import { island, ranges } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { sea } from '../../elements/landscape/water.ts';
import { at, circle, d, ellipse, line, path, rect, times } from '../../shapes.ts';
import { fairLight, type Scene } from '../scene.ts';

/** What is outside the window, behind its frame. */
const seaView = (canvas: Canvas): string =>
  sky(canvas, { sun: [500, 290], horizon: 400, clouds: 2, radius: 46 }) +
  sea(canvas, 400, 500) +
  at(740, 402, island(canvas, 260, 60, '#3d7a80', 0.4)) +
  at(620, 440, sailboat(canvas, 44, '#fdf8ee'));

const gardenView = (canvas: Canvas): string =>
  sky(canvas, { sun: [500, 260], horizon: 400, clouds: 2, radius: 46 }) +
  ranges(canvas, 420, 110, '#4a8a7a', 2) +
  rect(340, 430, 520, 90, canvas.tone('#7fb56a')) +
  times(5, (i) =>
    at(380 + i * 108, 470, tree(canvas, 130 + (i % 2) * 40, i % 2 ? '#3f8f5f' : '#5aa05e', 0.1)),
  );

const cityView = (canvas: Canvas): string =>
  sky(canvas, { sun: [500, 260], horizon: 440, clouds: 2, radius: 46 }) +
  skyline(canvas, 500, 230, 0.4, 0.4, 340, 860) +
  rect(340, 480, 520, 40, canvas.tone('#6fa06a'));

const room = (canvas: Canvas, isTwin?: boolean, outside = seaView): string => {
  const { random } = canvas;
  const wall = random.pick(['#f3e6d2', '#dbe7e6', '#f0d3c0', '#d7e0ea', '#e9e2d4'] as const);
  const cloth = random.pick([pigment.deep, pigment.coral, '#2f7f7a', '#d9a441'] as const);
  const floor = 640;
  const twin = isTwin ?? random.chance(0.4);
  const view = `<g clip-path="${canvas.clip(rect(350, 180, 500, 330, '#000'))}">${outside(canvas)}</g>`;
  const curtain = (x: number, flip: number) =>
    path(
      d`M${x} 150H${x + flip * 110}Q${x + flip * 84} 380 ${x + flip * 50} ${floor - 10}H${x - flip * 20}Z`,
      canvas.tone('#fdf8ee'),
    ) +
    line(
      times(
        4,
        (i) =>
          d`M${x + flip * (14 + i * 24)} 156Q${x + flip * (10 + i * 18)} 400 ${x + flip * (i * 13)} ${floor - 14}`,
      ),
      canvas.shade('#d9cdbd', 0, 0.1),
      4,
      'opacity=".5"',
    );
  const lamp = (x: number) =>
    circle(
      x,
      500,
      120,
      canvas.radial([
        [0, '#ffe3a0', canvas.light === 'noon' ? 0.25 : 0.7],
        [1, '#ffd27d', 0],
      ]),
    ) +
    rect(x - 46, 590, 92, 80, canvas.tone('#a9734a'), 'rx="6"') +
    rect(x - 46, 626, 92, 4, canvas.shade('#a9734a')) +
    line(d`M${x} 590v-44`, canvas.tone(pigment.gold), 7) +
    path(
      d`M${x - 24} 490H${x + 24}L${x + 36} 550H${x - 36}Z`,
      canvas.light === 'noon' ? canvas.tone('#fdf3dc') : '#ffe3a0',
    );
  const bed = (x: number, w: number, pillows: number) =>
    rect(x - w / 2 - 12, 470, w + 24, 190, canvas.tone(mix(cloth, '#f7f2e9', 0.55)), 'rx="18"') +
    line(
      times(5, (i) => d`M${x - w / 2 + ((i + 1) * w) / 6} 484V600`),
      canvas.shade(mix(cloth, '#f7f2e9', 0.5)),
      3,
      'opacity=".4"',
    ) +
    times(pillows, (i) => {
      const cx = x + (i - (pillows - 1) / 2) * (w / pillows);
      const pw = (w / pillows) * 0.86;
      return (
        rect(cx - pw / 2, 548, pw, 66, canvas.tone('#fffdf8'), 'rx="26"') +
        rect(cx - pw * 0.3, 572, pw * 0.6, 46, canvas.tone(cloth), 'rx="14"')
      );
    }) +
    path(d`M${x - w / 2} 606H${x + w / 2}L${x + w / 2 + 34} 800H${x - w / 2 - 34}Z`, canvas.tone('#fffdf8')) +
    path(
      d`M${x - w / 2 - 8} 656H${x + w / 2 + 8}L${x + w / 2 + 22} 740H${x - w / 2 - 22}Z`,
      canvas.tone(cloth),
    ) +
    path(
      d`M${x + w * 0.2} 656H${x + w / 2 + 8}L${x + w / 2 + 22} 740H${x + w * 0.24}Z`,
      canvas.shade(cloth, 0, 0.2),
      'opacity=".6"',
    ) +
    rect(x - w / 2 - 34, 796, w + 68, 34, canvas.shade('#d9cdbd', 0, 0.1), 'rx="8"') +
    rect(x - w / 2 - 20, 828, 18, 26, canvas.shade(pigment.wood)) +
    rect(x + w / 2 + 2, 828, 18, 26, canvas.shade(pigment.wood));
  const beds = twin
    ? bed(410, 230, 1) + bed(790, 230, 1) + lamp(600)
    : bed(600, 400, 2) + lamp(310) + lamp(890);
  const art =
    circle(190, 330, 60, canvas.tone('#fffaf0')) +
    circle(190, 330, 46, canvas.tone(cloth)) +
    path('M144 336q23 -16 46 0t46 0a46 46 0 0 1 -92 0Z', canvas.tone(pigment.gold));
  return (
    rect(0, 0, 1200, floor, canvas.linear([canvas.tone(wall), canvas.shade(wall, 0, 0.07)])) +
    rect(0, floor, 1200, 260, canvas.linear([canvas.tone('#c79a6b'), canvas.tone('#a9774c')])) +
    line(
      times(5, (i) => d`M0 ${floor + 30 + i * 48}H1200`),
      canvas.shade('#8a5a3c'),
      2,
      'opacity=".35"',
    ) +
    rect(0, floor - 14, 1200, 14, canvas.tone('#fffaf0')) +
    view +
    `<rect x="350" y="180" width="500" height="330" fill="none" stroke="${canvas.tone('#fffaf0')}" stroke-width="14"/>` +
    line('M600 180V510', canvas.tone('#fffaf0'), 9) +
    rect(250, 140, 700, 14, canvas.tone('#a9734a'), 'rx="7"') +
    curtain(296, 1) +
    curtain(904, -1) +
    art +
    ellipse(600, 846, 470, 46, canvas.tone(mix(cloth, '#f7f2e9', 0.75))) +
    at(1050, floor + 60, pottedPalm(canvas)) +
    beds
  );
};

const pottedPalm = (canvas: Canvas) =>
  path(
    times(7, (i) => {
      const a = -1.2 + i * 0.4;
      return d`M0 -90Q${Math.sin(a) * 90 - 14} ${-Math.cos(a) * 120 - 110} ${Math.sin(a) * 170} ${-Math.cos(a) * 160 - 90}Q${Math.sin(a) * 90 + 26} ${-Math.cos(a) * 90 - 90} 0 -90Z`;
    }),
    canvas.tone('#3f8f5f'),
  ) +
  path('M-50 -96H50L38 10H-38Z', canvas.tone('#fffaf0')) +
  path('M12 -96H50L38 10H12Z', canvas.shade('#fffaf0', 0, 0.16));

export const hotelRoom = {
  'hotel-room': { lights: fairLight, indoor: true, draw: (canvas) => room(canvas) },
  'hotel-room-double': { lights: fairLight, indoor: true, draw: (canvas) => room(canvas, false) },
  'hotel-room-twin': { lights: fairLight, indoor: true, draw: (canvas) => room(canvas, true) },
  'hotel-room-double-garden': {
    lights: fairLight,
    indoor: true,
    draw: (canvas) => room(canvas, false, gardenView),
  },
  'hotel-room-double-city': {
    lights: fairLight,
    indoor: true,
    draw: (canvas) => room(canvas, false, cityView),
  },
  'hotel-room-twin-city': { lights: fairLight, indoor: true, draw: (canvas) => room(canvas, true, cityView) },
  'hotel-room-twin-garden': {
    lights: fairLight,
    indoor: true,
    draw: (canvas) => room(canvas, true, gardenView),
  },
} satisfies Record<string, Scene>;
