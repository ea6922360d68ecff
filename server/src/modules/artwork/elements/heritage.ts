import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { circle, d, line, path, rect, times } from '../shapes.ts';

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

/** A plain gabled house, its side wall turned from the light. */
export function house(
  canvas: Canvas,
  width: number,
  height: number,
  wall: string,
  roof: string,
  distance = 0,
): string {
  const front = width * 0.64;
  const roofHeight = width * 0.34;
  const win = width * 0.11;
  const panes = [0.18, 0.4]
    .map((x) => d`M${front * x * 1.5 - front * 0.04} ${-height * 0.74}h${win}v${win * 1.2}h${-win}Z`)
    .join('');
  return `<g transform="${d`translate(${-width / 2} 0)`}">${
    rect(0, -height, front, height, canvas.tone(wall, distance)) +
    path(
      d`M${front} 0V${-height}L${front + (width - front) / 2} ${-height - roofHeight}L${width} ${-height}V0Z`,
      canvas.shade(wall, distance, 0.2),
    ) +
    path(
      d`M${-width * 0.05} ${-height + width * 0.02}L${width * 0.13} ${-height - roofHeight}H${front + (width - front) / 2}L${front - width * 0.02} ${-height + width * 0.02}Z`,
      canvas.tone(roof, distance),
    ) +
    path(
      d`M${front + (width - front) / 2 - width * 0.015} ${-height - roofHeight}L${width * 1.04} ${-height + width * 0.03}h${-width * 0.06}L${front + (width - front) / 2} ${-height - roofHeight * 0.84}Z`,
      canvas.shade(roof, distance, 0.35),
    ) +
    path(panes, canvas.pane(distance)) +
    rect(front * 0.36, -height * 0.4, win * 1.1, height * 0.4, canvas.shade(pigment.wood, distance)) +
    rect(front + (width - front) / 2 - win * 0.4, -height * 0.78, win * 0.8, win, canvas.pane(distance))
  }</g>`;
}

/** One arcaded shop-house of an old port street: arch below, shutters, ornate gable. */
export function arcade(
  canvas: Canvas,
  width: number,
  storeys: number,
  wall: string,
  roofShape: number,
): string {
  const floor = width * 0.62;
  const height = floor * (storeys + 1);
  const trim = canvas.tone('#fff6e2');
  const shutter = canvas.tone(canvas.random.pick(['#2f7f7a', '#0b4f8a', '#a8503c', '#4c7a55']));
  const r = width * 0.36;
  const lamp = canvas.dark || canvas.light === 'dusk' || canvas.light === 'rain';
  const windows = times(storeys * 3, (i) => {
    const x = ((i % 3) + 0.5) * (width / 3);
    const y = -floor * (Math.floor(i / 3) + 2);
    const w = width * 0.1;
    const top = d`M${x - w} ${y + floor * 0.84}v${-floor * 0.4}a${w} ${w} 0 0 1 ${w * 2} 0v${floor * 0.4}Z`;
    const open = (i + storeys) % 4 === 0;
    return (
      path(top, open ? canvas.pane() : shutter, `stroke="${trim}" stroke-width="${width > 150 ? 5 : 4}"`) +
      line(d`M${x} ${y + floor * 0.82}v${-floor * 0.5}`, trim, 2)
    );
  });
  const gable = [
    d`M0 ${-height}q${width * 0.12} ${-width * 0.02} ${width * 0.2} ${-width * 0.14}a${width * 0.3} ${width * 0.22} 0 0 1 ${width * 0.6} 0q${width * 0.08} ${width * 0.12} ${width * 0.2} ${width * 0.14}Z`,
    d`M0 ${-height}v${-width * 0.12}h${width * 0.22}v${-width * 0.1}h${width * 0.56}v${width * 0.1}h${width * 0.22}v${width * 0.12}Z`,
    d`M${width * 0.06} ${-height}h${width * 0.88}L${width * 0.5} ${-height - width * 0.28}Z`,
  ][roofShape % 3];
  return (
    path(gable ?? '', canvas.tone(wall)) +
    circle(width / 2, -height - width * 0.1, width * 0.05, trim) +
    rect(0, -height, width, height, canvas.tone(wall)) +
    rect(width * 0.88, -height, width * 0.12, height, canvas.shade(wall, 0, 0.16)) +
    windows +
    times(storeys + 1, (i) => rect(-2, -floor * (i + 1) - 5, width + 4, 9, trim)) +
    path(
      d`M${width / 2 - r} 0v${-floor * 0.36}a${r} ${floor * 0.42} 0 0 1 ${r * 2} 0v${floor * 0.36}Z`,
      lamp ? canvas.tone('#b5623a') : canvas.shade('#5a4038'),
    ) +
    path(
      d`M${width / 2 - r * 0.55} 0v${-floor * 0.34}h${r * 1.1}v${floor * 0.34}Z`,
      lamp ? canvas.palette.pane : canvas.shade(pigment.wood, 0, 0.1),
    )
  );
}

/** A round red lantern hanging from the origin. */
export function lantern(canvas: Canvas, size: number): string {
  const glow = canvas.radial([
    [0, '#ffd27d', 0.7],
    [1, '#ffb35c', 0],
  ]);
  const lit = canvas.light !== 'noon' && canvas.light !== 'dawn';
  return (
    (lit ? circle(0, size * 1.2, size * 2.2, glow) : '') +
    line(d`M0 0v${size * 0.5}M0 ${size * 1.9}v${size * 0.8}`, canvas.tone(pigment.gold), 2.5) +
    `<ellipse${d` cx="0" cy="${size * 1.2}" rx="${size * 0.85}" ry="${size * 0.7}"`} fill="${lit ? '#f2553f' : canvas.tone(pigment.red)}"/>` +
    `<ellipse${d` cx="0" cy="${size * 1.2}" rx="${size * 0.36}" ry="${size * 0.7}"`} fill="#ffb066" opacity=".55"/>` +
    rect(-size * 0.34, size * 0.48, size * 0.68, size * 0.14, canvas.tone(pigment.gold)) +
    rect(-size * 0.34, size * 1.8, size * 0.68, size * 0.14, canvas.tone(pigment.gold))
  );
}
