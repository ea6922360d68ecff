import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { circle, curve, d, faded, line, number, type Point, path, rect, times } from '../../shapes.ts';

export interface SkyPlan {
  /** Where the sun or the moon stands. */
  readonly sun: Point;
  readonly radius?: number;
  /** Where the sky meets water or land. */
  readonly horizon: number;
  readonly clouds?: number;
  readonly birds?: boolean;
}

/** Air, light, clouds and birds: the ground every outdoor picture stands on. */
export function sky(canvas: Canvas, plan: SkyPlan): string {
  const { palette, random, dark, light } = canvas;
  const [top, middle, low] = palette.sky;
  const at = plan.horizon / 900;
  const air = canvas.linear([
    [0, top],
    [at * 0.62, middle],
    [at, low],
  ]);
  return [
    rect(0, 0, 1200, 900, air),
    dark ? stars(canvas, plan.horizon) : '',
    sun(canvas, plan.sun, plan.radius ?? random.between(58, 84)),
    clouds(canvas, plan.horizon, plan.clouds ?? random.whole(3, 5)),
    plan.birds !== false && !dark && light !== 'rain'
      ? birds(canvas, random.between(640, 900), plan.horizon * random.between(0.46, 0.6))
      : '',
  ].join('');
}

function sun(canvas: Canvas, [x, y]: Point, r: number): string {
  const { palette, light, dark } = canvas;
  const glow = canvas.radial([
    [0, palette.glow, 0.85],
    [0.35, palette.glow, 0.4],
    [1, palette.glow, 0],
  ]);
  const disc = canvas.linear([palette.sun, mix(palette.sun, palette.glow, 0.75)]);
  const halo = circle(x, y, r * 4.6, glow);
  if (light === 'rain') return halo + circle(x, y, r, palette.sun, 'opacity=".55"');
  const craters = dark
    ? `<g fill="${palette.glow}" opacity=".28">${moonMark(x - r * 0.3, y - r * 0.2, r * 0.2)}${moonMark(x + r * 0.3, y + r * 0.3, r * 0.26)}${moonMark(x + r * 0.22, y - r * 0.42, r * 0.11)}</g>`
    : '';
  return halo + circle(x, y, r * 1.55, palette.glow, 'opacity=".22"') + circle(x, y, r, disc) + craters;
}

const moonMark = (x: number, y: number, r: number) => d`<circle cx="${x}" cy="${y}" r="${r}"/>`;

function stars({ random }: Canvas, horizon: number): string {
  const dot = () => d`M${random.between(10, 1190)} ${random.between(10, horizon * 0.78)}h.1`;
  return [2, 3, 4.4]
    .map((width, i) => line(times(30 - i * 11, dot), '#fff8e0', width, `opacity="${number(0.5 + i * 0.15)}"`))
    .join('');
}

/** Clouds lie in bands: smaller and paler towards the horizon, clear of the middle. */
function clouds(canvas: Canvas, horizon: number, count: number): string {
  const { random } = canvas;
  return times(count, (i) => {
    const share = (i + 0.6) / count;
    const y = horizon * (0.26 + share * 0.52) + random.between(-14, 14);
    const side = i % 2 ? random.between(640, 1130) : random.between(40, 520);
    return cloud(canvas, side, y, random.between(190, 330) * (1.25 - share * 0.7), 0.9 - share * 0.35);
  });
}

/** A flat-bottomed cloud that melts downwards. */
export function cloud(canvas: Canvas, x: number, y: number, width: number, strength: number): string {
  const { random, palette } = canvas;
  const bumps = random.whole(4, 6);
  const fill = canvas.linear([
    [0, palette.cloud, strength],
    [1, palette.cloud, strength * 0.15],
  ]);
  const step = width / bumps;
  const arcs = times(bumps, (i) => {
    const middle = 1 - Math.abs((i + 0.5) / bumps - 0.5) * 2;
    const rise = (i < bumps / 2 ? -1 : 1) * middle * step * 0.16;
    return d`a${step * 0.52} ${step * (0.42 + middle * 0.34)} 0 0 1 ${step} ${rise}`;
  });
  return path(d`M${x - width / 2} ${y}${arcs}L${x + width / 2} ${y}Z`, fill);
}

export function birds(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas;
  const flock = times(random.whole(3, 6), (i) => {
    const size = random.between(9, 17);
    const left = x + (i % 3) * random.between(34, 60) - 40;
    const top = y + i * random.between(-16, 16);
    return d`M${left - size} ${top - size * 0.3}q${size * 0.6} ${-size * 0.25} ${size} ${size * 0.3}q${size * 0.4} ${-size * 0.55} ${size} ${-size * 0.3}`;
  });
  return line(flock, canvas.tone('#14304a', 0.1), 3, 'stroke-linejoin="round"');
}

/** Falling rain over everything else. */
export function rain({ random }: Canvas): string {
  const streaks = times(64, () => {
    const length = random.between(18, 46);
    return d`M${random.between(-20, 1220)} ${random.between(-20, 900)}l${-length * 0.28} ${length}`;
  });
  return faded(0.32, line(streaks, '#ffffff', 2));
}

/** A veil of mist lying across the picture. */
export function mist(canvas: Canvas, y: number, height: number, strength = 0.7): string {
  const { haze } = canvas.palette;
  return rect(
    0,
    y,
    1200,
    height,
    canvas.linear([
      [0, haze, 0],
      [0.6, haze, strength],
      [1, haze, 0],
    ]),
  );
}

/** Broad flat rays spreading from a point. */
export function rays(x: number, y: number, colour: string, opacity: number, turn = 0): string {
  const spokes = times(12, (i) => {
    const angle = (i / 12) * Math.PI * 2 + turn;
    const end = (a: number) => d`${x + Math.cos(a) * 1300} ${y + Math.sin(a) * 1300}`;
    return d`M${x} ${y}L${end(angle)}L${end(angle + Math.PI / 12)}Z`;
  });
  return path(spokes, colour, `opacity="${opacity}"`);
}

/** A wavering ribbon of cloud, for high peaks and night skies. */
export function ribbon(points: readonly Point[], colour: string, width: number, opacity: number): string {
  return line(curve(points), colour, width, `opacity="${opacity}"`);
}
