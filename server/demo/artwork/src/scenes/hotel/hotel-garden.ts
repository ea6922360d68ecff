import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { curvedRoof } from '../../elements/buildings/halls.ts';
import { lantern } from '../../elements/buildings/houses.ts';
import { island, ranges } from '../../elements/landscape/land.ts';
import { palm, tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { glints } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { parasol } from '../../elements/shore.ts';
import { at, d, ellipse, line, path, rect, times } from '../../shapes.ts';
import { openSea } from '../open-sea.ts';
import { anyLight, fairLight, type Scene } from '../scene.ts';

const inn = (canvas: Canvas): string => {
  const { random } = canvas;
  const base = 650;
  const roof = random.pick(['#4f6470', '#8c4a3c', '#2f6f6a'] as const);
  const house = (x: number, w: number, floors: number) => {
    const h = floors * 84;
    const body =
      rect(x - w / 2, base - h, w, h, canvas.tone('#fdf3e0')) +
      rect(x + w * 0.3, base - h, w * 0.2, h, canvas.shade('#fdf3e0', 0, 0.16)) +
      line(
        times(floors, (i) => d`M${x - w * 0.42} ${base - 44 - i * 84}h${w * 0.7}`),
        canvas.palette.pane,
        48,
        d`stroke-dasharray="${w * 0.13} ${w * 0.06}" stroke-linecap="butt"`,
      ) +
      line(
        times(floors, (i) => d`M${x - w * 0.48} ${base - 12 - i * 84}h${w * 0.96}`),
        canvas.shade('#9a6a45'),
        12,
        'stroke-linecap="butt"',
      );
    return (
      body +
      times(floors, (i) =>
        at(
          x,
          base - 78 - i * 84,
          curvedRoof(
            canvas,
            w * (0.66 - i * 0.02),
            i === floors - 1 ? w * 0.3 : 26,
            roof,
            0,
            i === floors - 1 ? 0.42 : 0.9,
          ),
        ),
      )
    );
  };
  const stones = times(6, (i) =>
    ellipse(600 + Math.sin(i) * 26, base + 34 + i * 40, 40 + i * 12, 9 + i * 3, canvas.tone('#efe4d0')),
  );
  return (
    sky(canvas, { sun: [350, 260], horizon: base - 60 }) +
    ranges(canvas, base - 40, 230, '#4a8a86', 4) +
    times(8, (i) =>
      at(
        i * 165 + 20,
        base,
        tree(canvas, random.between(150, 210), random.pick(['#3f8f5f', '#2f7a5b']), 0.16),
      ),
    ) +
    rect(0, base, 1200, 250, canvas.linear([canvas.tone('#8fbf6a'), canvas.tone('#4f9a5b')])) +
    house(820, 250, 1) +
    house(400, 270, 1) +
    house(600, 320, 2) +
    stones +
    times(4, (i) => at(450 + i * 100, base - 148, lantern(canvas, 13))) +
    hedge(canvas, [-20, base + 30], 380, 50, '#3f9a63') +
    hedge(canvas, [850, base + 30], 380, 50, '#3f9a63') +
    at(130, 850, bamboo(canvas)) +
    at(1080, 860, bamboo(canvas))
  );
};

const bamboo = (canvas: Canvas) =>
  line('M-60 40Q-40 -200 -70 -420M-10 40Q0 -220 -6 -480M44 40Q50 -200 84 -400', canvas.tone('#7fb05a'), 13) +
  line(
    'M-62 -40h16M-60 -130h16M-62 -230h16M-66 -330h16M-12 -60h16M-12 -160h16M-12 -270h16M-12 -380h16M42 -40h16M50 -140h16M60 -250h16',
    canvas.shade('#5f8a45'),
    4,
  ) +
  path(
    times(12, (i) => {
      const x = [-70, -6, 80][i % 3] ?? 0;
      const y = -300 - Math.floor(i / 3) * 46;
      const s = i % 2 ? 1 : -1;
      return d`M${x} ${y}q${s * 40} ${-30} ${s * 96} ${-6}q${s * -50} ${20} ${s * -96} 6Z`;
    }),
    canvas.tone('#3f8f4f'),
  );

const poolside = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 450;
  const colour = random.pick([pigment.coral, pigment.deep, pigment.gold] as const);
  const water = path(
    'M-20 640Q260 590 600 600T1220 580V760Q900 700 640 760T-20 800Z',
    canvas.linear([canvas.tone('#8fe0e2'), canvas.tone('#1f9fc0')]),
  );
  const deck = rect(0, 540, 1200, 360, canvas.linear([canvas.tone('#f3e3c2'), canvas.tone('#d9bb8a')]));
  const bar = at(
    930,
    580,
    line('M-120 0V-130M120 0V-130', canvas.tone(pigment.wood), 10) +
      rect(-130, -56, 260, 60, canvas.tone('#b5804f')) +
      rect(-140, -66, 280, 14, canvas.tone('#fffaf0')) +
      rect(-110, -124, 220, 50, canvas.shade('#6b4a36')) +
      line('M-90 -84h180', canvas.palette.pane, 22, 'stroke-dasharray="8 16" stroke-linecap="butt"') +
      path('M-180 -118Q-60 -150 0 -216Q60 -150 180 -118Q0 -134 -180 -118Z', canvas.tone('#c79a5f')) +
      path('M20 -128Q40 -170 0 -216Q60 -150 180 -118Q90 -128 20 -128Z', canvas.shade('#c79a5f')),
  );
  return (
    openSea(canvas, horizon, 270) +
    at(220, horizon + 2, island(canvas, 380, 80, '#3d7a80', 0.56)) +
    hedge(canvas, [-20, 548], 1260, 44, '#3f9a63', 0.06) +
    deck +
    bar +
    water +
    line('M-20 636Q260 586 600 596T1220 576', canvas.tone('#fffaf0'), 14) +
    glints(canvas, 634, 736) +
    line('M-20 804Q380 800 640 762T1220 762', canvas.tone('#fffaf0'), 12) +
    ring(canvas, 640, 680) +
    at(330, 600, parasol(canvas, 104, colour)) +
    at(560, 590, parasol(canvas, 92, colour)) +
    at(70, 880, palm(canvas, 600, 40)) +
    at(190, 890, palm(canvas, 430, 90)) +
    at(1130, 890, palm(canvas, 520, -30))
  );
};

const ring = (canvas: Canvas, x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="56" ry="22" fill="none" stroke="${canvas.tone('#fffaf0')}" stroke-width="22"/><ellipse cx="${x}" cy="${y}" rx="56" ry="22" fill="none" stroke="${canvas.tone(pigment.coral)}" stroke-width="22" stroke-dasharray="34 32"/>`;

export const hotelGarden = {
  'hotel-inn': { lights: anyLight, draw: inn },
  'hotel-pool': { lights: fairLight, draw: poolside },
} satisfies Record<string, Scene>;
