import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { hills, peak, ridge } from '../../elements/landscape/land.ts';
import { mist, sky } from '../../elements/landscape/sky.ts';
import { at, circle, d, ellipse, line, type Point, path, polygon, rect, times } from '../../shapes.ts';
import { anyLight, type Scene } from '../scene.ts';

const [white, maroon, gold] = ['#f7f0e2', '#7f2f2a', pigment.gold] as const;
const flagColours = ['#2f6fb5', '#fdf8ee', '#d8402f', '#3f9a5a', '#f2b84b'] as const;

/** A window in its black frame, a pleated cloth above it, its sill at y = 0. */
const window = (canvas: Canvas): string =>
  path('M-19 -58H19L26 0H-26Z', canvas.shade('#3a2f2c', 0, 0.3)) +
  rect(-15, -50, 30, 44, canvas.pane()) +
  line('M0 -50V-6M-15 -30H15', canvas.tone('#a8402f'), 4) +
  path('M-27 -62H27L30 -44Q22 -50 15 -44T0 -44T-15 -44T-30 -44Z', canvas.tone('#fffaf0')) +
  line('M-28 -56H28', canvas.tone('#2f6fb5'), 4);

/** A gilded roof with upturned eaves and bells, its eaves at y = 0. */
const goldenRoof = (canvas: Canvas, half: number): string => {
  const h = half * 0.5;
  const outline = d`M${-half} ${-h * 0.3}Q${-half * 0.7} 0 ${-half * 0.5} 0H${half * 0.5}Q${half * 0.7} 0 ${half} ${-h * 0.3}Q${half * 0.6} ${-h * 0.44} ${half * 0.46} ${-h}H${-half * 0.46}Q${-half * 0.6} ${-h * 0.44} ${-half} ${-h * 0.3}Z`;
  const ribs = times(9, (i) => {
    const share = (i - 4) / 4;
    return d`M${share * half * 0.46} ${-h}Q${share * half * 0.5} ${-h * 0.4} ${share * half * 0.66} -2`;
  });
  const finial = (x: number, size: number) =>
    path(
      d`M${x - size * 0.5} ${-h}q${-size * 0.3} ${-size * 0.5} ${size * 0.2} ${-size * 0.8}L${x} ${-h - size * 1.9}l${size * 0.3} ${size * 1.1}q${size * 0.5} ${size * 0.3} ${size * 0.2} ${size * 0.8}Z`,
      canvas.tone('#ffd97a'),
    );
  return (
    rect(-half * 0.6, -4, half * 1.2, h * 0.34, canvas.shade(maroon)) +
    line(
      times(7, (i) => d`M${(i - 3) * half * 0.18} ${h * 0.3}V0`),
      canvas.tone('#c8583f'),
      half * 0.05,
      'stroke-linecap="butt"',
    ) +
    path(outline, canvas.linear([canvas.tone('#ffd476'), canvas.tone('#dd9a30')])) +
    line(ribs, canvas.shade('#c98a2a', 0, 0.3), 2.4, 'opacity=".7"') +
    line(d`M${-half * 0.5} ${-h}H${half * 0.5}`, canvas.tone('#ffe09a'), half * 0.06) +
    line(
      d`M${-half * 0.97} ${-h * 0.28}Q${-half * 0.7} 2 ${-half * 0.5} 2H${half * 0.5}Q${half * 0.7} 2 ${half * 0.97} ${-h * 0.28}`,
      canvas.tone('#ffe09a'),
      4,
    ) +
    finial(0, half * 0.16) +
    finial(-half * 0.42, half * 0.1) +
    finial(half * 0.42, half * 0.1)
  );
};

/** The wheel of the law between two deer, on y = 0. */
const wheel = (canvas: Canvas): string => {
  const shine = canvas.tone('#ffd06a');
  const deer = 'M-32 0Q-38 -24 -14 -26H2Q8 -40 10 -50L2 -66L14 -57L28 -51L26 -44L18 -43Q20 -20 10 -8H24V0Z';
  const spokes = times(8, (i) => {
    const turn = (i * Math.PI) / 4;
    return d`M0 -40L${Math.cos(turn) * 27} ${-40 + Math.sin(turn) * 27}`;
  });
  return (
    path('M-22 0L-12 -14H12L22 0Z', canvas.shade(gold)) +
    circle(0, -40, 27, 'none', `stroke="${shine}" stroke-width="9"`) +
    line(spokes, shine, 5) +
    circle(0, -40, 8, shine) +
    at(-72, 0, path(deer, shine)) +
    `<g transform="translate(72 0) scale(-1 1)">${path(deer, shine)}</g>`
  );
};

