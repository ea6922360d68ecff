import type { Canvas } from '../../canvas.ts';
import { sailboat } from '../../elements/boats.ts';
import { skyline } from '../../elements/buildings/skyline.ts';
import { hills, ranges } from '../../elements/landscape/land.ts';
import { palm, pine } from '../../elements/landscape/palms-and-pines.ts';
import { mist, sky } from '../../elements/landscape/sky.ts';
import { sea, waves } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { ferrisWheel } from '../../elements/street.ts';
import { at, circle, d, ellipse, line, path, rect, times } from '../../shapes.ts';
import { fairLight, type Scene } from '../scene.ts';

/** Three towers that carry one long roof garden, on y = 0. */
const towersUnderOneRoof = (canvas: Canvas): string => {
  const glass = '#a9c6d6';
  const tower = (x: number) =>
    path(
      d`M${x - 44} 0Q${x - 26} -130 ${x - 30} -270H${x + 30}Q${x + 34} -130 ${x + 40} 0Z`,
      canvas.tone(glass),
    ) +
    path(
      d`M${x + 6} 0Q${x + 10} -130 ${x + 8} -270H${x + 30}Q${x + 34} -130 ${x + 40} 0Z`,
      canvas.shade(glass),
    ) +
    line(
      times(15, (i) => d`M${x - 30} ${-252 + i * 16}h60`),
      canvas.pane(),
      5,
      'stroke-dasharray="8 5" stroke-linecap="butt" opacity=".8"',
    );
  return (
    tower(-120) +
    tower(0) +
    tower(120) +
    path(
      'M-196 -292Q-180 -266 -120 -264H150Q214 -270 236 -300Q120 -288 0 -288T-196 -292Z',
      canvas.tone('#eef2f2'),
    ) +
    path('M-150 -272H170Q208 -276 226 -292Q180 -278 60 -276T-150 -272Z', canvas.shade('#9fb3bd')) +
    times(12, (i) => circle(-150 + i * 28, -294, 9, canvas.tone('#4f9a6a')))
  );
};

/** A hall like an opened lotus, on y = 0. */
const lotusHall = (canvas: Canvas): string => {
  const petal = (turn: number, length: number, colour: string) =>
    `<g transform="rotate(${turn})">${path(d`M-20 0Q-40 ${-length * 0.7} 0 ${-length}Q40 ${-length * 0.7} 20 0Z`, colour)}</g>`;
  return (
    [-72, -36, 36, 72].map((turn) => petal(turn, 104, canvas.shade('#f6f1e6', 0, 0.14))).join('') +
    [-54, -18, 18, 54].map((turn) => petal(turn, 96, canvas.tone('#fbf7ee'))).join('') +
    rect(-50, -12, 100, 14, canvas.shade('#d9cfbd'))
  );
};

/** A steel tree that spreads like a funnel, covered in plants, on y = 0. */
const steelTree = (canvas: Canvas, height: number): string => {
  const h = height;
  const ribs = times(
    11,
    (i) =>
      d`M0 ${-h * 0.5}Q${(i - 5) * h * 0.02} ${-h * 0.8} ${(i - 5) * h * 0.084} ${-h + Math.abs(i - 5) * h * 0.008}`,
  );
  return (
    path(
      d`M${-h * 0.07} 0Q${-h * 0.03} ${-h * 0.5} ${-h * 0.06} ${-h * 0.74}H${h * 0.06}Q${h * 0.03} ${-h * 0.5} ${h * 0.07} 0Z`,
      canvas.tone('#5f9a5b'),
    ) +
    path(d`M0 0V${-h * 0.74}H${h * 0.06}Q${h * 0.03} ${-h * 0.5} ${h * 0.07} 0Z`, canvas.shade('#5f9a5b')) +
    line(ribs, canvas.dark ? '#d8a0f0' : canvas.tone('#a8588f'), h * 0.016) +
    ellipse(
      0,
      -h * 0.985,
      h * 0.42,
      h * 0.05,
      'none',
      `stroke="${canvas.dark ? '#d8a0f0' : canvas.tone('#a8588f')}" stroke-width="4"`,
    )
  );
};

