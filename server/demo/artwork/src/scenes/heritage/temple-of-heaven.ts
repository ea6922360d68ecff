import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { birds, mist, sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { at, d, ellipse, line, path, rect, times } from '../../shapes.ts';
import { anyLight, type Scene } from '../scene.ts';

const [marble, blue, red] = ['#f6f1e4', '#27508f', '#b23a2e'] as const;

/** A round body that turns from the light on its right. */
const round = (canvas: Canvas, colour: string, depth = 0.3) =>
  canvas.linear(
    [canvas.tone(mix(colour, '#ffffff', 0.12)), canvas.tone(colour), canvas.shade(colour, 0, depth)],
    true,
  );

/** A terrace of marble with its balustrade, `r` from the middle to the edge, its top at `y`. */
const terrace = (canvas: Canvas, y: number, r: number, height: number): string => {
  const flat = r * 0.1;
  const count = Math.round(r / 13);
  const posts = times(count + 1, (i) => {
    const turn = (Math.PI * i) / count;
    return d`M${-Math.cos(turn) * r} ${y + Math.sin(turn) * flat + 4}v-26`;
  });
  const side = (drop: number, more: number) =>
    d`M${-r - more} ${y}A${r + more} ${flat + more * 0.1} 0 0 0 ${r + more} ${y}V${y + drop}A${r + more} ${flat + more * 0.1} 0 0 1 ${-r - more} ${y + drop}Z`;
  const rail = (rise: number) => d`M${-r} ${y - rise}A${r} ${flat} 0 0 0 ${r} ${y - rise}`;
  const panels = d`${rail(22)}V${y - 4}A${r} ${flat} 0 0 1 ${-r} ${y - 4}Z`;
  return (
    path(side(height, 0), round(canvas, '#e4dcc9')) +
    path(side(10, 7), round(canvas, marble)) +
    ellipse(0, y, r, flat, canvas.tone('#efe8d8')) +
    path(panels, canvas.shade('#d5ccb8', 0, 0.12)) +
    line(posts, canvas.tone(marble), 5) +
    line(rail(24), canvas.tone(marble), 4)
  );
};

/** A round roof of blue tiles: its edge at `y`, `r` from the middle to the tip, up to a ring `top` wide. */
const roundRoof = (canvas: Canvas, y: number, r: number, top: number, height: number): string => {
  const [flat, crown] = [r * 0.13, y - height];
  const outline = d`M${-r} ${y - 8}A${r} ${flat} 0 0 0 ${r} ${y - 8}Q${r * 0.6} ${y - height * 0.24} ${top} ${crown}A${top} ${top * 0.12} 0 0 1 ${-top} ${crown}Q${-r * 0.6} ${y - height * 0.24} ${-r} ${y - 8}Z`;
  const ribs = times(23, (i) => {
    const turn = (Math.PI * (i + 1)) / 24;
    const [x, drop] = [-Math.cos(turn), Math.sin(turn)];
    return d`M${x * r} ${y - 8 + drop * flat}Q${x * r * 0.6} ${y - height * 0.24 + drop * flat * 0.8} ${x * top} ${crown + drop * top * 0.12}`;
  });
  const edge = (drop: number) => d`M${-r} ${y - 8 + drop}A${r} ${flat} 0 0 0 ${r} ${y - 8 + drop}`;
  return (
    path(
      d`M${-r * 0.97} ${y - 4}A${r * 0.97} ${flat} 0 0 0 ${r * 0.97} ${y - 4}L${r * 0.9} ${y + 8}A${r * 0.9} ${flat} 0 0 1 ${-r * 0.9} ${y + 8}Z`,
      canvas.shade('#2f6f5f', 0, 0.4),
    ) +
    path(outline, round(canvas, blue, 0.44)) +
    line(ribs, canvas.shade(blue, 0, 0.5), 2.4, 'opacity=".55"') +
    line(edge(0), canvas.tone('#3f7fc0'), 5) +
    line(edge(5), canvas.tone(pigment.gold), 3)
  );
};

/** A round wall below a roof: red columns and panels of gold from `y` up. */
const drum = (canvas: Canvas, y: number, r: number, height: number): string => {
  const flat = r * 0.13;
  const body = d`M${-r} ${y}A${r} ${flat} 0 0 0 ${r} ${y}V${y - height}H${-r}Z`;
  const turns = Array.from({ length: 9 }, (_, i) => (Math.PI * (i + 0.5)) / 9);
  const columns = turns
    .map((turn) => d`M${-Math.cos(turn) * r} ${y + Math.sin(turn) * flat}v${-height}`)
    .join('');
  const band = (drop: number) => d`M${-r} ${y - height + drop}A${r} ${flat} 0 0 0 ${r} ${y - height + drop}`;
  return (
    path(body, round(canvas, red, 0.4)) +
    line(columns, canvas.tone('#d9533f'), 9, 'stroke-linecap="butt"') +
    line(band(6), canvas.tone('#2f7f6f'), 12, 'stroke-linecap="butt"') +
    line(band(6), canvas.tone(pigment.gold), 5, 'stroke-dasharray="14 10" stroke-linecap="butt"')
  );
};

/** The lattice doors of the hall, lit from inside after dark, on y = 0. */
const doors = (canvas: Canvas): string => {
  const open = canvas.dark || canvas.light === 'dusk';
  return times(5, (i) => {
    const [x, w] = [-118 + i * 52, 28 - Math.abs(i - 2) * 3];
    const y = 18 - Math.abs(i - 2) ** 2 * 1.6;
    return (
      rect(x, y - 92, w, 92, canvas.shade('#6a221d', 0, 0.2)) +
      rect(x + 4, y - 86, w - 8, 52, open ? canvas.pane() : canvas.tone('#e0b04f')) +
      rect(x + 4, y - 28, w - 8, 22, canvas.tone('#c9953f'))
    );
  });
};

/** The round hall under three roofs, standing on y = 0. */
const prayerHall = (canvas: Canvas): string =>
  drum(canvas, 0, 168, 112) +
  at(0, 0, doors(canvas)) +
  roundRoof(canvas, -100, 232, 150, 62) +
  drum(canvas, -162, 146, 44) +
  roundRoof(canvas, -194, 196, 118, 60) +
  drum(canvas, -254, 114, 40) +
  roundRoof(canvas, -284, 160, 12, 112) +
  path(
    'M-14 -394Q-26 -414 -8 -426Q-16 -440 0 -458Q16 -440 8 -426Q26 -414 14 -394Z',
    canvas.tone(pigment.gold),
  ) +
  rect(-19, -276, 38, 34, canvas.tone(pigment.gold)) +
  rect(-13, -271, 26, 24, canvas.tone('#1f3f7a'));

/** The stairs up to the hall, with the carved slab in their middle. */
const stairs = (canvas: Canvas): string => {
  const flight = (top: number, bottom: number, w1: number, w2: number) =>
    path(d`M${-w1} ${top}H${w1}L${w2} ${bottom}H${-w2}Z`, canvas.tone('#eee6d4')) +
    line(
      times(8, (i) => {
        const share = (i + 0.5) / 8;
        const w = w1 + (w2 - w1) * share;
        return d`M${-w} ${top + (bottom - top) * share}H${w}`;
      }),
      canvas.shade('#cfc5b0', 0, 0.2),
      2.4,
    ) +
    path(
      d`M${-w1 * 0.24} ${top}H${w1 * 0.24}L${w2 * 0.24} ${bottom}H${-w2 * 0.24}Z`,
      canvas.tone('#d9cfbb'),
    ) +
    line(
      d`M${-w1} ${top - 12}L${-w2} ${bottom - 14}M${w1} ${top - 12}L${w2} ${bottom - 14}`,
      canvas.tone(marble),
      12,
    );
  return flight(622, 668, 62, 72) + flight(684, 732, 78, 92) + flight(750, 806, 100, 122);
};

/** Old cypresses beside the way, standing on y = 0. */
const cypress = (canvas: Canvas, height: number, distance: number): string => {
  const h = height;
  const crown = d`M${-h * 0.17} ${-h * 0.16}Q${-h * 0.26} ${-h * 0.5} ${-h * 0.1} ${-h * 0.8}Q0 ${-h * 1.1} ${h * 0.1} ${-h * 0.8}Q${h * 0.26} ${-h * 0.5} ${h * 0.17} ${-h * 0.16}Q0 ${-h * 0.06} ${-h * 0.17} ${-h * 0.16}Z`;
  const dark = d`M${h * 0.02} ${-h * 0.99}Q${h * 0.07} ${-h * 0.9} ${h * 0.1} ${-h * 0.8}Q${h * 0.26} ${-h * 0.5} ${h * 0.17} ${-h * 0.16}Q${h * 0.1} ${-h * 0.1} ${h * 0.02} ${-h * 0.1}Q${h * 0.12} ${-h * 0.5} ${h * 0.02} ${-h * 0.99}Z`;
  return (
    line(d`M0 0V${-h * 0.3}`, canvas.shade(pigment.wood, distance), h * 0.06) +
    path(crown, canvas.tone('#3f7f5a', distance)) +
    path(dark, canvas.shade('#3f7f5a', distance, 0.34))
  );
};

const templeOfHeaven = (canvas: Canvas): string => {
  const { random } = canvas;
  const far = canvas.stamp(cypress(canvas, 130, 0.3));
  const near = canvas.stamp(cypress(canvas, 250, 0.02));
  return (
    sky(canvas, { sun: [random.between(230, 320), 210], horizon: 600, birds: false }) +
    ranges(canvas, 630, 80, '#6f9a8f', 2) +
    mist(canvas, 540, 90, 0.5) +
    times(14, (i) => far(-10 + i * 94, 672 + (i % 3) * 4, random.between(0.8, 1.2))) +
    rect(0, 668, 1200, 232, canvas.linear([canvas.tone('#e2d8c0', 0.1), canvas.tone('#c9bb9c')])) +
    hedge(canvas, [-20, 692], 1240, 22, '#4f8f5f', 0.14) +
    at(
      600,
      0,
      times(3, (i) => terrace(canvas, 740 - i * 62, 520 - i * 100, 60)),
    ) +
    at(600, 590, prayerHall(canvas)) +
    at(600, 0, stairs(canvas)) +
    path('M478 806H722L900 900H300Z', canvas.tone('#f1e9d8')) +
    path('M556 806H644L690 900H510Z', canvas.tone('#ddd2bb')) +
    near(70, 868, 1.1) +
    near(180, 884, 0.86) +
    near(1130, 868, 1.12) +
    near(1024, 886, 0.82) +
    (canvas.dark ? '' : birds(canvas, 880, 260))
  );
};

export const roundTemples = {
  'temple-of-heaven': { lights: anyLight, draw: templeOfHeaven },
} satisfies Record<string, Scene>;
