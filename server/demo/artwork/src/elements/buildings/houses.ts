import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { circle, d, line, path, rect, times } from '../../shapes.ts';

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
  const frame = (i: number) => {
    const x = ((i % 3) + 0.5) * (width / 3);
    const y = -floor * (Math.floor(i / 3) + 2) + floor * 0.84;
    const w = width * 0.1;
    return d`M${x - w} ${y}v${-floor * 0.4}a${w} ${w} 0 0 1 ${w * 2} 0v${floor * 0.4}ZM${x} ${y}v${-floor * 0.5}`;
  };
  const open = (i: number) => (i + storeys) % 4 === 0;
  const border = `stroke="${trim}" stroke-width="4"`;
  const windows =
    path(
      times(storeys * 3, (i) => (open(i) ? '' : frame(i))),
      shutter,
      border,
    ) +
    path(
      times(storeys * 3, (i) => (open(i) ? frame(i) : '')),
      canvas.pane(),
      border,
    );
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