const banner = (canvas: Canvas): string =>
  rect(-13, -56, 26, 56, canvas.linear([canvas.tone('#ffdb85'), canvas.shade('#c98a2a')], true)) +
  line('M-15 -44H15M-15 -26H15M-15 -8H15', canvas.shade('#a8701f'), 3) +
  path('M-16 -56L0 -84L16 -56Z', canvas.tone('#ffd476'));

/** A storey of white walls under a frieze of maroon twigs, `width` broad, on y = 0. */
const storey = (canvas: Canvas, width: number, height: number): string => {
  const half = width / 2;
  const lean = height * 0.06;
  const studs = times(Math.round(width / 52), (i) => d`M${-half + 26 + i * 52} ${-height + 21}h.1`);
  return (
    polygon(
      [
        [-half, -height],
        [half, -height],
        [half + lean, 0],
        [-half - lean, 0],
      ],
      canvas.linear([canvas.tone(white), canvas.shade(white, 0, 0.14)]),
    ) +
    rect(-half - 2, -height, width + 4, 42, canvas.tone(maroon)) +
    line(studs, canvas.tone(gold), 16) +
    rect(-half - 8, -height - 8, width + 16, 10, canvas.tone('#efe4cd')) +
    line(d`M${-half - 2} ${-height + 44}H${half + 2}`, canvas.tone('#d9b35f'), 5)
  );
};

/** The porch: red columns before a dark hall, with a cloth of white signs over it, on y = 0. */
const porch = (canvas: Canvas): string =>
  rect(-150, -136, 300, 136, canvas.shade('#4a241f', 0, 0.4)) +
  path('M-34 0V-92H34V0Z', canvas.dark ? canvas.pane() : canvas.tone('#b5442f')) +
  line('M0 0V-92', canvas.shade('#5f1f1a'), 4) +
  line('M-136 0V-134M-78 0V-134M78 0V-134M136 0V-134', canvas.tone('#b3322a'), 15, 'stroke-linecap="butt"') +
  line(
    'M-136 -104V-116M-78 -104V-116M78 -104V-116M136 -104V-116',
    canvas.tone(gold),
    24,
    'stroke-linecap="butt"',
  ) +
  path(
    'M-166 -140H166V-96Q138 -88 110 -96T55 -96T0 -96T-55 -96T-110 -96T-166 -96Z',
    canvas.shade('#2f3a55', 0, 0.1),
  ) +
  times(3, (i) =>
    line(
      d`M${-110 + i * 110} -130l14 12l-14 12l-14 -12Z`,
      canvas.tone('#fdf8ee'),
      4,
      'stroke-linejoin="round"',
    ),
  ) +
  line('M-166 -140H166', canvas.tone(gold), 8, 'stroke-linecap="butt"');

/** A kiln of white clay that burns juniper, on y = 0. */
const incense = (canvas: Canvas): string =>
  line('M-4 -148q-26 -36 2 -72t-8 -84M8 -150q24 -30 4 -64t10 -64', '#ffffff', 11, 'opacity=".32"') +
  path('M-52 0Q-56 -64 -22 -92L-16 -142H16L22 -92Q56 -64 52 0Z', canvas.tone(white)) +
  path('M14 -142H16L22 -92Q56 -64 52 0H22Q34 -60 10 -94Z', canvas.shade(white, 0, 0.2)) +
  path('M-16 0V-22a16 16 0 0 1 32 0V0Z', canvas.dark ? '#ff9a4a' : canvas.shade('#5a4038')) +
  line('M-21 -94H21', canvas.tone('#b3402f'), 6);

