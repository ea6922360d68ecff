import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { curvedRoof } from '../../elements/buildings/halls.ts';
import { lantern } from '../../elements/buildings/houses.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { birds, mist, sky } from '../../elements/landscape/sky.ts';
import { sea } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { flag } from '../../elements/street.ts';
import { at, circle, d, line, path, polygon, rect, times } from '../../shapes.ts';
import { anyLight, type Scene } from '../scene.ts';

const [brick, tile, red] = ['#a59a8c', '#5a6a66', '#a8402f'] as const;

/** A stretch of wall on y = 0 with battlements, leaning inwards, its courses `count` in number. */
const rampart = (canvas: Canvas, width: number, height: number, lean: number, distance = 0): string => {
  const half = width / 2;
  const courses = times(7, (i) => {
    const y = (height * (i + 0.6)) / 7;
    const more = (lean * (height - y)) / height;
    return d`M${-half - more} ${-y}H${half + more}`;
  });
  const teeth = times(
    Math.round(width / 30),
    (i) => d`M${-half + (i * width) / Math.round(width / 30) + 3} ${-height - 22}h19v24h-19Z`,
  );
  return (
    path(teeth, canvas.tone('#b5aa9b', distance)) +
    polygon(
      [
        [-half, -height],
        [half, -height],
        [half + lean, 0],
        [-half - lean, 0],
      ],
      canvas.linear([canvas.tone(brick, distance), canvas.shade(brick, distance, 0.26)]),
    ) +
    line(
      courses,
      canvas.shade(brick, distance, 0.5),
      2,
      'opacity=".3" stroke-dasharray="34 5" stroke-linecap="butt"',
    ) +
    rect(-half - 5, -height - 3, width + 10, 10, canvas.tone('#c2b7a6', distance))
  );
};

/** One storey of a tower on y = 0: red columns with windows between them, below its own eaves. */
const storey = (canvas: Canvas, width: number, height: number, bays: number): string => {
  const half = width / 2;
  const bay = width / bays;
  const open = canvas.dark || canvas.light === 'dusk' || canvas.light === 'rain';
  return (
    rect(-half, -height, width, height, canvas.shade('#7a2f28', 0, 0.2)) +
    times(bays, (i) =>
      rect(
        -half + (i + 0.2) * bay,
        -height * 0.78,
        bay * 0.6,
        height * 0.62,
        open ? canvas.pane() : canvas.tone('#d9a968'),
      ),
    ) +
    line(
      times(bays + 1, (i) => d`M${-half + i * bay} 0V${-height}`),
      canvas.tone('#c8483c'),
      7,
      'stroke-linecap="butt"',
    ) +
    line(d`M${-half} ${-height + 5}H${half}`, canvas.tone('#2f7f7a'), 10, 'stroke-linecap="butt"')
  );
};

/** The roof of a tower with the sea-dragons on its ridge, its eaves at y = 0. */
const crown = (canvas: Canvas, half: number): string =>
  curvedRoof(canvas, half, half * 0.5, tile, 0, 0.56) +
  line(d`M${-half * 0.58} ${-half * 0.5}H${half * 0.58}`, canvas.shade(tile, 0, 0.4), 11) +
  [-1, 1]
    .map((side) =>
      path(
        d`M${side * half * 0.54} ${-half * 0.47}v-30q${side * 10} -16 ${side * 22} -8q${side * -4} 20 ${side * 2} 38Z`,
        canvas.shade(tile, 0, 0.4),
      ),
    )
    .join('');

/** The tower over the gate, three roofs high, on y = 0. */
const gateTower = (canvas: Canvas): string =>
  rect(-196, -14, 392, 16, canvas.tone('#d5cbb8')) +
  at(0, -12, storey(canvas, 316, 66, 9)) +
  at(0, -66, curvedRoof(canvas, 224, 42, tile, 0, 0.66)) +
  at(0, -104, storey(canvas, 268, 30, 9)) +
  at(0, -128, curvedRoof(canvas, 196, 38, tile, 0, 0.66)) +
  at(0, -160, storey(canvas, 236, 50, 7)) +
  at(0, -202, crown(canvas, 184)) +
  rect(-34, -168, 68, 26, canvas.tone('#1f4f7f')) +
  rect(-25, -162, 50, 14, canvas.tone(pigment.gold));

const gateway = (canvas: Canvas): string => {
  const arch = (r: number, spring: number) => d`M${-r} 0V${-spring}a${r} ${r} 0 0 1 ${r * 2} 0V0Z`;
  return (
    path(arch(64, 74), canvas.shade('#7f766b', 0, 0.2)) +
    path(arch(52, 72), canvas.shade('#3f332d', 0, 0.3)) +
    path('M-30 0V-66a30 30 0 0 1 60 0V0Z', canvas.dark ? '#ffcf7a' : canvas.palette.sky[2], 'opacity=".85"') +
    path(d`M-52 0V-72Q-50 -96 -34 -110V4ZM52 0V-72Q50 -96 34 -110V4Z`, canvas.tone(red)) +
    rect(-50, -174, 100, 26, canvas.tone('#e6dcc8')) +
    line('M-34 -161H34', canvas.shade('#5a4a40'), 7, 'stroke-dasharray="16 10" stroke-linecap="butt"')
  );
};