const marinaBay = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 630;
  const town =
    skyline(canvas, shore, 220, 0.56, 0.1, -20, 430) +
    at(940, shore - 128, ferrisWheel(canvas, 112)) +
    at(640, shore, towersUnderOneRoof(canvas)) +
    hedge(canvas, [-20, shore + 2], 1260, 34, '#3f8f5f', 0.1) +
    at(370, shore, lotusHall(canvas));
  return (
    sky(canvas, { sun: [random.between(240, 330), 250], horizon: shore - 40, birds: false }) +
    ranges(canvas, shore, 70, '#6f9a8f', 1) +
    sea(canvas, shore) +
    canvas.reflected(town, shore + 2, 0.26) +
    rect(-10, shore, 1220, 12, canvas.tone('#e6dcc8')) +
    at(random.between(420, 560), 740, sailboat(canvas, 90, '#fdf8ee')) +
    hills(
      canvas,
      [
        [-60, 900],
        [500, 896],
        [760, 850],
        [960, 810],
        [1260, 800],
      ],
      '#2f7a55',
      0,
    ) +
    at(1060, 830, steelTree(canvas, 360)) +
    at(900, 850, steelTree(canvas, 250)) +
    at(1170, 850, steelTree(canvas, 270)) +
    at(100, 930, palm(canvas, 430, 40))
  );
};

/** A red suspension bridge across a strait: its deck at `deck`, its piers in water at `water`. */
const suspensionBridge = (canvas: Canvas, deck: number, water: number): string => {
  const [red, top] = ['#c8503a', deck - 270];
  const sag = (x: number) => deck - 22 - ((x - 600) / 290) ** 2 * (deck - 22 - top);
  const hangers =
    times(27, (i) => d`M${322 + i * 21.4} ${sag(322 + i * 21.4)}V${deck}`) +
    times(
      14,
      (i) =>
        d`M${-10 + i * 23} ${deck - 20 - ((i * 23) / 320) ** 1.6 * 240}V${deck}M${1210 - i * 23} ${deck - 20 - ((i * 23) / 320) ** 1.6 * 240}V${deck}`,
    );
  const pylon = (x: number) =>
    times(2, (i) =>
      path(
        d`M${x - 30 + i * 42} ${water}L${x - 26 + i * 40} ${top}h14l6 ${water - top}Z`,
        i ? canvas.shade(red) : canvas.tone(red),
      ),
    ) +
    times(4, (i) => rect(x - 26, top + 16 + i * 64, 52, 20 - i * 2, canvas.tone(red))) +
    rect(x - 46, water - 22, 92, 26, canvas.tone('#c9bda6'));
  return (
    line(hangers, canvas.tone(red), 2.4, 'opacity=".8"') +
    line(d`M310 ${top + 4}Q600 ${deck * 2 - 44 - top} 890 ${top + 4}`, canvas.tone(red), 8) +
    line(
      d`M310 ${top + 4}Q160 ${deck - 40} -20 ${deck - 18}M890 ${top + 4}Q1040 ${deck - 40} 1220 ${deck - 18}`,
      canvas.tone(red),
      8,
    ) +
    rect(-20, deck - 6, 1240, 18, canvas.tone(red)) +
    line(d`M-20 ${deck + 22}H1220`, canvas.shade(red), 16, 'stroke-dasharray="4 12" stroke-linecap="butt"') +
    pylon(310) +
    pylon(890)
  );
};

const strait = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 560;
  return (
    sky(canvas, { sun: [random.between(540, 640), 270], horizon }) +
    ranges(canvas, horizon, 130, '#8f9a7f', 2) +
    skyline(canvas, horizon, 90, 0.6, 0.5, 470, 730) +
    sea(canvas, horizon, 590) +
    mist(canvas, 500, 110, 0.6) +
    canvas.reflected(suspensionBridge(canvas, 510, 650), 652, 0.18) +
    at(random.between(540, 680), 740, sailboat(canvas, 100, '#fdf8ee')) +
    hills(
      canvas,
      [
        [-60, 620],
        [60, 650],
        [180, 730],
        [290, 820],
        [420, 900],
        [1260, 960],
      ],
      '#6f8f4f',
      0.02,
    ) +
    at(70, 760, pine(canvas, 190)) +
    at(160, 850, pine(canvas, 220)) +
    waves(canvas, 860, 1)
  );
};

export const baysAbroad = {
  'marina-bay': { lights: fairLight, draw: marinaBay },
  'suspension-bridge': { lights: fairLight, draw: strait },
} satisfies Record<string, Scene>;
