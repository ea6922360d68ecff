import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { covers, globe, inks, tinyPlane } from '../../elements/papers.ts';
import { cornerLeaves, tabletop } from '../../elements/table.ts';
import { airliner, suitcase } from '../../elements/vehicles.ts';
import { at, circle, d, ellipse, faded, line, path, rect, times } from '../../shapes.ts';
import { type Scene, windowLight } from '../scene.ts';

const stampMark = (canvas: Canvas, shape: number, ink: string): string => {
  const stroke = `fill="none" stroke="${ink}"`;
  const inside =
    [
      () => at(0, 0, tinyPlane(ink), 1.5, -20),
      () => at(0, 4, globe(26, ink)),
      () => line('M-34 10q17 -14 34 0t34 0M-34 28q17 -14 34 0t34 0M-10 -6V-34L18 -8Z', ink, 5),
      () => path('M-26 22V-6L0 -30L26 -6V22H8V2H-8V22Z', ink),
    ][canvas.random.whole(0, 3)]?.() ?? '';
  const frames = [
    `<circle r="78" ${stroke} stroke-width="7"/><circle r="62" ${stroke} stroke-width="3" stroke-dasharray="7 6"/>`,
    `<rect x="-100" y="-62" width="200" height="124" rx="14" ${stroke} stroke-width="7"/><rect x="-88" y="-50" width="176" height="100" rx="8" ${stroke} stroke-width="3"/><path d="M-76 -34H-48M48 -34H76M-76 36H-40M40 36H76" ${stroke} stroke-width="6"/>`,
    `<path d="M0 -88L92 66H-92Z" ${stroke} stroke-width="7" stroke-linejoin="round"/><path d="M-46 50H46" ${stroke} stroke-width="5"/>`,
    `<ellipse rx="104" ry="66" ${stroke} stroke-width="7"/><ellipse rx="90" ry="53" ${stroke} stroke-width="3"/>`,
    `<path d="M-48 -84H48L84 -48V48L48 84H-48L-84 48V-48Z" ${stroke} stroke-width="7"/><path d="M-56 -52H56M-56 56H56" ${stroke} stroke-width="5"/>`,
  ];
  return (
    (frames[shape % 5] ?? '') +
    `<g transform="${shape % 5 === 2 ? 'translate(0 14) scale(.8)' : 'scale(.95)'}">${inside}</g>`
  );
};

const stamps = (canvas: Canvas): string => {
  const { random } = canvas;
  const page = (flip: number) =>
    path(
      d`M600 170Q${600 + flip * 190} 130 ${600 + flip * 390} 160V720Q${600 + flip * 190} 690 600 730Z`,
      canvas.linear(
        flip > 0
          ? [
              [0, canvas.tone('#e6dcc6')],
              [0.16, canvas.tone('#fbf4e4')],
              [1, canvas.tone('#f7eedb')],
            ]
          : [
              [0, canvas.tone('#f7eedb')],
              [0.84, canvas.tone('#fbf4e4')],
              [1, canvas.tone('#e6dcc6')],
            ],
        true,
      ),
    );
  const guilloche = line(
    times(
      7,
      (i) =>
        d`M${226 + (i % 2) * 8} ${240 + i * 66}q92 -30 184 0t180 0M610 ${240 + i * 66}q92 -30 184 0t180 0`,
    ),
    canvas.tone('#bcd3d6'),
    3,
    'opacity=".7"',
  );
  const cover = path(
    'M600 190Q800 150 1010 176V746Q800 716 600 752Q400 716 190 746V176Q400 150 600 190Z',
    canvas.tone(random.pick(covers)),
  );
  const spots = [
    [330, 290],
    [500, 400],
    [350, 560],
    [520, 610],
    [720, 300],
    [880, 420],
    [700, 520],
    [880, 620],
  ] as const;
  const start = random.whole(0, 4);
  const marks = spots.map(([x, y], i) =>
    at(
      x + random.between(-14, 14),
      y + random.between(-14, 14),
      faded(
        random.between(0.62, 0.88),
        stampMark(canvas, i + start, canvas.tone(inks[(i * 2 + start) % 5] ?? inks[0])),
      ),
      random.between(0.78, 0.98),
      random.between(-24, 24),
    ),
  );
  return (
    tabletop(canvas) +
    cornerLeaves(canvas, '#2f7a5b') +
    path(
      'M210 206Q420 180 620 214Q820 180 1030 206V776Q820 746 620 782Q420 746 210 776Z',
      '#0a1620',
      'opacity=".25"',
    ) +
    cover +
    page(-1) +
    page(1) +
    guilloche +
    marks.join('') +
    line('M600 172V728', canvas.tone('#cbbda4'), 4) +
    at(1040, 760, handStamp(canvas), 1, -16)
  );
};

