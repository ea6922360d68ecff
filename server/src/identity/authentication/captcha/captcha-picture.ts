import {
  blend,
  type Canvas,
  createCanvas,
  drawLine,
  encodePng,
  type Ink,
  type Point,
} from './captcha-canvas.ts';
import { glyphs } from './captcha-glyphs.ts';

/** Shown at 120×40: one and a half pixels for each, as on most phones. */
const width = 180;
const height = 60;
const paper: Ink = [247, 242, 233];
const inks: readonly Ink[] = [
  [11, 79, 138],
  [20, 32, 43],
  [31, 111, 84],
  [138, 59, 18],
];

/** A number in [0, 1): random in the portal, fixed in tests. */
export type Chance = () => number;

const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);
const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;

const stepsPerBend = 6;

const bend = (from: Point, control: Point, to: Point): Point[] =>
  Array.from({ length: stepsPerBend }, (_, index) => {
    const t = (index + 1) / stepsPerBend;
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });

/** A line that curves between the midpoints of its points, so that corners are rounded. */
const smooth = (points: readonly Point[]): Point[] => {
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? first;
  const line: Point[] = [first];
  for (const [index, control] of rest.slice(0, -1).entries()) {
    const next = rest[index + 1] ?? last;
    const middle: Point = [(control[0] + next[0]) / 2, (control[1] + next[1]) / 2];
    line.push(...bend(line.at(-1) ?? first, control, middle));
  }
  return [...line, last];
};

type Place = (point: Point) => Point;

/** Turns, slants and scales a sign in its box of 10×14, then bends it with the waves of the picture. */
const placeSign = (chance: Chance, left: number, warp: Place): Place => {
  const [angle, slant] = [between(chance, -0.3, 0.3), between(chance, -0.25, 0.25)];
  const [scale, top] = [between(chance, 1.8, 2.2), between(chance, 11, 19)];
  return ([x, y]) => {
    const [u, v] = [x - 5 + slant * (y - 7) + between(chance, -0.4, 0.4), y - 7 + between(chance, -0.4, 0.4)];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return warp([left + 10 + scale * (u * cos - v * sin), top + 14 + scale * (u * sin + v * cos)]);
  };
};

const makeWarp = (chance: Chance): Place => {
  const [across, down] = [between(chance, 0, 6.3), between(chance, 0, 6.3)];
  const [wide, high] = [between(chance, 1, 2), between(chance, 1.5, 3)];
  return ([x, y]) => [x + wide * Math.sin(y / 9 + across), y + high * Math.sin(x / 22 + down)];
};

const drawSign = (canvas: Canvas, chance: Chance, sign: string, place: Place): void => {
  const ink = oneOf(chance, inks);
  const radius = between(chance, 1.1, 1.6);
  for (const stroke of glyphs[sign] ?? []) drawLine(canvas, smooth(stroke.map(place)), radius, ink);
};

/** A line across the picture, as dark as the signs. */
const drawWave = (canvas: Canvas, chance: Chance): void => {
  const points = Array.from(
    { length: 7 },
    (_, index): Point => [(index * width) / 6, between(chance, 4, height - 4)],
  );
  drawLine(canvas, smooth(points), between(chance, 0.4, 0.8), oneOf(chance, inks));
};

/** Grain, or a speck of ink or paper. */
const addGrain = (canvas: Canvas, chance: Chance, pixel: Point): void => {
  if (chance() < 0.05) blend(canvas, pixel, oneOf(chance, [...inks, paper]), between(chance, 0.3, 0.8));
  else blend(canvas, pixel, chance() < 0.5 ? [0, 0, 0] : [255, 255, 255], chance() * 0.18);
};

const addNoise = (canvas: Canvas, chance: Chance): void => {
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) addGrain(canvas, chance, [x, y]);
};

/**
 * Draws the signs, distorted, crossed by lines and under noise, as pixels: a PNG of 180×60 as data URI. Nothing in it
 * names the signs.
 */
export const drawCaptcha = async (
  signs: readonly string[],
  chance: Chance = Math.random,
): Promise<string> => {
  const canvas = createCanvas(width, height, paper);
  const warp = makeWarp(chance);
  const step = (width - 20) / signs.length;
  for (let lines = 0; lines < 2; lines += 1) drawWave(canvas, chance);
  for (const [index, sign] of signs.entries()) {
    const left = 10 + index * step + between(chance, -2, 2) + (step - 20) / 2;
    drawSign(canvas, chance, sign, placeSign(chance, left, warp));
  }
  drawWave(canvas, chance);
  addNoise(canvas, chance);
  return `data:image/png;base64,${(await encodePng(canvas)).toString('base64')}`;
};
