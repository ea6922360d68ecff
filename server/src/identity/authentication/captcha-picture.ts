import { glyphs } from './captcha-glyphs.ts';

const width = 120;
const height = 40;
const inks = ['#0b4f8a', '#14202b', '#1f6f54', '#8a3b12'];

/** A number in [0, 1): random in the portal, fixed in tests. */
export type Chance = () => number;

const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);
const short = (value: number): string => value.toFixed(1);
const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;

type Points = readonly (readonly [number, number])[];

const jittered = (chance: Chance, points: Points): Points =>
  points.map(([x, y]) => [x + between(chance, -0.45, 0.45), y + between(chance, -0.45, 0.45)]);

/** A path that curves between the midpoints of its points, so that corners are rounded. */
const pathOf = (points: Points): string => {
  const [[x0, y0] = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? [x0, y0];
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`;
  });
  return `M${short(x0)} ${short(y0)}${bends.join('')}L${short(last[0])} ${short(last[1])}`;
};

const drawSign = (chance: Chance, sign: string, left: number): string => {
  const path = (glyphs[sign] ?? []).map((stroke) => pathOf(jittered(chance, stroke))).join('');
  const place = `translate(${short(left)} ${short(between(chance, 9, 14))})`;
  const turn = `rotate(${short(between(chance, -14, 14))} 5 7) skewX(${short(between(chance, -10, 10))})`;
  const scale = `scale(${between(chance, 1.1, 1.3).toFixed(2)})`;
  return `<path d="${path}" transform="${place} ${turn} ${scale}" stroke="${oneOf(chance, inks)}" stroke-width="${short(between(chance, 1.5, 2))}"/>`;
};

const drawWave = (chance: Chance): string => {
  const [start, middle, end] = [0, 1, 2].map(() => short(between(chance, 2, height - 2)));
  return `<path d="M0 ${start}Q${short(between(chance, 30, 90))} ${middle} ${width} ${end}" stroke="${oneOf(chance, inks)}" stroke-width="0.9" opacity="0.5"/>`;
};

const drawDot = (chance: Chance): string =>
  `<circle cx="${short(between(chance, 0, width))}" cy="${short(between(chance, 0, height))}" r="0.9" fill="${oneOf(chance, inks)}" stroke="none" opacity="0.45"/>`;

/** Draws the distorted signs crossed by waves: an SVG of 120×40 as data URI, without text elements. */
export const drawCaptcha = (signs: readonly string[], chance: Chance = Math.random): string => {
  const step = (width - 14) / signs.length;
  const parts = [
    ...signs.map((sign, index) =>
      drawSign(chance, sign, 7 + index * step + between(chance, -1, 1) + (step - 13) / 2),
    ),
    ...Array.from({ length: 3 }, () => drawWave(chance)),
    ...Array.from({ length: 24 }, () => drawDot(chance)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#f7f2e9"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
