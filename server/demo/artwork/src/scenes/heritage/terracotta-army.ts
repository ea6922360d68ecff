import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { circle, d, ellipse, line, type Point, path, polygon, rect, times } from '../../shapes.ts';
import { dayLight, type Scene } from '../scene.ts';

const [clay, earth] = ['#c2936c', '#b08a62'] as const;

/** Where a point of the pit is seen: metres from its middle, above its floor and away from the viewer. */
const seen = (x: number, height: number, away: number): Point => [
  600 + (x * 720) / away,
  320 + ((3.9 - height) * 720) / away,
];

/** A warrior of fired clay, 200 high, on y = 0; `armour` over his robe or the robe alone. */
const warrior = (canvas: Canvas, colour: string, armour: boolean, distance: number): string => {
  const [lit, dark] = [canvas.tone(colour, distance), canvas.shade(colour, distance, 0.34)];
  const deep = canvas.shade(colour, distance, 0.55);
  const pale = canvas.tone(mix(colour, '#ffffff', 0.2), distance);
  const plates = times(4, (i) => d`M-24 ${-136 + i * 16}H24`) + times(3, (i) => d`M${-12 + i * 12} -148V-82`);
  const coat = armour
    ? path('M-27 -150Q0 -160 27 -150L26 -84Q0 -74 -26 -84Z', pale) +
      line(plates, deep, 2.4, 'opacity=".6"') +
      path('M-40 -146Q-30 -156 -24 -148L-28 -116L-42 -118ZM40 -146Q30 -156 24 -148L28 -116L42 -118Z', pale)
    : path('M-12 -152L6 -78M12 -152L-4 -116', 'none', `stroke="${deep}" stroke-width="4"`) +
      rect(-27, -100, 54, 9, deep);
  return (
    ellipse(0, 0, 36, 7, deep) +
    path('M-20 -44V-6H-28L-30 2H-4V-44ZM20 -44V-6H28L30 2H4V-44Z', dark) +
    path('M-30 -104H30Q32 -64 38 -42Q0 -28 -38 -42Q-32 -64 -30 -104Z', lit) +
    path('M6 -104H30Q32 -64 38 -42Q24 -34 10 -34Q16 -70 6 -104Z', dark) +
    path(
      'M-28 -152Q0 -166 28 -152Q38 -148 40 -130L42 -84Q40 -74 32 -78L28 -120L30 -96H-30L-28 -120L-32 -78Q-40 -74 -42 -84L-40 -130Q-38 -148 -28 -152Z',
      lit,
    ) +
    path('M10 -158L28 -152Q38 -148 40 -130L42 -84Q40 -74 32 -78L28 -120L30 -96H14Z', dark, 'opacity=".6"') +
    coat +
    path('M-16 -156Q0 -146 16 -156L12 -164H-12Z', deep) +
    path('M-14 -184Q-16 -160 0 -156Q16 -160 14 -184Z', lit) +
    path('M3 -184Q6 -164 0 -156Q16 -160 14 -184Z', dark, 'opacity=".6"') +
    path('M-16 -180Q-16 -198 0 -199T16 -180Q0 -190 -16 -180Z', deep) +
    circle(7, -201, 6, deep) +
    line('M-9 -178h6M3 -178h6M-6 -166Q0 -169 6 -166', deep, 2.4)
  );
};

/** How far the rows of warriors are, the far ones first. */
const rows = [23, 18, 14.2, 11.3, 9.1, 7.4, 6] as const;

type Stamp = (x: number, y: number, scale?: number) => string;

/** Warriors in rows, four abreast around `middle`; `stamps` has two kinds for each of three distances. */
const ranks = (stamps: readonly Stamp[], middle: number): string =>
  rows
    .flatMap((away, row) =>
      [-1.5, -0.5, 0.5, 1.5].map((x, column) => {
        const kind = Math.round(row / 3) * 2 + Number((row * 3 + column * 5) % 7 > 2);
        const [px, py] = seen(middle + x, 0, away);
        return Math.abs(px - 600) > 660 ? '' : stamps[kind]?.(px, py, 6.6 / away);
      }),
    )
    .join('');

/** A ridge of rammed earth between two corridors, from `left` to `right`. */
const ridgeOfEarth = (canvas: Canvas, left: number, right: number): string => {
  const inner = left < 0 ? right : left;
  const [near, far, high] = [2.6, 34, 1.15];
  const side = [seen(inner, 0, near), seen(inner, 0, far), seen(inner, high, far), seen(inner, high, near)];
  const top = [
    seen(left, high, near),
    seen(left, high, far),
    seen(right, high, far),
    seen(right, high, near),
  ];
  const cracks = times(7, (i) => {
    const away = 5 + i * i * 0.6;
    const [a, b] = [seen(inner, high, away), seen(inner, 0, away + 0.2)];
    return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  });
  return (
    polygon(side, canvas.linear([canvas.shade(earth, 0.24, 0.3), canvas.shade(earth, 0, 0.42)])) +
    polygon(top, canvas.linear([canvas.tone('#cfae84', 0.3), canvas.tone('#c9a478')])) +
    line(cracks, canvas.shade(earth, 0, 0.6), 3, 'opacity=".4"')
  );
};