/** A corner of the wall that stands out, with a small tower on it, on y = 0. */
const bastion = (canvas: Canvas, distance: number): string =>
  rampart(canvas, 150, 176, 12, distance) +
  rect(-46, -232, 92, 56, canvas.shade('#8c3b32', distance)) +
  times(4, (i) => rect(-38 + i * 22, -222, 11, 30, canvas.pane(distance))) +
  at(0, -226, curvedRoof(canvas, 74, 40, tile, distance, 0.5));

/** The stone bridge across the moat, towards the gate at `far`. */
const causeway = (canvas: Canvas, far: number): string => {
  const side = (sign: number) => {
    const [x1, x2] = [600 + sign * 78, 600 + sign * 226];
    const posts = times(7, (i) => {
      const share = (i / 6) ** 1.5;
      return d`M${x1 + (x2 - x1) * share} ${far + (900 - far) * share + 2}v${-20 - share * 36}`;
    });
    return (
      path(d`M${x1} ${far - 14}V${far + 6}L${x2} 912V846Z`, canvas.shade('#cfc6b4', 0, 0.2)) +
      line(posts, canvas.tone('#efe8da'), 9) +
      line(d`M${x1} ${far - 16}L${x2} 844`, canvas.tone('#efe8da'), 10)
    );
  };
  const joints = times(7, (i) => d`M340 ${far + 8 + i * i * 5.4}H860`);
  return (
    polygon(
      [
        [522, far],
        [678, far],
        [840, 920],
        [360, 920],
      ],
      canvas.linear([canvas.tone('#ddd2bd'), canvas.tone('#c4b79f')]),
    ) +
    `<g clip-path="${canvas.clip(d`<path d="M522 ${far}H678L840 920H360Z"/>`)}">${line(joints, canvas.shade('#a89b85'), 3, 'opacity=".4"')}</g>` +
    side(-1) +
    side(1)
  );
};

const walker = (canvas: Canvas, colour: string): string =>
  path('M-9 0L-6 -34H6L9 0H3L0 -26L-3 0Z', canvas.shade(pigment.ink, 0, 0)) +
  path('M-11 -28Q-12 -56 0 -57T11 -28Z', canvas.tone(colour)) +
  circle(0, -65, 8, canvas.tone('#e2b48c')) +
  path('M-8 -66a8 8 0 0 1 16 0Z', canvas.shade('#3a2c28'));

const cityWall = (canvas: Canvas): string => {
  const { random } = canvas;
  const [base, shore] = [664, 716];
  const green = random.pick(['#5f9a57', '#6fa35c', '#8fa84f'] as const);
  const far = canvas.stamp(tree(canvas, 110, green, 0.08));
  const all =
    rect(
      -10,
      base - 14,
      1220,
      shore - base + 20,
      canvas.linear([canvas.tone('#a9b57a', 0.06), canvas.tone('#8f9a66')]),
    ) +
    at(600, base - 8, rampart(canvas, 1400, 150, 0, 0.06)) +
    at(130, base - 4, bastion(canvas, 0.04)) +
    at(1070, base - 4, bastion(canvas, 0.04)) +
    at(600, base, rampart(canvas, 500, 214, 20)) +
    at(600, base - 214, gateTower(canvas)) +
    [-1, 1]
      .map((side) => times(3, (i) => at(600 + side * (120 + i * 48), base - 204, lantern(canvas, 15))))
      .join('') +
    at(600, base, gateway(canvas)) +
    times(4, (i) => at([372, 276, 846, 942][i] ?? 0, base - 156, flag(canvas, 92, '#d8452f'))) +
    times(5, (i) => far([30, 236, 316, 892, 968][i] ?? 0, base + 30, random.between(0.8, 1.1)));
  return (
    sky(canvas, { sun: [random.between(210, 300), 220], horizon: 600, birds: false }) +
    ranges(canvas, 560, 130, '#7f93a0', 2) +
    mist(canvas, 440, 120, 0.5) +
    sea(canvas, shore) +
    canvas.reflected(all, shore + 4, 0.26) +
    causeway(canvas, base + 2) +
    at(random.between(560, 590), 730, walker(canvas, '#2f6f8f'), 0.8) +
    at(random.between(620, 650), 756, walker(canvas, pigment.coral)) +
    hedge(canvas, [-40, 912], 420, 58, '#4f8a52') +
    hedge(canvas, [850, 912], 420, 58, '#4f8a52') +
    at(96, 890, tree(canvas, 300, green)) +
    at(1126, 896, tree(canvas, 270, green)) +
    (canvas.dark ? '' : birds(canvas, 880, 200))
  );
};

export const cityWalls = {
  'city-wall': { lights: anyLight, draw: cityWall },
} satisfies Record<string, Scene>;
