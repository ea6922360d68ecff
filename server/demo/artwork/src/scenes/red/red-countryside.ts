import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { house } from '../../elements/buildings/houses.ts';
import { hills, ranges, ridge, tufts } from '../../elements/landscape/land.ts';
import { oldPine, pine, tree } from '../../elements/landscape/palms-and-pines.ts';
import { mist } from '../../elements/landscape/sky.ts';
import { flag } from '../../elements/street.ts';
import { at, circle, d, line, path, rect, times } from '../../shapes.ts';
import type { Scene } from '../scene.ts';
import { radiantSky, redLight } from './red.ts';

const village = (canvas: Canvas): string => {
  const { random } = canvas;
  const base = 560;
  const terraces = times(6, (i) => {
    const y = base + 30 + i * (30 + i * 6);
    const water = i % 2 === 0;
    const fill = water
      ? canvas.linear([canvas.palette.water[0], canvas.tone('#8fb98f')])
      : canvas.tone(i % 4 === 1 ? '#7fb05a' : '#5f9a52');
    const bow = random.between(-26, 26);
    return (
      path(
        d`M-20 ${y}C280 ${y - 40 + bow} 520 ${y + 46} 760 ${y}S1100 ${y - 30 - bow} 1220 ${y + 6}V900H-20Z`,
        fill,
      ) +
      line(
        d`M-20 ${y}C280 ${y - 40 + bow} 520 ${y + 46} 760 ${y}S1100 ${y - 30 - bow} 1220 ${y + 6}`,
        canvas.shade('#5f8a45'),
        5,
      )
    );
  });
  const homes = times(5, (i) =>
    at(
      [190, 300, 920, 1030, 1130][i] ?? 0,
      base + ([22, 8, 4, 14, 26][i] ?? 0),
      house(canvas, 118, 74, '#fdf1dc', random.pick(['#6f5a52', '#8c4a3c']), 0.06),
    ),
  );
  return (
    radiantSky(canvas, random.between(380, 470), 330, base - 20) +
    ranges(canvas, base, 230, '#4a8a7f', 4) +
    mist(canvas, 450, 110, 0.6) +
    times(12, (i) =>
      at(
        i * 108 + random.between(-20, 20),
        base + 8,
        tree(canvas, random.between(90, 140), random.pick(['#3f8f5f', '#2f7a5b']), 0.14),
      ),
    ) +
    hills(canvas, ridge(canvas, base + 8, 8), '#6fa052', 0.06) +
    homes +
    at(610, base + 8, villageHall(canvas)) +
    at(800, base + 16, flag(canvas, 210, pigment.red)) +
    terraces +
    at(90, 880, oldPine(canvas, 300))
  );
};

const villageHall = (canvas: Canvas) =>
  rect(-150, -130, 300, 130, canvas.tone('#d9846a')) +
  rect(60, -130, 90, 130, canvas.shade('#d9846a', 0, 0.18)) +
  path('M-172 -126L-120 -186H120L172 -126Z', canvas.tone('#5f6a70')) +
  path('M60 -126L40 -186H120L172 -126Z', canvas.shade('#5f6a70')) +
  path('M-66 0V-176L0 -214L66 -176V0Z', canvas.tone('#fdf1dc')) +
  path('M24 0V-200L66 -176V0Z', canvas.shade('#fdf1dc', 0, 0.14)) +
  path('M0 -182l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z', canvas.tone(pigment.red)) +
  path('M-24 0v-76a24 24 0 0 1 48 0v76Z', canvas.shade('#8c3b32')) +
  path(
    'M-132 -92h34v52h-34ZM-52 -126h26v30h-26ZM26 -126h26v30H26ZM92 -92h34v52H92Z',
    canvas.pane(),
    `stroke="${canvas.tone('#fdf8ee')}" stroke-width="5"`,
  ) +
  times(2, (i) => at(i ? 56 : -56, -118, `<ellipse rx="12" ry="14" fill="${canvas.tone(pigment.red)}"/>`)) +
  rect(-80, 0, 160, 12, canvas.tone(pigment.stone));

const beacon = (canvas: Canvas): string => {
  const { random } = canvas;
  const x = random.between(610, 680);
  const hill = hills(
    canvas,
    [
      [-60, 760],
      [180, 730],
      [380, 650],
      [x - 130, 590],
      [x, 574],
      [x + 130, 596],
      [x + 330, 680],
      [1100, 740],
      [1260, 750],
    ],
    '#2f7d5b',
    0.1,
  );
  const step = line(
    times(13, (i) => d`M${x - 18 - i * 6 - Math.sin(i / 2) * 10} ${590 + i * 25}h${36 + i * 10}`),
    canvas.tone('#f3e6cc'),
    9,
    'stroke-linecap="butt"',
  );
  const glow = circle(
    0,
    -290,
    190,
    canvas.radial([
      [0, '#ffd27d', 0.85],
      [1, '#ff8a4a', 0],
    ]),
  );
  const flame =
    path(
      'M0 -226Q-64 -250 -40 -316Q-30 -290 -18 -296Q-30 -350 14 -394Q10 -350 34 -326Q44 -344 38 -362Q72 -300 44 -254Q30 -228 0 -226Z',
      '#ff6b4a',
    ) +
    path(
      'M2 -226Q-34 -242 -20 -284Q-8 -268 -2 -282Q4 -306 20 -318Q16 -290 30 -272Q38 -240 2 -226Z',
      '#ffc766',
    );
  const torch =
    path('M-58 0L-36 -190H36L58 0Z', canvas.tone('#f3e6cc')) +
    path('M14 0L12 -190H36L58 0Z', canvas.shade('#f3e6cc', 0, 0.2)) +
    path('M-62 -228H62L40 -186H-40Z', canvas.tone('#c9483a')) +
    path('M14 -228H62L40 -186H12Z', canvas.shade('#c9483a')) +
    path('M-24 0v-46a24 24 0 0 1 48 0V0Z', canvas.shade('#7a3a33')) +
    line('M-49 -80H49M-42 -136H42', canvas.shade('#cbb08a'), 5) +
    rect(-84, 0, 168, 16, canvas.tone(pigment.stone)) +
    rect(-110, 16, 220, 16, canvas.shade(pigment.stone, 0, 0.14));
  const trees = times(10, (i) => {
    const px = 40 + i * 122;
    return Math.abs(px - x) < 170
      ? ''
      : at(px, 640 + Math.min(100, Math.abs(px - x) * 0.2), pine(canvas, random.between(110, 170), 0.06));
  });
  return (
    radiantSky(canvas, x, 330, 560) +
    ranges(canvas, 580, 220, '#4a8a86', 3) +
    mist(canvas, 500, 110, 0.6) +
    at(x, 560, glow + flame + torch) +
    hill +
    step +
    trees +
    hills(canvas, ridge(canvas, 830, 16), '#1f6650', 0) +
    at(110, 850, oldPine(canvas, 320)) +
    tufts(canvas, 905, '#1f6650', 8)
  );
};

export const redCountryside = {
  'red-village': { lights: redLight, draw: village },
  'red-beacon': { lights: ['dawn', 'dawn', 'dusk', 'night'], draw: beacon },
} satisfies Record<string, Scene>;
