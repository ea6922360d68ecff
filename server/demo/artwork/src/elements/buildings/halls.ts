import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { circle, d, line, path, rect, times } from '../../shapes.ts';

/** A tiled roof with upturned eaves: eaves at y = 0, `half` from the middle to the tip. */
export function curvedRoof(
  canvas: Canvas,
  half: number,
  height: number,
  colour: string,
  distance = 0,
  top = 0.16,
) {
  const lift = Math.min(height * 0.42, half * 0.2);
  const edge = d`M${-half} ${-lift}Q${-half * 0.78} 0 ${-half * 0.5} 0H${half * 0.5}Q${half * 0.78} 0 ${half} ${-lift}`;
  const slope = d`Q${half * 0.52} ${-height * 0.3} ${half * top} ${-height}`;
  const body = `${edge}${slope}${d`H${-half * top}Q${-half * 0.52} ${-height * 0.3} ${-half} ${-lift}Z`}`;
  const shaded = d`M${half * 0.12} 0H${half * 0.5}Q${half * 0.78} 0 ${half} ${-lift}Q${half * 0.52} ${-height * 0.3} ${half * top} ${-height}Q${half * 0.1} ${-height * 0.3} ${half * 0.12} 0Z`;
  return (
    path(body, canvas.tone(colour, distance)) +
    path(shaded, canvas.shade(colour, distance, 0.3), 'opacity=".7"')
  );
}

/** A tiered pagoda on y = 0. */
export function pagoda(canvas: Canvas, width: number, tiers: number, colour: string, distance = 0): string {
  const wall = '#fbeed6';
  const tier = width * 0.4;
  const storeys = times(tiers, (i) => {
    const half = (width / 2) * (1 - (i / tiers) * 0.52);
    const bottom = -i * tier;
    const body = half * 0.68;
    const opening = half * 0.17;
    const arch = (x: number) =>
      d`M${x - opening} ${bottom}v${-tier * 0.3}a${opening} ${opening} 0 0 1 ${opening * 2} 0v${tier * 0.3}Z`;
    return (
      rect(-body, bottom - tier * 0.72, body * 2, tier * 0.72, canvas.tone(wall, distance)) +
      rect(body * 0.3, bottom - tier * 0.72, body * 0.7, tier * 0.72, canvas.shade(wall, distance, 0.2)) +
      path(
        arch(0) + arch(-body * 0.58) + arch(body * 0.58),
        canvas.dark ? canvas.pane(distance) : canvas.shade('#6b3c33', distance),
      ) +
      `<g transform="${d`translate(0 ${bottom - tier * 0.62})`}">${curvedRoof(canvas, half * 1.18, tier * 0.44, colour, distance, 0.56)}</g>`
    );
  });
  const crown = -tiers * tier;
  const tip = width * 0.5 * (1 - ((tiers - 1) / tiers) * 0.52);
  const base = rect(
    -width * 0.44,
    -width * 0.02,
    width * 0.88,
    width * 0.06,
    canvas.shade(pigment.stone, distance, 0.1),
  );
  const gold = canvas.tone(pigment.gold, distance);
  return (
    base +
    storeys +
    `<g transform="${d`translate(0 ${crown + tier * 0.1})`}">${curvedRoof(canvas, tip * 0.8, tier * 0.62, colour, distance, 0.08)}</g>` +
    line(d`M0 ${crown - tier * 0.4}v${-tier * 0.7}`, gold, width * 0.024) +
    circle(0, crown - tier * 0.58, width * 0.035, gold) +
    circle(0, crown - tier * 0.8, width * 0.024, gold)
  );
}

/** A broad hall with columns and one or two roofs. */
export function hall(canvas: Canvas, width: number, colour: string, double: boolean, distance = 0): string {
  const half = width / 2;
  const wall = width * 0.17;
  const columns = times(8, (i) => d`M${-half * 0.78 + (i * half * 1.56) / 7} 0v${-wall}`);
  const doors = times(
    7,
    (i) => d`M${-half * 0.72 + (i * half * 1.56) / 7} 0v${-wall * 0.74}h${half * 0.1}v${wall * 0.74}Z`,
  );
  const steps = [0, 1, 2].map((i) =>
    rect(
      -half * (0.86 + i * 0.06),
      i * width * 0.022,
      half * (1.72 + i * 0.12),
      width * 0.023,
      i % 2 ? canvas.tone(pigment.stone, distance) : canvas.shade(pigment.stone, distance, 0.14),
    ),
  );
  const upper = double
    ? `<g transform="${d`translate(0 ${-wall - width * 0.11})`}">${rect(-half * 0.6, -width * 0.06, half * 1.2, width * 0.1, canvas.shade('#b5473c', distance))}<g transform="${d`translate(0 ${-width * 0.04})`}">${curvedRoof(canvas, half * 0.84, width * 0.13, colour, distance, 0.5)}</g></g>`
    : '';
  return (
    steps.join('') +
    rect(-half * 0.82, -wall, half * 1.64, wall, canvas.shade('#8c3b32', distance, 0.2)) +
    path(
      doors,
      canvas.dark || canvas.light === 'dusk' ? canvas.pane(distance) : canvas.tone('#e9c993', distance),
    ) +
    line(columns, canvas.tone('#c8483c', distance), width * 0.02, 'stroke-linecap="butt"') +
    upper +
    `<g transform="${d`translate(0 ${-wall + width * 0.015})`}">${curvedRoof(canvas, half * 1.08, width * 0.15, colour, distance, 0.58)}</g>`
  );
}

/** A small open pavilion for lake shores and hill tops. */
export function pavilion(canvas: Canvas, width: number, colour: string, distance = 0): string {
  const half = width / 2;
  const posts = [-0.62, -0.22, 0.22, 0.62].map((x) => d`M${half * x} 0v${-width * 0.5}`).join('');
  return (
    rect(-half * 0.85, 0, half * 1.7, width * 0.08, canvas.shade(pigment.stone, distance, 0.1)) +
    line(posts, canvas.shade('#a8433a', distance), width * 0.05, 'stroke-linecap="butt"') +
    line(
      d`M${-half * 0.62} ${-width * 0.14}h${half * 1.24}`,
      canvas.tone('#c8584a', distance),
      width * 0.04,
    ) +
    `<g transform="${d`translate(0 ${-width * 0.46})`}">${curvedRoof(canvas, half * 1.15, width * 0.5, colour, distance, 0.05)}</g>` +
    circle(0, -width * 0.99, width * 0.05, canvas.tone(pigment.gold, distance))
  );
}
