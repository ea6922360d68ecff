import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { curve, d, faded, line, type Point, path, polygon, rect, times } from '../../shapes.ts';

/** Rolling ground across the whole picture: heights wander round `y` by `swing`. */
export function ridge(canvas: Canvas, y: number, swing: number, step = 130): Point[] {
  const { random } = canvas;
  const phase = random.between(0, 6);
  const count = Math.ceil(1320 / step) + 1;
  return Array.from({ length: count }, (_, i) => [
    i * step - 60,
    y + Math.sin(phase + i * 1.15) * swing * 0.6 + random.between(-0.5, 0.5) * swing,
  ]);
}

/** Ground below a ridge, a little lighter along its top. */
export function hills(canvas: Canvas, points: readonly Point[], colour: string, distance: number): string {
  const fill = canvas.linear([
    canvas.tone(colour, distance),
    canvas.tone(mix(colour, '#14202b', 0.12), Math.min(1, distance + 0.16)),
  ]);
  return path(`${curve(points)}V900H-60Z`, fill);
}

/** Far ranges, each paler than the one before it. */
export function ranges(canvas: Canvas, base: number, height: number, colour: string, count = 3): string {
  return times(count, (i) => {
    const share = (i + 1) / count;
    const y = base - height * (1 - share * 0.72);
    return hills(canvas, ridge(canvas, y, height * 0.34, 150 - i * 14), colour, 0.86 - share * 0.38);
  });
}

/** An island with its waterline at y = 0, `width` broad, lit from the left, its summit at x = `lean`. */
export function island(
  canvas: Canvas,
  width: number,
  height: number,
  colour: string,
  distance: number,
  lean = 0,
): string {
  const { random } = canvas;
  const half = width / 2;
  const outline = curve([
    [-half, 0],
    [-half * 0.8, -height * 0.16],
    [-half * 0.46 + lean, -height * random.between(0.5, 0.66)],
    [lean - half * 0.1, -height * 1.12],
    [half * 0.3 + lean, -height * random.between(0.7, 0.9)],
    [half * 0.62, -height * random.between(0.3, 0.42)],
    [half * 0.88, -height * 0.12],
    [half, 0],
  ]);
  const fill = canvas.linear([
    canvas.tone(colour, distance),
    canvas.tone(colour, Math.min(1, distance + 0.25)),
  ]);
  const shadow = d`M${lean} ${-height * 0.84}Q${lean + half * 0.1} ${-height * 0.5} ${lean - half * 0.08} ${-height * 0.3}T${lean + half * 0.06} 0H${half}Q${half * 0.8} ${-height * 0.2} ${half * 0.5} ${-height * 0.42}T${lean} ${-height * 0.84}Z`;
  return path(`${outline}Z`, fill) + path(shadow, canvas.shade(colour, distance), 'opacity=".5"');
}

/** Angular peaks with a dark side and snow, standing on y = 0. */
export function peak(
  canvas: Canvas,
  width: number,
  height: number,
  colour: string,
  distance: number,
  snow = 0.4,
) {
  const { random } = canvas;
  const half = width / 2;
  const top: Point = [random.between(-0.08, 0.08) * width, -height];
  const keel = (share: number): Point => [
    top[0] + ((share * 4) % 2 > 1 ? 1 : -1) * width * 0.05 * share + width * 0.03 * share,
    -height * (1 - share),
  ];
  const spine = [0.14, 0.3, 0.48, 0.7, 1].map(keel);
  const rim = (share: number, side: number): Point => [
    top[0] + (side * half - top[0]) * share,
    -height * (1 - share),
  ];
  const cap: Point[] = [
    top,
    rim(snow, 1),
    rim(snow * 0.8, 0.56),
    rim(snow * 1.2, 0.3),
    rim(snow * 0.82, 0),
    rim(snow * 1.25, -0.32),
    rim(snow * 0.76, -0.6),
    rim(snow, -1),
  ];
  const shaded: Point[] = [top, ...spine, [half, 0]];
  const face = canvas.linear([
    canvas.tone(colour, distance),
    canvas.tone(colour, Math.min(1, distance + 0.4)),
  ]);
  const whole = polygon([top, [half, 0], [-half, 0]], face);
  const dark = polygon(shaded, canvas.shade(colour, distance, 0.4), 'opacity=".55"');
  if (snow === 0) return whole + dark;
  return whole + polygon(cap, canvas.tone('#fdfdfb', distance * 0.6)) + dark;
}

/** A beach curving in from the lower edge, with the wet line along it. */
export function beach(canvas: Canvas, points: readonly Point[]): string {
  const edge = curve(points);
  const first = points[0]?.[0] ?? 0;
  const fill = canvas.linear([canvas.tone('#f7e3b8'), canvas.tone('#dcae74')]);
  const sand = path(`${edge}V900H${first}Z`, fill);
  const foam =
    line(edge, '#ffffff', 12, 'opacity=".75"') + line(edge, canvas.tone('#e2c48e'), 5, 'opacity=".7"');
  return foam + sand;
}

/** Planted rows running to a vanishing point, alternating two colours. */
export function rows(canvas: Canvas, [x, y]: Point, colours: readonly string[], count = 14): string {
  const span = 2600 / count;
  return colours
    .map((colour, kind) => {
      const stripes = times(count * 2, (i) => {
        if (i % colours.length !== kind) return '';
        const left = -2600 + i * span;
        return d`M${x + left * 0.1} ${y}L${x + left} 900h${span}L${x + (left + span) * 0.1} ${y}Z`;
      });
      return path(stripes, canvas.tone(colour));
    })
    .join('');
}

/** Level ground from `y` down, paler in the distance. */
export const ground = (canvas: Canvas, y: number, far: string, near: string) =>
  rect(0, y, 1200, 900 - y, canvas.linear([canvas.tone(far, 0.1), canvas.tone(near)]));

/** A path winding from the viewer towards a point. */
export function track(canvas: Canvas, to: Point, colour: string): string {
  const [x, y] = to;
  return path(
    d`M${x - 5} ${y}C${x - 60} ${y + 70} ${x + 150} ${y + 120} ${x + 40} ${y + 210}S${x - 200} 820 ${x - 170} 900H${x + 130}C${x + 60} 820 ${x + 210} ${y + 260} ${x + 210} ${y + 190}S${x - 10} ${y + 60} ${x + 5} ${y}Z`,
    canvas.tone(colour),
  );
}

/** Grass and leaves in the corners, dark against the light. */
export function tufts(canvas: Canvas, y: number, colour: string, count = 9): string {
  const { random } = canvas;
  const blades = times(count, () => {
    const x = random.chance(0.5) ? random.between(0, 330) : random.between(870, 1200);
    const h = random.between(40, 96);
    return d`M${x} ${y}q${-h * 0.2} ${-h * 0.6} ${-h * 0.4} ${-h}q${h * 0.34} ${h * 0.4} ${h * 0.44} ${h * 0.7}q${h * 0.06} ${-h * 0.6} ${h * 0.34} ${-h * 0.8}q${-h * 0.12} ${h * 0.6} ${-h * 0.1} ${h * 1.1}Z`;
  });
  return faded(0.95, path(blades, canvas.shade(colour)));
}
