import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { circle, d, line, path } from '../../shapes.ts';

/** A coconut palm with its foot at the origin; `height` up to the crown, leaning by `lean`. */
export function palm(canvas: Canvas, height: number, lean: number, distance = 0): string {
  const { random } = canvas;
  const trunk = canvas.tone('#8d6242', distance);
  const foot = height * 0.035;
  const stem = d`M${-foot * 1.3} 0Q${lean * 0.15 - foot} ${-height * 0.55} ${lean - foot * 0.7} ${-height}h${foot * 1.4}Q${lean * 0.15 + foot} ${-height * 0.5} ${foot * 1.3} 0Z`;
  const frond = (turn: number, side: 1 | -1, sunlit: boolean) => {
    const length = height * random.between(0.42, 0.52);
    const colour = sunlit ? canvas.tone('#2d8a5b', distance) : canvas.shade('#2d8a5b', distance, 0.22);
    const leaf = d`M0 0Q${length * 0.45} ${-length * 0.42} ${length} ${length * 0.12}L${length * 0.86} ${length * 0.02}L${length * 0.8} ${length * 0.14}L${length * 0.66} ${-length * 0.03}L${length * 0.58} ${length * 0.1}L${length * 0.46} ${-length * 0.06}L${length * 0.38} ${length * 0.06}Q${length * 0.2} ${-length * 0.04} 0 0Z`;
    return path(leaf, colour, d`transform="translate(${lean} ${-height}) scale(${side} 1) rotate(${turn})"`);
  };
  const turns = [52, 14, -22, -56].map((turn) => turn + random.between(-7, 7));
  const nuts = [-9, 2, 11]
    .map((x, i) =>
      circle(
        lean + x * height * 0.003,
        -height + height * 0.03 + i,
        height * 0.025,
        canvas.shade('#b5713c', distance),
      ),
    )
    .join('');
  return (
    path(stem, trunk) +
    turns.map((turn, i) => frond(turn, 1, i % 2 === 1) + frond(turn, -1, i % 2 === 0)).join('') +
    nuts
  );
}

/** A round-headed tree made of two tones of leaf. */
export function tree(canvas: Canvas, height: number, colour: string, distance = 0): string {
  const r = height * 0.3;
  const leaf = canvas.tone(colour, distance);
  const dark = canvas.shade(colour, distance, 0.24);
  return (
    line(d`M0 0V${-height * 0.5}`, canvas.shade(pigment.wood, distance), height * 0.07) +
    circle(r * 0.42, -height * 0.56, r * 0.82, dark) +
    circle(-r * 0.45, -height * 0.58, r * 0.8, leaf) +
    circle(0, -height * 0.74, r, leaf) +
    path(
      d`M${r * 0.28} ${-height * 0.74 - r * 0.96}a${r} ${r} 0 0 1 ${-r * 0.28} ${r * 1.96}q${r * 0.5} ${-r} ${r * 0.28} ${-r * 1.96}Z`,
      dark,
    )
  );
}

/** A conifer in tiers, lit from the left. */
export function pine(canvas: Canvas, height: number, distance = 0, colour: string = pigment.pine): string {
  const tiers = [0.42, 0.68, 1].map((share, i) => {
    const bottom = -height * (0.72 - i * 0.29);
    const half = height * 0.23 * (0.45 + share * 0.5);
    return d`M0 ${bottom - height * 0.34}L${half} ${bottom}H${-half}Z`;
  });
  const halves = [0.42, 0.68, 1].map((share, i) => {
    const bottom = -height * (0.72 - i * 0.29);
    return d`M0 ${bottom - height * 0.34}L${height * 0.23 * (0.45 + share * 0.5)} ${bottom}H0Z`;
  });
  return (
    line(
      d`M0 0V${-height * 0.2}`,
      canvas.shade(pigment.wood, distance),
      height * 0.05,
      'stroke-linecap="butt"',
    ) +
    path(tiers.join(''), canvas.tone(colour, distance)) +
    path(halves.join(''), canvas.shade(colour, distance, 0.3))
  );
}

/** The flat-topped pine of temple hills: a bent trunk and shelves of needles. */
export function oldPine(canvas: Canvas, height: number, distance = 0): string {
  const bark = canvas.shade('#6d4a3a', distance);
  const shelf = (x: number, y: number, w: number) =>
    path(
      d`M${x - w} ${y}q${w * 0.1} ${-w * 0.3} ${w * 0.5} ${-w * 0.28}q${w * 0.3} ${-w * 0.22} ${w * 0.7} ${-w * 0.02}q${w * 0.6} ${-w * 0.06} ${w * 0.8} ${w * 0.3}Z`,
      canvas.tone(pigment.pine, distance),
    ) +
    path(
      d`M${x - w} ${y}h${w * 2}q${-w * 0.2} ${-w * 0.14} ${-w * 0.8} ${-w * 0.08}q${-w * 0.6} ${-w * 0.1} ${-w * 1.2} ${w * 0.08}Z`,
      canvas.shade(pigment.pine, distance, 0.34),
    );
  const h = height;
  return (
    line(
      d`M0 0C${h * 0.14} ${-h * 0.3} ${-h * 0.12} ${-h * 0.5} ${h * 0.04} ${-h * 0.86}M${h * 0.02} ${-h * 0.42}q${h * 0.16} ${-h * 0.06} ${h * 0.26} ${-h * 0.14}M${-h * 0.02} ${-h * 0.56}q${-h * 0.14} ${-h * 0.04} ${-h * 0.22} ${-h * 0.1}`,
      bark,
      h * 0.05,
    ) +
    shelf(h * 0.27, -h * 0.54, h * 0.23) +
    shelf(-h * 0.24, -h * 0.64, h * 0.2) +
    shelf(h * 0.04, -h * 0.82, h * 0.27)
  );
}

/** A mangrove: arching roots out of the water and a low wide crown. */
export function mangrove(canvas: Canvas, height: number, distance = 0): string {
  const { random } = canvas;
  const bark = canvas.shade('#7a5240', distance);
  const h = height;
  const roots = [-0.34, -0.22, -0.1, 0.1, 0.22, 0.34].map((x) => {
    const top = random.between(0.26, 0.36);
    return d`M0 ${-h * top}Q${h * x * 0.9} ${-h * (top - 0.02)} ${h * x} 0`;
  });
  const limbs = d`M0 ${-h * 0.2}V${-h * 0.5}M0 ${-h * 0.36}L${-h * 0.24} ${-h * 0.58}M0 ${-h * 0.4}L${h * 0.24} ${-h * 0.6}`;
  const crown = (dy: number) =>
    d`M${-h * 0.52} ${-h * (0.5 + dy)}a${h * 0.15} ${h * 0.15} 0 0 1 ${h * 0.12} ${-h * 0.2}a${h * 0.2} ${h * 0.2} 0 0 1 ${h * 0.32} ${-h * 0.12}a${h * 0.2} ${h * 0.2} 0 0 1 ${h * 0.34} ${h * 0.08}a${h * 0.15} ${h * 0.15} 0 0 1 ${h * 0.24} ${h * 0.24}q${-h * 0.5} ${h * 0.14} ${-h * 1.02} 0Z`;
  return (
    line(roots.join(''), bark, h * 0.026) +
    line(limbs, bark, h * 0.05) +
    path(crown(0), canvas.shade(pigment.leaf, distance, 0.34)) +
    `<g transform="${d`translate(${-h * 0.04} ${-h * 0.07})`} scale(.9)">${path(crown(0.02), canvas.tone(pigment.leaf, distance))}</g>`
  );
}
