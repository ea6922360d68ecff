import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { hills, ranges, ridge, tufts } from '../../elements/landscape/land.ts';
import { pine, tree } from '../../elements/landscape/palms-and-pines.ts';
import { ribbon, sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { streetLamp } from '../../elements/street.ts';
import { at, circle, d, line, path, rect, times } from '../../shapes.ts';
import { dayLight, type Scene } from '../scene.ts';

/** A pupil with a satchel, seen from behind. */
const pupil = (canvas: Canvas, colour: string) =>
  path('M-9 0V-34H-1V0ZM3 0V-34H11V0Z', canvas.shade(pigment.ink, 0, 0)) +
  path('M-16 -28Q-16 -70 1 -70T18 -28Z', canvas.tone('#fdf8ee')) +
  rect(-12, -64, 26, 30, canvas.tone(colour), 'rx="6"') +
  circle(1, -82, 13, canvas.tone('#3a2a26')) +
  path('M-13 -84Q1 -104 15 -84Z', canvas.tone(colour));

export const pupils = (canvas: Canvas, x: number, y: number) =>
  times(4, (i) =>
    at(
      x + i * 46,
      y + (i % 2) * 8,
      pupil(canvas, [pigment.coral, pigment.deep, pigment.gold, '#3f9a63'][i] ?? pigment.coral),
      1.2,
    ),
  );

const observatory = (canvas: Canvas): string => {
  const { random } = canvas;
  const x = random.between(620, 690);
  const hill = hills(
    canvas,
    [
      [-60, 700],
      [180, 690],
      [360, 640],
      [x - 160, 580],
      [x, 566],
      [x + 170, 590],
      [x + 340, 660],
      [1100, 690],
      [1260, 680],
    ],
    '#2f6f6a',
    0.08,
  );
  const milky =
    ribbon(
      [
        [-40, 120],
        [260, 260],
        [520, 230],
        [820, 60],
        [1240, -20],
      ],
      canvas.palette.sun,
      110,
      0.07,
    ) +
    ribbon(
      [
        [-40, 130],
        [260, 280],
        [520, 240],
        [820, 80],
        [1240, -20],
      ],
      canvas.palette.sun,
      44,
      0.1,
    );
  const comet =
    path('M820 270L990 176L828 280Z', '#fff6dc', 'opacity=".75"') + circle(822, 276, 6, '#fff6dc');
  const white = '#f3f1ea';
  const dome =
    rect(-110, -96, 220, 96, canvas.tone(white)) +
    rect(30, -96, 80, 96, canvas.shade(white, 0, 0.2)) +
    path('M-120 -92a120 128 0 0 1 240 0Z', canvas.tone('#dfe7ea')) +
    path('M30 -92q46 -66 -16 -126a122 128 0 0 1 106 126Z', canvas.shade('#aebfca')) +
    path('M-46 -92Q-40 -180 -14 -219H22Q-2 -176 -4 -92Z', canvas.shade(pigment.deep, 0, 0.5)) +
    `<g transform="translate(-24 -150) rotate(-32)">${rect(-15, -96, 30, 110, canvas.tone('#fdf8ee')) + rect(3, -96, 12, 110, canvas.shade('#fdf8ee')) + rect(-19, -108, 38, 18, canvas.tone(pigment.coral))}</g>` +
    rect(-128, -98, 256, 12, canvas.tone(pigment.coral)) +
    path(
      'M-20 0v-44a20 20 0 0 1 40 0v44ZM-88 -62h26v26h-26ZM60 -62h26v26H60Z',
      canvas.dark ? canvas.palette.pane : canvas.pane(),
    );
  const wing =
    rect(100, -54, 150, 54, canvas.tone(white)) +
    rect(90, -64, 170, 12, canvas.tone(pigment.deep)) +
    line(
      'M118 -28H236',
      canvas.dark ? canvas.palette.pane : canvas.pane(),
      20,
      'stroke-dasharray="20 12" stroke-linecap="butt"',
    );
  return (
    sky(canvas, { sun: [330, 270], horizon: 600, clouds: 2, radius: 56 }) +
    (canvas.dark ? milky + comet : '') +
    ranges(canvas, 620, 200, '#4a7f8f', 3) +
    at(x, 580, wing + dome, 1.3) +
    hill +
    times(7, (i) =>
      at(
        [60, 150, 250, 350, 950, 1050, 1150][i] ?? 0,
        700 - (i === 3 || i === 4 ? 26 : 0),
        pine(canvas, random.between(120, 190), 0.04),
      ),
    ) +
    pupils(canvas, 430, 690) +
    hills(canvas, ridge(canvas, 800, 20), '#1f5f5a', 0) +
    tufts(canvas, 905, '#1f5f5a', 9)
  );
};

const museum = (canvas: Canvas): string => {
  const { random } = canvas;
  const ground = 650;
  const white = '#f7f3ea';
  const shell = times(5, (i) =>
    path(
      d`M${250 + i * 60} ${ground}Q${330 + i * 74} ${340 - i * 26} ${760 + i * 34} ${330 + i * 62}L${980 - i * 12} ${ground}Z`,
      i % 2 ? canvas.shade('#cfdbe0', 0, 0.12) : canvas.tone(white),
    ),
  );
  const glass =
    path(
      d`M470 ${ground}Q520 470 720 450Q860 470 900 ${ground}Z`,
      canvas.linear([canvas.pane(), mix(canvas.pane(), '#ffffff', 0.35)]),
    ) +
    line(
      times(7, (i) => d`M${520 + i * 54} ${ground}V${500 - (i > 1 && i < 5 ? 34 : 0)}`),
      canvas.tone(white),
      5,
    ) +
    line(d`M480 ${ground - 70}H892`, canvas.tone(white), 5);
  const classical = () =>
    rect(310, ground - 40, 580, 40, canvas.tone(pigment.stone)) +
    rect(340, ground - 230, 520, 200, canvas.shade('#b9a88f', 0, 0.2)) +
    times(
      8,
      (i) =>
        rect(356 + i * 66, ground - 226, 28, 190, canvas.tone(white)) +
        rect(374 + i * 66, ground - 226, 10, 190, canvas.shade(white, 0, 0.2)),
    ) +
    rect(320, ground - 256, 560, 34, canvas.tone(white)) +
    path(d`M300 ${ground - 254}L600 ${ground - 370}L900 ${ground - 254}Z`, canvas.tone(white)) +
    path(
      d`M380 ${ground - 266}L600 ${ground - 350}L820 ${ground - 266}Z`,
      canvas.shade(pigment.deep, 0, 0.05),
    ) +
    circle(600, ground - 298, 22, canvas.tone(pigment.gold)) +
    times(4, (i) =>
      rect(
        290 - i * 18,
        ground - 4 + i * 14,
        620 + i * 36,
        15,
        i % 2 ? canvas.shade(pigment.stone, 0, 0.12) : canvas.tone('#f3e9d6'),
      ),
    );
  const bones = at(600, 806, whale(canvas));
  return (
    sky(canvas, { sun: [340, 260], horizon: ground - 50 }) +
    ranges(canvas, ground - 30, 130, '#4a8a86', 3) +
    hedge(canvas, [-20, ground], 1260, 70, '#2f7a5b', 0.16) +
    rect(0, ground - 2, 1200, 260, canvas.linear([canvas.tone('#e9e0cd'), canvas.tone('#c9bda6')])) +
    (random.chance(0.5) ? shell.concat(glass) : classical()) +
    bones +
    at(200, ground + 20, tree(canvas, 170, '#3f8f5f')) +
    at(1030, ground + 20, tree(canvas, 190, '#5aa05e')) +
    pupils(canvas, 250, 740) +
    at(980, 770, streetLamp(canvas, 200))
  );
};

const whale = (canvas: Canvas) =>
  path('M-130 0H130V30H-130Z', canvas.shade(pigment.rock, 0, 0.1)) +
  path(
    'M-118 -34Q-90 -86 0 -74Q60 -66 96 -84Q90 -108 70 -118Q104 -122 116 -98Q128 -120 160 -110Q136 -96 124 -76Q100 -20 -20 -18Q-100 -14 -118 -34Z',
    canvas.tone(pigment.deep),
  ) +
  path('M-112 -34Q-60 -20 20 -32Q-20 -14 -70 -16Q-104 -20 -112 -34Z', canvas.tone('#e3eef2')) +
  circle(-84, -48, 4, '#ffffff') +
  rect(-10, -24, 20, 26, canvas.shade(pigment.rock, 0, 0.1));

export const study = {
  'study-observatory': { lights: ['night', 'night', 'dusk', 'dawn'], draw: observatory },
  'study-museum': { lights: dayLight, draw: museum },
} satisfies Record<string, Scene>;