/** The hall over the pit: an arched roof on trusses, daylight in its far wall, visitors along the rail. */
const hallRoof = (canvas: Canvas): string => {
  const steel = canvas.shade('#7f8b90', 0.1, 0.2);
  const arch = (r: number, high: number) =>
    d`M${600 - r} 330V${330 - high * 0.42}Q600 ${330 - high * 1.5} ${600 + r} ${330 - high * 0.42}V330`;
  const trusses = times(4, (i) => arch(300 + i * i * 62 + i * 60, 210 + i * i * 34 + i * 40));
  const purlins = times(7, (i) => {
    const share = (i + 1) / 8;
    const [x, y] = [600 + (share - 0.5) * 600, 330 - 88 - Math.sin(share * Math.PI) * 104];
    return d`M${x} ${y}L${600 + (share - 0.5) * 3000} ${y - 120 - Math.sin(share * Math.PI) * 420}`;
  });
  const glow = canvas.dark ? canvas.pane() : canvas.palette.sky[2];
  const panes = times(9, (i) => {
    const x = 344 + i * 58;
    const high = 54 + Math.sin(((i + 0.5) / 9) * Math.PI) * 70;
    return rect(x, 286 - high, 46, high, glow);
  });
  const visitors = times(26, (i) => {
    const [x, tall] = [318 + i * 22.4 + ((i * 37) % 9), 15 + ((i * 5) % 6)];
    return d`M${x - 5} 330v${-tall}q5 -6 10 0v${tall}Z`;
  });
  const heads = times(26, (i) => d`M${318 + i * 22.4 + ((i * 37) % 9)} ${330 - 21 - ((i * 5) % 6)}h.1`);
  return (
    rect(0, 0, 1200, 900, canvas.linear([canvas.shade('#5f6b70', 0, 0.36), canvas.tone('#b9b4a6', 0.1)])) +
    line(purlins, steel, 5, 'opacity=".7"') +
    path(`${arch(300, 210)}Z`, canvas.tone('#ddd8c9', 0.2)) +
    panes +
    line(trusses, steel, 12) +
    rect(-10, 318, 1220, 22, canvas.shade('#8f8a7c', 0.1, 0.1)) +
    path(visitors, canvas.shade('#4a5f70', 0.1)) +
    line(heads, canvas.tone('#e2b48c', 0.1), 9) +
    line('M-10 314H1210', canvas.tone('#6a5a48'), 5)
  );
};

/** Light that falls through the roof onto the ranks. */
const shafts = (canvas: Canvas): string => {
  const beam = canvas.linear([
    [0, canvas.palette.glow, 0],
    [0.3, canvas.palette.glow, 0.3],
    [1, canvas.palette.glow, 0],
  ]);
  return path('M420 -10H520L470 800H190ZM690 -10H800L1010 800H700Z', beam);
};

const terracottaArmy = (canvas: Canvas): string => {
  const { random } = canvas;
  const tints = random.pick([
    [clay, '#b08a72'],
    ['#b98f70', '#c99f78'],
    ['#bf8a66', '#a9917c'],
  ] as const);
  const stamps = [0.34, 0.16, 0].flatMap((distance) => [
    canvas.stamp(warrior(canvas, tints[0], true, distance)),
    canvas.stamp(warrior(canvas, tints[1], false, distance)),
  ]);
  const floor = canvas.linear([canvas.tone('#c4a57c', 0.26), canvas.shade(earth, 0, 0.16)]);
  return (
    hallRoof(canvas) +
    rect(0, 340, 1200, 560, floor) +
    ridgeOfEarth(canvas, -14, -11.6) +
    ridgeOfEarth(canvas, 11.6, 14) +
    ranks(stamps, 9.2) +
    ranks(stamps, -9.2) +
    ridgeOfEarth(canvas, -6.9, -6.2) +
    ridgeOfEarth(canvas, 6.2, 6.9) +
    ranks(stamps, 4.4) +
    ranks(stamps, -4.4) +
    ridgeOfEarth(canvas, -2.5, -2) +
    ridgeOfEarth(canvas, 2, 2.5) +
    ranks(stamps, 0) +
    shafts(canvas) +
    path('M-20 900Q300 862 600 880T1220 866V920H-20Z', canvas.shade(earth, 0, 0.5)) +
    (canvas.dark ? rect(0, 0, 1200, 900, pigment.ink, 'opacity=".12"') : '')
  );
};

export const armies = {
  'terracotta-army': { lights: dayLight, indoor: true, draw: terracottaArmy },
} satisfies Record<string, Scene>;