/** A string of prayer flags sagging from one point to another. */
const flags = (
  canvas: Canvas,
  [x1, y1]: Point,
  [x2, y2]: Point,
  sag: number,
  count: number,
  size: number,
): string => {
  const spot = (share: number): Point => [
    x1 + (x2 - x1) * share,
    y1 + (y2 - y1) * share + sag * 4 * share * (1 - share),
  ];
  const cloths = flagColours.map((colour, kind) => {
    const some = times(count, (i) => {
      if (i % 5 !== kind) return '';
      const [x, y] = spot((i + 0.5) / count);
      return d`M${x - size * 0.5} ${y}h${size}l${size * 0.1} ${size * 1.1}q${-size * 0.5} ${size * 0.2} ${-size} 0Z`;
    });
    return path(some, canvas.tone(colour));
  });
  const rope = d`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
  return cloths.join('') + line(rope, canvas.shade('#6a5a4a'), 3);
};

const pole = (canvas: Canvas, height: number): string =>
  line(d`M0 0V${-height}`, canvas.shade(pigment.wood), 12) +
  times(10, (i) =>
    path(
      d`M-8 ${-height * 0.9 + i * height * 0.07}h${40 - (i % 2) * 8}l-7 ${height * 0.035}l7 ${height * 0.03}h${-40 + (i % 2) * 8}Z`,
      canvas.tone(flagColours[i % 5] ?? gold),
    ),
  ) +
  rect(-9, -height * 0.97, 18, height * 0.07, canvas.tone(maroon)) +
  circle(0, -height, 11, canvas.tone(gold));

const pilgrim = (canvas: Canvas, robe: string): string =>
  path('M-17 0Q-19 -46 -9 -58H9Q19 -46 17 0Z', canvas.tone(robe)) +
  path('M4 -58H9Q19 -46 17 0H6Q10 -34 4 -58Z', canvas.shade(robe)) +
  rect(-14, -32, 28, 7, canvas.tone(gold)) +
  circle(0, -67, 10, canvas.tone('#c98f68')) +
  path('M-11 -68Q-10 -82 0 -81T11 -68Z', canvas.shade('#3a2c28')) +
  line('M14 -44L24 -40V-56', canvas.shade(robe), 5) +
  rect(18, -72, 12, 16, canvas.tone(gold), 'rx="3"');

const temple = (canvas: Canvas, base: number): string => {
  const pane = canvas.stamp(window(canvas));
  const post = canvas.stamp(banner(canvas));
  return (
    at(270, base - 196, goldenRoof(canvas, 92)) +
    at(930, base - 196, goldenRoof(canvas, 92)) +
    at(600, base - 130, storey(canvas, 470, 180)) +
    at(600, base - 344, goldenRoof(canvas, 178)) +
    at(150, base, storey(canvas, 560, 190)) +
    at(1050, base, storey(canvas, 560, 190)) +
    at(600, base, storey(canvas, 520, 214)) +
    [-1, 1].map((side) => post(600 + side * 246, base - 222)).join('') +
    [-1, 1].map((side) => post(600 + side * 214, base - 318, 0.8)).join('') +
    at(600, base - 222, wheel(canvas)) +
    times(4, (i) => pane([420, 480, 720, 780][i] ?? 0, base - 222, 0.7)) +
    times(6, (i) => pane([60, 160, 260, 940, 1040, 1140][i] ?? 0, base - 48)) +
    times(2, (i) => pane(396 + i * 408, base - 60)) +
    at(600, base, porch(canvas))
  );
};

const tibetanTemple = (canvas: Canvas): string => {
  const { random } = canvas;
  const base = 690;
  const joints =
    times(5, (i) => d`M-10 ${base + 16 + i * i * 10}H1210`) +
    times(11, (i) => d`M${600 + (i - 5) * 116} ${base}L${600 + (i - 5) * 250} 900`);
  const robes = ['#7f2f2a', '#2f5f7f', '#5f4a3a', '#8a3f5a'];
  return (
    sky(canvas, { sun: [random.between(250, 330), 170], horizon: 520, birds: false }) +
    at(210, 600, peak(canvas, 720, 330, '#8a8f9a', 0.4, 0.36)) +
    at(980, 600, peak(canvas, 780, 370, '#8a8f9a', 0.36, 0.34)) +
    hills(canvas, ridge(canvas, 500, 34), '#a9a07f', 0.3) +
    mist(canvas, 430, 110, 0.45) +
    rect(0, base - 20, 1200, 240, canvas.linear([canvas.tone('#dccfb6', 0.06), canvas.tone('#b9a78a')])) +
    line(joints, canvas.shade('#9a8a70'), 2.4, 'opacity=".3"') +
    temple(canvas, base) +
    at(252, 792, pole(canvas, 440)) +
    at(372, 770, incense(canvas)) +
    at(836, 776, incense(canvas)) +
    times(4, (i) =>
      at(
        [520, 650, 700, 950][i] ?? 0,
        [768, 752, 812, 806][i] ?? 0,
        pilgrim(canvas, robes[i] ?? maroon),
        [0.9, 0.8, 1.15, 1.1][i],
      ),
    ) +
    ellipse(252, 796, 40, 10, canvas.shade('#9a8a70')) +
    flags(canvas, [-20, 110], [640, -30], 60, 16, 36) +
    flags(canvas, [560, -30], [1220, 150], 54, 16, 36) +
    flags(canvas, [252, 360], [-30, 560], 30, 10, 24)
  );
};

export const tibetanTemples = {
  'tibetan-temple': { lights: anyLight, draw: tibetanTemple },
} satisfies Record<string, Scene>;
