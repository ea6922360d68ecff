import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { circle, d, ellipse, line, type Point, path, times } from '../shapes.ts';

/** A pineapple on its rosette of blades, standing at the origin. */
export function pineapple(canvas: Canvas, height: number, fruit = true): string {
  const h = height;
  const blade = (angle: number, length: number) => {
    const x = Math.sin(angle) * length;
    const y = -Math.cos(angle) * length * 0.8;
    return d`M${-h * 0.05} 0Q${x * 0.3 - h * 0.05} ${y * 0.7} ${x} ${y}Q${x * 0.5 + h * 0.05} ${y * 0.4} ${h * 0.05} 0Z`;
  };
  const back = [-1.35, -0.9, -0.45, 0.45, 0.9, 1.35].map((a) => blade(a, h * 0.62)).join('');
  const front = [-1.5, -1.1, 1.1, 1.5].map((a) => blade(a, h * 0.5)).join('');
  const leaves = path(back, canvas.shade('#4c9a6a', 0, 0.2));
  if (!fruit) return leaves + path(front, canvas.tone('#5aa874'));
  const crown = [-0.7, -0.35, 0, 0.35, 0.7].map((a) => blade(a, h * 0.34)).join('');
  const skin = canvas.linear(
    [
      [0, canvas.tone('#f6b23c')],
      [0.6, canvas.tone('#f09a2e')],
      [1, canvas.shade('#d9722c')],
    ],
    true,
  );
  const net = d`M${-h * 0.14} ${-h * 0.5}l${h * 0.25} ${h * 0.26}M${-h * 0.16} ${-h * 0.36}l${h * 0.19} ${h * 0.2}M${h * 0.14} ${-h * 0.5}l${-h * 0.25} ${h * 0.26}M${h * 0.16} ${-h * 0.36}l${-h * 0.19} ${h * 0.2}`;
  return (
    leaves +
    `<g transform="${d`translate(0 ${-h * 0.54})`}">${path(crown, canvas.tone('#4f9d62'))}</g>` +
    ellipse(0, -h * 0.36, h * 0.19, h * 0.24, skin) +
    line(net, canvas.shade('#b5651f'), h * 0.014, 'opacity=".6"') +
    path(front, canvas.tone('#5aa874'))
  );
}

/** A flower with its stem, head at the top. */
export function flower(canvas: Canvas, height: number, colour: string, petals: number): string {
  const r = height * 0.16;
  const petal = (i: number) => {
    const angle = (i / petals) * 360;
    return `<ellipse${d` cx="0" cy="${-r}" rx="${r * 0.5}" ry="${r}" transform="rotate(${angle})"`}/>`;
  };
  return (
    line(d`M0 0Q${height * 0.06} ${-height * 0.5} 0 ${-height}`, canvas.shade(pigment.leaf), height * 0.035) +
    path(
      d`M${height * 0.02} ${-height * 0.35}q${height * 0.24} ${-height * 0.2} ${height * 0.3} ${-height * 0.02}q${-height * 0.12} ${height * 0.12} ${-height * 0.3} ${height * 0.02}Z`,
      canvas.tone(pigment.leaf),
    ) +
    `<g transform="${d`translate(0 ${-height})`}"><g fill="${canvas.tone(colour)}">${times(petals, petal)}</g>${circle(0, 0, r * 0.55, canvas.tone(mix(pigment.gold, colour, 0.1)))}</g>`
  );
}

/** A run of bushes to the right of a point on the ground. */
export function hedge(
  canvas: Canvas,
  [x, y]: Point,
  width: number,
  height: number,
  colour: string,
  distance = 0,
): string {
  const { random } = canvas;
  const count = Math.max(2, Math.round(width / (height * 1.1)));
  const step = width / count;
  const bumps = times(count, () => d`a${step * 0.52} ${height * random.between(0.8, 1.15)} 0 0 1 ${step} 0`);
  return path(d`M${x} ${y}${bumps}Z`, canvas.tone(colour, distance));
}