const handStamp = (canvas: Canvas) =>
  faded(0.25, ellipse(16, 40, 100, 40, '#0a1620')) +
  rect(-90, -6, 180, 56, canvas.shade(pigment.ink, 0, 0), 'rx="10"') +
  path('M-60 -6Q-50 -60 -24 -80V-130H24V-80Q50 -60 60 -6Z', canvas.tone('#a8693f')) +
  circle(0, -150, 46, canvas.tone('#b5804f')) +
  circle(-14, -164, 10, '#ffffff', 'opacity=".4"') +
  rect(-90, 34, 180, 18, canvas.tone(pigment.coral), 'rx="8"');

const journey = (canvas: Canvas): string => {
  const { random } = canvas;
  const wall = random.pick([
    ['#cfe3e6', '#f7e3c9'],
    ['#0f5f93', '#ff8a66'],
    ['#f7e3c9', '#8fc7d6'],
    ['#2f7f7a', '#f7d48a'],
  ] as const);
  const lands = path(
    'M-120 -90Q-60 -150 10 -120Q20 -70 -30 -50Q-40 -10 -90 -20Q-140 -40 -120 -90ZM40 -60Q110 -90 150 -30Q150 40 100 60Q60 30 70 0Q30 -20 40 -60ZM-70 40Q-10 20 20 60Q10 120 -30 150Q-70 110 -70 40Z',
    canvas.tone('#6fae6a'),
  );
  const ball =
    circle(0, 0, 190, canvas.linear([canvas.tone('#4fb0cf'), canvas.tone(pigment.deep)])) +
    `<g clip-path="${canvas.clip(circle(0, 0, 190, '#000'))}">${at(random.between(-20, 20), 0, lands, 1.1) + path('M60 -180Q250 0 60 200H260V-200Z', '#0a1620', 'opacity=".16"')}</g>`;
  const ring = `<ellipse rx="270" ry="86" fill="none" stroke="${canvas.tone('#fffaf0')}" stroke-width="7" stroke-dasharray="3 17" stroke-linecap="round" transform="rotate(-20)"/>`;
  return (
    rect(0, 0, 1200, 900, canvas.linear([canvas.tone(wall[0]), canvas.tone(mix(wall[0], '#ffffff', 0.35))])) +
    circle(560, 420, 330, canvas.tone(wall[1]), 'opacity=".75"') +
    at(560, 430, ball + ring) +
    at(810, 296, airliner(canvas, 230, pigment.coral)) +
    rect(0, 700, 1200, 200, canvas.tone(mix(wall[0], '#e9cfa5', 0.7))) +
    rect(0, 700, 1200, 12, '#ffffff', 'opacity=".5"') +
    ellipse(640, 724, 400, 22, '#0a1620', 'opacity=".2"') +
    at(820, 716, suitcase(canvas, random.pick([pigment.coral, pigment.gold, '#2f7f7a', '#c9483a'])), 1.15) +
    at(330, 716, suitcase(canvas, random.pick([pigment.deep, '#23394d'])), 0.82) +
    at(600, 678, path('M-90 0H90L70 40H-70Z', canvas.tone(pigment.wood)))
  );
};

export const visaStamps = {
  'visa-stamp': { lights: windowLight, indoor: true, draw: stamps },
  'visa-journey': { lights: windowLight, indoor: true, draw: journey },
} satisfies Record<string, Scene>;
