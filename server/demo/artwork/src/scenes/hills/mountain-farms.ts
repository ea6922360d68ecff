import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { hills, ranges, ridge } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { birds, mist, sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { at, curve, d, ellipse, line, type Point, path, rect, times } from '../../shapes.ts';
import { anyLight, dayLight, type Scene } from '../scene.ts';

/** A timber house on a slope, its ground at y = 0. */
const timberHouse = (canvas: Canvas, width: number, distance: number): string => {
  const [half, wall] = [width / 2, '#a8744c'];
  return (
    rect(-half * 0.84, -width * 0.5, width * 0.84, width * 0.5, canvas.tone(wall, distance)) +
    rect(half * 0.3, -width * 0.5, half * 0.54, width * 0.5, canvas.shade(wall, distance)) +
    line(
      d`M${-half * 0.84} ${-width * 0.24}H${half * 0.84}`,
      canvas.shade(wall, distance, 0.5),
      width * 0.03,
    ) +
    times(3, (i) =>
      rect(-half * 0.66 + i * half * 0.5, -width * 0.44, half * 0.26, width * 0.13, canvas.pane(distance)),
    ) +
    path(
      d`M${-half * 1.14} ${-width * 0.46}L${-half * 0.7} ${-width * 0.76}H${half * 0.7}L${half * 1.14} ${-width * 0.46}Z`,
      canvas.tone('#5f5a5a', distance),
    )
  );
};

/** The outline of a field on a round hill, 200 broad, with spurs and hollows. */
const field = (canvas: Canvas): string => {
  const phase = canvas.random.between(0, 6);
  const points = Array.from({ length: 21 }, (_, i): Point => {
    const angle = (i / 20) * Math.PI * 2;
    const r = 100 * (1 + Math.sin(angle * 3 + phase) * 0.08 + Math.sin(angle * 5 + phase * 2) * 0.05);
    return [Math.cos(angle) * r, Math.sin(angle) * r * 0.46];
  });
  return path(`${curve(points)}Z`, 'inherit');
};

interface Knoll {
  readonly width: number;
  readonly levels: number;
  /** Height of one bank. */
  readonly bank: number;
  readonly distance: number;
}

/** A hill of terraces: flooded fields that mirror the sky, and green ones, the lowest on y = 0. */
const terraces = (canvas: Canvas, { width, levels, bank, distance }: Knoll, rice: string): string => {
  const shape = canvas.stamp(field(canvas));
  const [bright, blue] = [canvas.palette.sky[2], canvas.palette.water[0]];
  return times(levels, (i) => {
    const scale = (width / 200) * (1 - (i / levels) * 0.88);
    const y = -i * bank;
    const green = i % 4 === 1 || i === levels - 1;
    const fill = green ? canvas.tone(rice, distance) : mix(bright, blue, 0.15 + (i % 3) * 0.16);
    return (
      `<g fill="${canvas.shade('#6f8a45', distance, 0.16)}">${shape(0, y + bank, scale)}</g>` +
      `<g fill="${canvas.tone('#a9c86a', distance)}">${shape(0, y + bank * 0.3, scale)}</g>` +
      `<g fill="${mix(fill, canvas.palette.haze, distance * 0.5)}">${shape(0, y, scale * 0.99)}</g>`
    );
  });
};

const riceTerraces = (canvas: Canvas): string => {
  const { random } = canvas;
  const rice = random.pick(['#8fb84f', '#7fb05a', '#b8b04f'] as const);
  const knoll = (x: number, y: number, width: number, levels: number, bank: number, distance: number) =>
    at(x, y, terraces(canvas, { width, levels, bank, distance }, rice));
  const wood = canvas.stamp(tree(canvas, 80, '#3f8f5f', 0.1));
  const village = times(5, (i) =>
    at(
      520 + (i % 3) * 84 + (i > 2 ? 40 : 0),
      520 + (i > 2 ? 34 : 0) + (i % 2) * 8,
      timberHouse(canvas, 76, 0.1),
    ),
  );
  return (
    sky(canvas, { sun: [random.between(440, 620), 190], horizon: 420 }) +
    ranges(canvas, 420, 230, '#4f8f7f', 3) +
    hills(canvas, ridge(canvas, 440, 24), '#6f9a5a', 0.2) +
    mist(canvas, 350, 110, 0.7) +
    knoll(170, 610, 780, 9, 14, 0.2) +
    knoll(1040, 600, 760, 10, 14, 0.16) +
    times(5, (i) => wood(470 + i * 66, 500 + (i % 2) * 8, random.between(0.7, 1))) +
    village +
    knoll(620, 880, 1500, 11, 24, 0)
  );
};

/** A round house of rammed earth seen from above, its eaves `width` broad, the front of its wall on y = 0. */
const roundHouse = (canvas: Canvas, width: number, distance = 0): string => {
  const r = width / 2;
  const [flat, high] = [0.42, r * 0.52];
  const top = -high - r * flat * 0.92;
  const [earth, tile] = ['#dcae74', '#6a6468'];
  const wall = canvas.linear(
    [
      canvas.tone(mix(earth, '#ffffff', 0.16), distance),
      canvas.tone(earth, distance),
      canvas.shade(earth, distance, 0.34),
    ],
    true,
  );
  const ring = (share: number, drop: number, fill: string) =>
    ellipse(0, top + drop, r * share, r * share * flat, fill);
  const spot = (angle: number, share: number, drop: number): Point => [
    Math.cos(angle) * r * share,
    top + drop + Math.sin(angle) * r * share * flat,
  ];
  const tiles = times(36, (i) => {
    const angle = (i / 36) * Math.PI * 2;
    const [x1, y1] = spot(angle, 0.99, 0);
    const [x2, y2] = spot(angle, 0.8, -r * 0.13);
    const [x3, y3] = spot(angle, 0.6, -r * 0.02);
    return d`M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`;
  });
  const windows = times(9, (i) => {
    const angle = Math.PI * (0.14 + i * 0.09);
    const [x, y] = spot(angle, 0.92, r * 0.2);
    return rect(x - r * 0.016, y, r * 0.032, r * 0.06, canvas.shade('#4f3a2c', distance));
  });
  const court = canvas.clip(ellipse(0, top - r * 0.02, r * 0.6, r * 0.6 * flat, '#000'));
  const body = r * 0.92;
  return (
    path(
      d`M${-body} ${top}L${-body * 0.97} ${top + high}A${body * 0.97} ${body * 0.97 * flat} 0 0 0 ${body * 0.97} ${top + high}L${body} ${top}Z`,
      wall,
    ) +
    windows +
    path(
      d`M${-r * 0.09} ${-r * 0.01}v${-r * 0.2}q${r * 0.09} ${-r * 0.1} ${r * 0.18} 0v${r * 0.2}Z`,
      canvas.shade('#5a3f30', distance),
    ) +
    ring(1, r * 0.05, canvas.shade('#4a3f3c', distance, 0.3)) +
    ring(1, 0, canvas.tone(tile, distance)) +
    ring(0.8, -r * 0.13, canvas.shade(tile, distance, 0.2)) +
    line(tiles, canvas.shade(tile, distance, 0.4), r * 0.012, 'opacity=".5"') +
    `<g clip-path="${court}">${
      ring(0.62, -r * 0.02, canvas.tone('#9a6a48', distance)) +
      line(
        times(17, (i) => d`M${-r * 0.6 + i * r * 0.075} ${top - r * 0.4}V${top + r * 0.1}`),
        canvas.shade('#6f4a34', distance),
        r * 0.02,
      ) +
      ring(0.56, r * 0.17, canvas.tone('#d9c9a8', distance)) +
      at(
        0,
        top + r * 0.17,
        path(
          d`M${-r * 0.26} ${r * 0.02}L${-r * 0.18} ${-r * 0.13}H${r * 0.18}L${r * 0.26} ${r * 0.02}Z`,
          canvas.tone('#7a7276', distance),
        ),
      )
    }</g>` +
    ellipse(
      0,
      top - r * 0.13,
      r * 0.8,
      r * 0.8 * flat,
      'none',
      `stroke="${canvas.tone('#a8a0a0', distance)}" stroke-width="${r * 0.025}"`,
    )
  );
};

const earthHouses = (canvas: Canvas): string => {
  const { random } = canvas;
  const wood = canvas.stamp(tree(canvas, 96, '#3f8f5f', 0.04));
  const step = (y: number, colour: string, distance: number) =>
    hills(canvas, ridge(canvas, y, 16), colour, distance);
  return (
    sky(canvas, { sun: [random.between(320, 460), 190], horizon: 420, birds: false }) +
    ranges(canvas, 420, 240, '#4f8f7f', 3) +
    mist(canvas, 330, 110, 0.6) +
    step(420, '#7fae62', 0.2) +
    step(456, '#6fa35c', 0.16) +
    at(600, 490, roundHouse(canvas, 200, 0.24)) +
    step(510, '#86b564', 0.1) +
    times(4, (i) => wood(30 + i * 46, 560 + (i % 2) * 14, random.between(0.7, 1))) +
    times(4, (i) => wood(1040 + i * 46, 560 + (i % 2) * 14, random.between(0.7, 1))) +
    at(300, 620, roundHouse(canvas, 320, 0.1)) +
    at(916, 630, roundHouse(canvas, 310, 0.1)) +
    step(680, '#79ac5c', 0.04) +
    step(730, '#6aa055', 0.02) +
    path('M560 836Q520 870 470 910H720Q670 860 640 836Z', canvas.tone('#ead6ac')) +
    at(606, 840, roundHouse(canvas, 470)) +
    times(3, (i) => wood(160 + i * 70, 850 + (i % 2) * 20, random.between(1, 1.4))) +
    times(3, (i) => wood(920 + i * 76, 850 + (i % 2) * 20, random.between(1, 1.4))) +
    hedge(canvas, [-30, 912], 440, 56, '#2f7a55') +
    hedge(canvas, [800, 912], 440, 56, '#2f7a55') +
    (canvas.dark ? '' : birds(canvas, 560, 260))
  );
};

export const mountainFarms = {
  'rice-terraces': { lights: dayLight, draw: riceTerraces },
  'earth-houses': { lights: anyLight, draw: earthHouses },
} satisfies Record<string, Scene>;
